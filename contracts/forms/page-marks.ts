/**
 * The marks by which the build says where in a page the server puts what only it knows: what became of a form,
 * or the pages near an unknown address. React draws them like any text; the server takes the page apart at them
 * once, when it starts, so that nothing a visitor types is ever looked at for marks. Safe in a browser bundle:
 * imports nothing.
 */

/** The most pages that are suggested for an unknown address, by their places. */
export const nearestPlaces = [1, 2, 3] as const;
type NearestPlace = (typeof nearestPlaces)[number];

/** Texts to fill in: a field's value or error, a text of the page, the address or name of a suggested page. */
export type MarkedText =
  | `value.${string}`
  | `error.${string}`
  | 'detail'
  | 'wait'
  | 'key'
  | 'others'
  | `near.path.${NearestPlace}`
  | `near.name.${NearestPlace}`;

/**
 * What can be asked for: how the form ended, and the state of each field.
 * - `sent` or `returned`; a returned form is `failed` (a sentence), `limited` (a time to wait) or `refused`
 *   (a list of fields)
 * - `sound.NAME` or `faulty.NAME`
 * - `is.NAME=VALUE`: the box is ticked, the option was chosen
 * - `keyed`: the form had a key; `others`: something was refused that is no field of it
 *
 * And of the not-found page, `near`: some page is near the address; `near.2`: so many or more are.
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
  | `is.${string}=${string}`
  | 'near'
  | `near.${NearestPlace}`;

/** Mark for a text; `lines` inside a `textarea`, where a first line break has to be doubled. */
export const markText = (text: MarkedText, isTextarea = false): string =>
  isTextarea ? `⟦lines:${text}⟧` : `⟦text:${text}⟧`;

/** Mark before a part that is shown in one state only. */
export const markBegin = (state: MarkedState): string => `⟦if:${state}⟧`;
export const markEnd = '⟦end⟧';

/** Attributes that stand for `selected` or `checked` in one state only: React has no way to draw that. */
export const markSelected = (state: MarkedState): Record<string, string> => ({ 'data-if-selected': state });
export const markChecked = (state: MarkedState): Record<string, string> => ({ 'data-if-checked': state });
