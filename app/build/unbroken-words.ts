/** Keeps words with hyphens on one line in headings, lists and row titles of tables, where a line that ends with a hyphen looks like a mistake. */

/** A heading, an item of a list or a title of a row. Of nested items, the text after an inner item is left out. */
const element = /<(h[1-4]|li|th)\b[^>]*>[\s\S]*?<\/\1>/g;
const textNode = />[^<]+</g;
/** A longer word may break, because it could be wider than its column. */
const maxLength = 20;
const compound = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu;

/** Puts each such word of a document into a span that does not wrap (`below.css`), but in no telephone number. */
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
