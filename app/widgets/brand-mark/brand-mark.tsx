import styles from './brand-mark.module.css';

/** The company's mark, drawn by `media/brand/mark.ts`: two ink blocks and the red fold between them. */
export const BrandMark = ({ size = 28 }: { size?: number }) => (
  <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
    <path className={styles.fold} d="M12 10l8-8h.4v20H20l-8 8h-.4V10z" />
    <path fill="currentColor" d="M0 10h12v20H0zM20 2h12v20H20z" />
  </svg>
);
