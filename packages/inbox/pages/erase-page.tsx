/** The page before a deletion: what is deleted, and a word to type. */
import { type EraseView, submissionPath } from '../inbox-pages.ts';
import { Button, ButtonLink } from '../../site/widgets/button/button.tsx';
import { TextField } from '../../site/widgets/field/field.tsx';
import styles from './inbox.module.css';

const List = ({ items }: { items: readonly string[] }) => (
  <ul className={styles.list}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

export const ErasePage = ({ id, reference, subject, word, fault, ...view }: EraseView) => (
  <div className={styles.column}>
    <h1 className={styles.title}>{`Delete this ${view.kind.toLowerCase()}?`}</h1>
    <p className={styles.lead}>
      <strong className={styles.strong} dir="auto">
        {subject}
      </strong>
      <br />
      {`${reference}, from `}
      <span dir="auto">{view.sender}</span>
      {`, received ${view.received.text}. Nobody can bring it back.`}
    </p>
    <h2 className={styles.heading}>What is deleted</h2>
    <List items={view.deleted} />
    {view.kept.length > 0 && (
      <>
        <h2 className={styles.heading}>What stays, and is yours to delete</h2>
        <List items={view.kept} />
      </>
    )}
    <form className={styles.confirm} method="post" action={submissionPath(id, 'erase')} noValidate>
      <TextField
        name="word"
        label={`Type “${word}” to confirm`}
        hint={`Or the reference ${reference}`}
        error={fault}
        // The person has typed a wrong word, so the field takes the focus.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={fault !== undefined}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className={styles.buttons}>
        <Button type="submit">Delete for good</Button>
        <ButtonLink variant="quiet" href={submissionPath(id)}>
          Keep it
        </ButtonLink>
      </div>
    </form>
  </div>
);
