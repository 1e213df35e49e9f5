/** Links in texts: `[words](address)`. The words of a link contain no link, and no other Markdown is read. */
const link = /\[([^[\]]+)\]\(([^\s()]+)\)/;

/** A page or file of the site, an https address, or a mailbox. */
export const linkAddress = /^(?:\/(?!\/)[\x21-\x7e]*|https:\/\/[\w-][\x21-\x7e]*|mailto:[\w.+-]+@[\w.-]+)$/;

export type TextPart = string | { words: string; href: string };

/** Splits a text at its links. */
export const partsOf = (text: string): TextPart[] =>
  text.split(new RegExp(link)).flatMap((part, index, all): TextPart[] => {
    // The expression has two groups, so each link takes two places of three.
    if (index % 3 === 0) return part === '' ? [] : [part];
    return index % 3 === 1 ? [{ words: part, href: all[index + 1] ?? '' }] : [];
  });

/** Returns a text with the words of its links alone. */
export const withoutLinks = (text: string): string =>
  partsOf(text)
    .map((part) => (typeof part === 'string' ? part : part.words))
    .join('');

/** Returns what is wrong with the links of a text; undefined if nothing is. */
export function linkFault(text: string): string | undefined {
  const parts = partsOf(text);
  const links = parts.filter((part) => typeof part !== 'string');
  const faulty = links.find(({ href }) => !linkAddress.test(href));
  if (faulty) return `must have links to /a-page, https://… or mailto:…, not to ${faulty.href}`;
  const isBroken = parts.some((part) => typeof part === 'string' && part.includes(']('));
  const isUntidy = links.some(({ words }) => words !== words.trim());
  return isBroken || isUntidy
    ? 'must write a link as [words](address), without spaces inside of the brackets, and without a link in the words'
    : undefined;
}
