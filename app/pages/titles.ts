/** The title of a page as browsers and search engines show it, the company's name included. */

/** Characters after which search engines cut. */
const longest = 60;

/** Characters of the name, and of what parts it from the title, for which every title has to leave room. */
const roomForName = 10;

const parting = ' | ';

/** Most characters that a page's own title may have, for a company of this name. */
export const titleRoom = (name: string): number =>
  longest - Math.min(parting.length + name.length, roomForName);

/**
 * The whole title: the front page begins with the company, every other ends with it. A long name is left out where
 * it would be cut.
 */
export function titleOf(path: string, title: string, name: string): string {
  if (path === '/') return name + parting + title;
  const whole = title + parting + name;
  return whole.length > longest ? title : whole;
}
