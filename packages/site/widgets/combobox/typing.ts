/** Functions that every combobox needs: for its keys, and for a delay. */
import { useEffect, useState, type KeyboardEvent } from 'react';

/** The `keyCode` of every key event that belongs to an input method (UI Events, B.2). */
const keyOfInputMethod = 229;

/**
 * Returns whether a key belongs to an input method. While an input method composes text, keys choose among its
 * suggestions. Safari sends the last Enter after the composition has ended; only `keyCode` shows that this Enter belongs
 * to the composition.
 */
export const isComposing = (event: KeyboardEvent): boolean =>
  // oxlint-disable-next-line typescript/no-deprecated -- no other property shows it
  event.nativeEvent.isComposing || event.keyCode === keyOfInputMethod;

/**
 * Returns the index of the option that a key selects. Keys that move the caret return -1, which means no option (W3C
 * APG).
 */
export function step({ key }: KeyboardEvent, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (/^(ArrowLeft|ArrowRight|Home|End)$/.test(key)) return -1;
  return {
    ArrowDown: (active + 1) % count,
    ArrowUp: active < 0 ? count - 1 : (active - 1 + count) % count,
    PageDown: Math.min(count - 1, active + 8),
    PageUp: Math.max(0, active - 8),
  }[key];
}

/**
 * Returns a value with a delay. First returns `initial`, then the last value that did not change for `delay`
 * milliseconds.
 */
export function useDebounced<Value>(value: Value, delay: number, initial = value): Value {
  const [settled, setSettled] = useState(initial);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
