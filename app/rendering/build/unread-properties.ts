/** A custom property where it is set, with its value and what ends it. */
const declaration = /(--[a-z][\w-]*):[^;{}]*(;|(?=\}))/gi;

/**
 * Takes out of a minified style sheet the custom properties that nothing in it reads, and those that only such read.
 * A document then carries the tokens of its first screen; the sheet of what is below has all of them.
 */
export function dropUnreadProperties(css: string): string {
  const kept = css.replace(declaration, (all: string, name: string) =>
    new RegExp(`var\\(${name}(?![\\w-])`).test(css) ? all : '',
  );
  return kept === css ? css : dropUnreadProperties(kept);
}
