/** Reads the words of a built page. So the search finds the words of every kind of band. */

export interface PageWords {
  /** The headings below the title, each with the id of the element to which a link to the heading leads. */
  headings: readonly (readonly [text: string, id: string])[];
  text: string;
}

/** Elements that contain no words for visitors. */
const skipped = /^(?:svg|script|style|template|noscript|select)$/;
const empty = /^(?:area|br|col|hr|img|input|link|meta|source|track|wbr)$/;
const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const decode = (text: string): string =>
  text.replaceAll(/&(\w+|#x27);/g, (all, name: string) => characters[name] ?? all);

/**
 * Reads the main part of a document that React has drawn. The id of a heading is its own id, or the id of the nearest
 * element around it that has one; otherwise empty.
 */
export function readPage(html: string): PageWords {
  const found = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
  // A span within a word (`app/build/prerender.tsx`) does not end the word.
  const main = found.replaceAll(/<span class="unbroken">([^<]*)<\/span>/g, '$1');
  const open: { name: string; id: string; isSkipped: boolean; start: number }[] = [];
  const headings: [string, string][] = [];
  let text = '';
  for (const [part, end, name, attributes = ''] of main.matchAll(/<(\/?)([a-z][a-z0-9]*)([^>]*)>|[^<]+/g)) {
    const around = open.at(-1);
    if (name === undefined) {
      if (!around?.isSkipped) text += decode(part);
      continue;
    }
    if (end) {
      open.pop();
      if (around && /^h[23]$/.test(name)) headings.push([text.slice(around.start).trim(), around.id]);
      text += ' ';
    } else if (!empty.test(name)) {
      const isHidden = skipped.test(name) || /aria-hidden="true"|data-nosnippet/.test(attributes);
      const id = / id="([^"]*)"/.exec(attributes)?.[1] ?? around?.id ?? '';
      open.push({ name, id, isSkipped: isHidden || around?.isSkipped === true, start: text.length });
    }
  }
  return { headings, text: text.replaceAll(/\s+/g, ' ').trim() };
}
