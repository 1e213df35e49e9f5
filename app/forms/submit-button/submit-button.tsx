import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../widgets/button/button.tsx';

/** Sends the form; while it does, it says so and cannot be pressed. */
export function SubmitButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const element = button.current;
    if (!busy) return undefined;
    // A button that is disabled loses the focus, and one that goes (Cancel) takes it along. When the attempt
    // has ended it comes back here, unless the visitor or the error summary has it.
    return () => {
      if (document.activeElement === document.body) element?.focus({ preventScroll: true });
    };
  }, [busy]);
  return (
    <Button ref={button} type="submit" disabled={busy}>
      {busy ? 'Sending...' : children}
    </Button>
  );
}
