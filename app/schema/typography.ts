/** How texts are set: typographic quotes and apostrophes, and the title of a page with the company's name. */

/** Matches text for machines (mail addresses, links, paths), which is left alone, or a straight quotation mark. */
const quotesOrMachineText = /[^\s"()]+@[^\s"()]+|\w+:\/\/[^\s"]+|(?<!\S)\/[^\s"]+|["']/g;

/** A quote opens at the front or behind one of these, if a word or another quote follows. */
const opensBehind = /^$|[\s([{<–—"'“‘]$/;
const opensBefore = /^[\p{L}\p{N}"'“‘{$([]/u;

/** A word or a year without its first part begins with an apostrophe: the ’90s, ’til. */
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

/** Characters after which search engines cut. */
const maxTitleLength = 60;

/** Characters of the name, and of what parts it from the title, for which every title has to leave room. */
const roomForName = 10;

const parting = ' | ';

/** Most characters that a page's own title may have, for a company of this name. */
export const titleRoom = (name: string): number =>
  maxTitleLength - Math.min(parting.length + name.length, roomForName);

/**
 * The whole title: the front page begins with the company, every other ends with it. A long name is left out where
 * it would be cut.
 */
export function titleOf(path: string, title: string, name: string): string {
  if (path === '/') return name + parting + title;
  const whole = title + parting + name;
  return whole.length > maxTitleLength ? title : whole;
}
