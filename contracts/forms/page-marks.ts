/**
 * The marks by which the build says where in a page the server puts what became of a form. React draws
 * them like any text; the server takes the page apart at them once, when it starts, so that nothing a
 * visitor types is ever looked at for marks. Safe in a browser bundle: imports nothing.
 */

/** What can be put in: a field's value or error, or one of the page's own texts. */
export type MarkedText = `value.${string}` | `error.${string}` | 'detail' | 'wait' | 'key' | 'others';

/**
 * What can be asked for: how the form ended, and the state of each field.
 * - `sent` or `returned`; a returned form is `failed` (a sentence), `limited` (a time to wait) or `refused`
 *   (a list of fields)
 * - `sound.NAME` or `faulty.NAME`
 * - `is.NAME=VALUE`: the box is ticked, the option was chosen
 * - `keyed`: the form had a key; `others`: something was refused that is no field of it
 */
export type MarkedState =
  | 'sent'
  | 'returned'
  | 'failed'
  | 'limited'
  | 'refused'
  | 'keyed'
  | 'others'
  | `sound.${string}`
  | `faulty.${string}`
  | `is.${string}=${string}`;

/** Where a text goes; `lines` inside a `textarea`, where a first line break has to be doubled. */
export const markText = (text: MarkedText, isTextarea = false): string =>
  isTextarea ? `⟦lines:${text}⟧` : `⟦text:${text}⟧`;

/** What stands before and after a part that is shown in one state only. */
export const markBegin = (state: MarkedState): string => `⟦if:${state}⟧`;
export const markEnd = '⟦end⟧';

/** Attributes that stand for `selected` or `checked` in one state only: React has no way to draw that. */
export const markSelected = (state: MarkedState): Record<string, string> => ({ 'data-if-selected': state });
export const markChecked = (state: MarkedState): Record<string, string> => ({ 'data-if-checked': state });
