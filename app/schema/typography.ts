/** Typography of texts: quotes and apostrophes, and page titles with the company's name. */

/** Matches text for machines (mail addresses, links, paths), which is left alone, or a straight quotation mark. */
const quotesOrMachineText = /[^\s"()]+@[^\s"()]+|\w+:\/\/[^\s"]+|(?<!\S)\/[^\s"]+|["']/g;

/** A quote opens at the front or behind one of these, if a word or another quote follows. */
const opensBehind = /^$|[\s([{<–—"'“‘]$/;
const opensBefore = /^[\p{L}\p{N}"'“‘{$([]/u;

/** Shortened words and years begin with an apostrophe: the ’90s, ’til. */
const shortForm = /^(?:\d|(?:til|tis|twas|em|cause)\b)/i;

function typeset(quote: string, before: string, behind: string): string {
  const opens = opensBehind.test(before) && opensBefore.test(behind);
  if (quote === '"') return opens ? '“' : '”';
  return opens && !shortForm.test(behind) ? '‘' : '’';
}

/**
 * A text for people with typographic quotes and apostrophes. Mail addresses, links and paths inside it
 * stay as they are, and so does a text that has the right marks already.
 */
export const typographic = (text: string): string =>
  text.replace(quotesOrMachineText, (match, at: number) =>
    match === '"' || match === "'" ? typeset(match, text.slice(0, at), text.slice(at + 1)) : match,
  );

/** Search engines truncate longer titles. */
const maxTitleLength = 60;

/** The maximum number of characters that a title must leave for the separator and the company's name. */
const roomForName = 10;

const parting = ' | ';

/** The maximum number of characters of a page's own title, for a company of this name. */
export const titleRoom = (name: string): number =>
  maxTitleLength - Math.min(parting.length + name.length, roomForName);

/**
 * The whole title. The front page begins with the company's name, every other page ends with it. If the whole title is
 * too long, the name is omitted.
 */
export function titleOf(path: string, title: string, name: string): string {
  if (path === '/') return name + parting + title;
  const whole = title + parting + name;
  return whole.length > maxTitleLength ? title : whole;
}
