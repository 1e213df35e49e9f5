/** Finds names in the text of a PDF, however they are written, and what stands around them. */

/** White space and comments between two tokens (ISO 32000-1, 7.2.3). */
const gap = '(?:[\\s\\0]|%[^\\r\\n]{0,200}[\\r\\n])*';

/** Bytes around a name that are searched. */
const reach = 300;

/** Places of one name that are looked at. A file with more is taken to hold what most of them only look like. */
const mostPlaces = 500;

/** Any byte of a name may be written as `#` and two digits: a name in which one is. */
const escapedName = /\/([^\s\0()<>[\]{}/%#]{0,40}#[\dA-Fa-f]{2}[^\s\0()<>[\]{}/%]{0,120})/g;

const isValue = new RegExp(`/(?:S|Type|Subtype)${gap}$`);
const isKey = new RegExp(`^${gap}(?:<<|\\[|\\d{1,10}${gap}\\d{1,10}${gap}R)`);
const nameEnds = /^[\s\0()<>[\]{}/%]|^$/;

/** Takes a text's escapes away. */
export const unescapeNames = (text: string): string =>
  text.replace(/#([\dA-Fa-f]{2})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));

/** Use of a name: as the value of an action or a type, or as a key that is followed by a value. */
export type NameUse = 'value' | 'key';

/** The names in one text. */
export type Names = {
  text: string;
  /** Positions after each use of this kind. Words in the text of a resume that look like names do not count. */
  find: (name: string, as: NameUse) => number[];
  /** False where so many names are written with escapes that some were passed over. */
  isWhole: boolean;
};

/** The places of names written with escapes, as far as there are not too many. */
function findEscaped(text: string): { escaped: ReadonlyMap<string, number[]>; isWhole: boolean } {
  const escaped = new Map<string, number[]>();
  let left = mostPlaces * 100;
  for (const { 1: written = '', index } of text.matchAll(escapedName)) {
    if (left === 0) return { escaped, isWhole: false };
    left -= 1;
    const name = unescapeNames(written);
    const ends = escaped.get(name) ?? [];
    if (ends.length < mostPlaces) ends.push(index + 1 + written.length);
    escaped.set(name, ends);
  }
  return { escaped, isWhole: true };
}

/** Prepares a text for looking up names. */
export function readNames(text: string): Names {
  const { escaped, isWhole } = findEscaped(text);

  function endsOf(name: string): number[] {
    const ends = [...(escaped.get(name) ?? [])];
    const written = `/${name}`;
    let at = text.indexOf(written);
    while (at >= 0 && ends.length < mostPlaces) {
      const end = at + written.length;
      if (nameEnds.test(text.slice(end, end + 1))) ends.push(end);
      at = text.indexOf(written, end);
    }
    return ends;
  }
  function isUsed(end: number, as: NameUse): boolean {
    if (as === 'key') return isKey.test(text.slice(end, end + reach));
    const begin = text.lastIndexOf('/', end - 1);
    return isValue.test(unescapeNames(text.slice(Math.max(0, begin - reach), begin)));
  }
  return {
    text,
    isWhole,
    find(name, as) {
      const ends = endsOf(name);
      return ends.length < mostPlaces ? ends.filter((end) => isUsed(end, as)) : ends;
    },
  };
}
