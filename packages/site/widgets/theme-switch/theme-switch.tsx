import styles from './theme-switch.module.css';

/** Switches between light and dark. `packages/site/behaviors/theme.ts` handles clicks. Without script the switch is hidden. */
export const ThemeSwitch = ({ label }: { label: string }) => (
  <button
    type="button"
    className={styles.switch}
    data-theme-switch=""
    aria-pressed="false"
    aria-label={label}
  >
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" strokeWidth="1.75" />
      <path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" />
    </svg>
  </button>
);
