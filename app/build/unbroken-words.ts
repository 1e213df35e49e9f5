/**
 * Keeps on one line, in headings, lists and tables: words with hyphens, and references such as 6(1)(b). There, a line that
 * ends with a hyphen looks like a mistake. In headings and titles of rows and columns, also a number with its name.
 */

/**
 * Matches a heading, an item of a list, a cell or a marked paragraph. If an item contains other items, the match ends
 * after the first of these.
 */
const element = /<(h[1-4]|li|th|td|dd|p(?=[^>]* data-whole-words))\b[^>]*>[\s\S]*?<\/\1>/g;
const titles = /^<(?:h[1-4]|th)\b/;
const textNode = />[^<]+</g;
/** The maximum length of a word that must not break. A longer word could be wider than its column. */
const maxLength = 20;

/** Matches a text with the punctuation beside it. A comma alone would otherwise begin the next line. */
const withPunctuation = (pattern: string): RegExp => new RegExp(`[(“]?(?:${pattern})[,.:;?!)”]*`, 'gu');
const compound = String.raw`[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+|\([\p{L}\p{N}]\))+`;
/** "SOC 2", "Windows Server 2016" and "10 million+": a name or a unit, and its number. */
const numbered = String.raw`\p{Lu}\p{L}+ \d(?:[\d.,]*\d)?(?![\p{L}\p{N}-])|\d[\d.,]* \p{L}+\+`;
const inText = withPunctuation(compound);
const inTitle = withPunctuation(`${compound}|${numbered}`);

/** Puts each such text into a span that does not wrap (`below.css`). Leaves telephone numbers unchanged. */
export const keepWordsWhole = (html: string): string =>
  html.replace(element, (markup) =>
    markup.includes('href="tel:')
      ? markup
      : markup.replace(textNode, (text) =>
          text.replace(titles.test(markup) ? inTitle : inText, (word) =>
            word.length > maxLength ? word : `<span class="unbroken">${word}</span>`,
          ),
        ),
  );
