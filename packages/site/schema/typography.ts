/** Typography of texts: quotation marks, apostrophes, and page titles with the company's name. */

/**
 * Matches straight quotation marks. Also matches texts for machines (mail addresses, links, paths), which must not
 * change.
 */
const quotesOrMachineText = /[^\s"()]+@[^\s"()]+|\w+:\/\/[^\s"]+|(?<!\S)\/[^\s"]+|["']/g;

/**
 * A quotation mark is an opening mark at the start of a text or after one of these characters, if one of `opensBefore`
 * follows it.
 */
const opensBehind = /^$|[\s([{<–—"'“‘]$/;
const opensBefore = /^[\p{L}\p{N}"'“‘{$([]/u;

/** Matches shortened words and years that begin with an apostrophe: the ’90s, ’til. */
const shortForm = /^(?:\d|(?:til|tis|twas|em|cause)\b)/i;

function typeset(quote: string, before: string, behind: string): string {
  const opens = opensBehind.test(before) && opensBefore.test(behind);
  if (quote === '"') return opens ? '“' : '”';
  return opens && !shortForm.test(behind) ? '‘' : '’';
}

/**
 * Returns a text with typographic quotation marks and apostrophes. Does not change mail addresses, links, paths, and
 * marks that are already typographic.
 */
export const typographic = (text: string): string =>
  text.replace(quotesOrMachineText, (match, at: number) =>
    match === '"' || match === "'" ? typeset(match, text.slice(0, at), text.slice(at + 1)) : match,
  );

/** Search engines cut longer titles. */
const maxTitleLength = 60;

/**
 * The number of characters that a title must leave free for the separator and the name. For a shorter name, the title
 * may be longer.
 */
const roomForName = 10;

const parting = ' | ';

/** Returns the maximum number of characters of a page's own title, for a company with this name. */
export const titleRoom = (name: string): number =>
  maxTitleLength - Math.min(parting.length + name.length, roomForName);

/**
 * Returns the whole title. The company's name begins the title of the front page and ends every other title. If the
 * whole title is too long, the name is left out.
 */
export function titleOf(path: string, title: string, name: string): string {
  if (path === '/') return name + parting + title;
  const whole = title + parting + name;
  return whole.length > maxTitleLength ? title : whole;
}
