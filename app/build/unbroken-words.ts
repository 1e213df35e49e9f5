/**
 * Keeps words with hyphens on one line in headings, lists and row titles of tables. There, a line that ends with a
 * hyphen looks like a mistake.
 */

/**
 * Matches a heading, an item of a list or a title of a row. If an item contains other items, the match ends after the
 * first of these.
 */
const element = /<(h[1-4]|li|th)\b[^>]*>[\s\S]*?<\/\1>/g;
const textNode = />[^<]+</g;
/** The maximum length of a word that must not break. A longer word could be wider than its column. */
const maxLength = 20;
/** Matches a word with hyphens, with the punctuation beside it. A comma alone would otherwise begin the next line. */
const compound = /[(“]?[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+[,.:;?!)”]*/gu;

/** Puts each word with a hyphen into a span that does not wrap (`below.css`). Leaves telephone numbers unchanged. */
export const keepWordsWhole = (html: string): string =>
  html.replace(element, (markup) =>
    markup.includes('href="tel:')
      ? markup
      : markup.replace(textNode, (text) =>
          text.replace(compound, (word) =>
            word.length > maxLength ? word : `<span class="unbroken">${word}</span>`,
          ),
        ),
  );
