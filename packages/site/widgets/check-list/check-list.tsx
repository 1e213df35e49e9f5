import type { ReactNode } from 'react';
import styles from './check-list.module.css';

export const CheckList = ({ items }: { items: { key: string; content: ReactNode }[] }) => (
  <ul className={styles.list}>
    {items.map(({ key, content }) => (
      <li key={key} className={styles.item}>
        {content}
      </li>
    ))}
  </ul>
);
