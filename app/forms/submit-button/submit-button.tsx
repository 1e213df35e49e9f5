import { useEffect, useRef, type MouseEvent } from 'react';
import { Button } from '../../widgets/button/button.tsx';
import styles from './submit-button.module.css';

/** Labels of the button, idle and while sending. */
export interface SubmitWords {
  submit: string;
  sending: string;
}

/** Keeps the width for the shorter words; a press while the form is being sent does nothing. */
function onPress(event: MouseEvent<HTMLButtonElement>, busy: boolean): void {
  if (busy) event.preventDefault();
  else event.currentTarget.style.minInlineSize = `${event.currentTarget.offsetWidth}px`;
}

/**
 * Sends the form; while it does, it says so and cannot be pressed. It is not `disabled`, which would take the
 * focus away from it.
 */
export function SubmitButton({ busy, words }: { busy: boolean; words: SubmitWords }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const element = button.current;
    if (!busy) return undefined;
    // A button that goes (Cancel) takes the focus along. When the attempt has ended it comes here, unless
    // the visitor or the error summary has it.
    return () => {
      if (document.activeElement === document.body) element?.focus({ preventScroll: true });
    };
  }, [busy]);
  return (
    <div className={styles.place} data-busy={busy ? '' : undefined}>
      <Button ref={button} type="submit" aria-disabled={busy} onClick={(event) => onPress(event, busy)}>
        {busy ? words.sending : words.submit}
      </Button>
    </div>
  );
}
