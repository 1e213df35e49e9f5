/** Links in texts: `[words](address)`. The words cannot contain another link. Other Markdown is not supported. */
const link = /\[([^[\]]+)\]\(([^\s()]+)\)/;

/** The address of a link: a path of the site, an https address, or a mailbox. */
export const linkAddress = /^(?:\/(?!\/)[\x21-\x7e]*|https:\/\/[\w-][\x21-\x7e]*|mailto:[\w.+-]+@[\w.-]+)$/;

export type TextPart = string | { words: string; href: string };

/** Splits a text at its links. */
export const partsOf = (text: string): TextPart[] =>
  text.split(new RegExp(link)).flatMap((part, index, all): TextPart[] => {
    // The expression has two groups, so `split` returns two entries for each link after each text.
    if (index % 3 === 0) return part === '' ? [] : [part];
    return index % 3 === 1 ? [{ words: part, href: all[index + 1] ?? '' }] : [];
  });

/** Returns a text in which each link is replaced by its words. */
export const withoutLinks = (text: string): string =>
  partsOf(text)
    .map((part) => (typeof part === 'string' ? part : part.words))
    .join('');

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
