/** Typewriter quotes and apostrophes into those of a printer. */

/** Matches text for machines (mail addresses, links, paths), which is left alone, or a straight quotation mark. */
const marks = /[^\s"()]+@[^\s"()]+|\w+:\/\/[^\s"]+|(?<!\S)\/[^\s"]+|["']/g;

/** A quote opens at the front or behind one of these, if a word or another quote follows. */
const opensBehind = /^$|[\s([{<–—"'“‘]$/;
const opensBefore = /^[\p{L}\p{N}"'“‘{$([]/u;

/** A word or a year without its first part begins with an apostrophe: the ’90s, ’til. */
const shortForm = /^(?:\d|(?:til|tis|twas|em|cause)\b)/i;

function typeset(mark: string, before: string, behind: string): string {
  const opens = opensBehind.test(before) && opensBefore.test(behind);
  if (mark === '"') return opens ? '“' : '”';
  return opens && !shortForm.test(behind) ? '‘' : '’';
}

/**
 * A text for people with typographic quotes and apostrophes. Mail addresses, links and paths inside it
 * stay as they are, and so does a text that has the right marks already.
 */
export const typographic = (text: string): string =>
  text.replace(marks, (found, at: number) =>
    found === '"' || found === "'" ? typeset(found, text.slice(0, at), text.slice(at + 1)) : found,
  );
