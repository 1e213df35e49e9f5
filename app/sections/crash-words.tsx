/** Message of a crashed island. It stands in the document, because scripts contain no words of the content. */
import type { Words } from '../pages/site.ts';

type Spoken = Pick<Words['crash'], 'part' | 'reload'>;

const id = 'crash-words';

/** Puts the words into the document, where nobody sees them. */
export const CrashWords = ({ words }: { words: Spoken }) => (
  <template id={id} data-part={words.part} data-reload={words.reload} />
);

/** Reads them there, in a browser. */
export function crashWords(): Spoken {
  const { part = '', reload = '' } = document.querySelector<HTMLElement>(`#${id}`)?.dataset ?? {};
  return { part, reload };
}
