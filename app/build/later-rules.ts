/**
 * Returns whether a rule may be loaded after the first screen. Such a rule is for hidden parts that a visitor opens,
 * for hovering, pressing and selecting, for view transitions, for print, for translated right-to-left pages, for forced
 * colors, for windows narrower than any screen, or for browsers that lack a feature.
 */
const isLater = (prelude: string): boolean =>
  /^@layer disclosed$|^@media (?:print\b|\(forced-colors\b|\(width<20em\))|^@supports not\b|^::(?:selection$|view-transition)|^\[dir=rtl\] |^[^@,]*:hover[^,]*$|^[^@,(]*:active$/.test(
    prelude,
  );

/** Returns the end of the block that begins at `open`. Texts in a minified sheet contain no braces. */
function endOfBlock(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`a block of the style sheet never ends: ${css.slice(open, open + 80)}`);
}

export function layerOf(css: string, name: string): string {
  const starts = [...css.matchAll(new RegExp(`@layer ${name}\\{`, 'g'))].map(({ index }) => index);
  return starts.map((start) => css.slice(start, endOfBlock(css, css.indexOf('{', start)) + 1)).join('');
}

/**
 * Splits a minified style sheet into the rules that the first screen needs and the rules that can come later. The rules
 * keep their order and their layers.
 */
export function splitLaterRules(css: string): { now: string; later: string } {
  let [now, later] = ['', ''];
  for (let at = 0; at < css.length;) {
    const [statement] = /^[^{};]*;/.exec(css.slice(at)) ?? [];
    if (statement !== undefined) {
      now += statement;
      at += statement.length;
      continue;
    }
    const open = css.indexOf('{', at);
    if (open < 0) return { now: now + css.slice(at), later };
    const end = endOfBlock(css, open) + 1;
    const prelude = css.slice(at, open).trim();
    if (isLater(prelude)) later += css.slice(at, end);
    else if (prelude.startsWith('@layer')) {
      const inside = splitLaterRules(css.slice(open + 1, end - 1));
      if (inside.now) now += `${prelude}{${inside.now}}`;
      if (inside.later) later += `${prelude}{${inside.later}}`;
    } else now += css.slice(at, end);
    at = end;
  }
  return { now, later };
}

const declaration = /(--[a-z][\w-]*):[^;{}]*(;|(?=\}))/gi;

/**
 * Removes the custom properties that a minified style sheet does not read. Repeats this until the sheet reads every
 * remaining property. A document then contains only the tokens of its first screen; the later sheet contains all
 * tokens.
 */
export function dropUnreadProperties(css: string): string {
  const kept = css.replace(declaration, (all: string, name: string) =>
    new RegExp(`var\\(${name}(?![\\w-])`).test(css) ? all : '',
  );
  return kept === css ? css : dropUnreadProperties(kept);
}
