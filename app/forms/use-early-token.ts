import { useEffect, type RefObject } from 'react';
import type { BotAction } from '../../contracts/bot-check.ts';
import type { BotCheck } from './bot-check/bot-check.ts';

/** Begins to make the token when the visitor first touches the form, so that sending does not wait for it. */
export function useEarlyToken(
  form: RefObject<HTMLFormElement | null>,
  botCheck: BotCheck,
  action: BotAction,
): void {
  useEffect(() => {
    const element = form.current;
    const prepare = (): void => botCheck.prepare(action);
    // The touch that woke the page may have been in this form.
    if (element?.matches(':focus-within')) prepare();
    const onFocus = ({ target }: FocusEvent): void => {
      // The button gets the focus back by itself after an attempt, and asks for a token when it is pressed.
      if (!(target instanceof HTMLButtonElement && target.type === 'submit')) prepare();
    };
    element?.addEventListener('focusin', onFocus);
    return () => element?.removeEventListener('focusin', onFocus);
  }, [form, botCheck, action]);
}
