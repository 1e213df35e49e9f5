/** Small parts that the list and the page of a submission share. */
import type { ReactNode } from 'react';
import { type DeliveryText, type InboxAction, type TimeText, submissionPath } from '../inbox-pages.ts';
import { Button } from '../../site/widgets/button/button.tsx';
import styles from './parts.module.css';

const tones = { alert: styles.alert, wait: styles.wait, done: styles.done };

/** The state of a delivery. The color of the dot before the words shows the tone. */
export const DeliveryState = ({ text, tone }: DeliveryText) => (
  <span className={`${styles.state} ${tones[tone]}`}>{text}</span>
);

export const Time = ({ text, iso }: TimeText) => <time dateTime={iso}>{text}</time>;

export const Tags = ({ tags }: { tags: readonly string[] }) =>
  tags.length > 0 && (
    <span className={styles.tags}>
      {tags.map((tag) => (
        <span key={tag} className={styles.tag}>
          {tag}
        </span>
      ))}
    </span>
  );

/** Warnings, one sentence each. Draws nothing without warnings. */
export const Warnings = ({ texts }: { texts: readonly string[] }) =>
  texts.length > 0 && (
    <ul className={styles.warnings}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );

interface ActionProps {
  id: string;
  action: InboxAction;
  /** Values that are sent with the action, by name. */
  values?: Readonly<Record<string, string>>;
  children: ReactNode;
}

export const ActionButton = ({ id, action, values, children }: ActionProps) => (
  <form method="post" action={submissionPath(id, action)}>
    {Object.entries(values ?? {}).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <Button type="submit" variant="quiet">
      {children}
    </Button>
  </form>
);
