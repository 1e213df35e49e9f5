/**
 * Lets a drawing draw itself, once and only where a page asks for it by the fragment `#d` in its address: lines run
 * from their beginning, and then what is red comes, bars from their floor. Without the fragment, on paper and where
 * motion is not wanted it is still and whole.
 */

/** Where the red begins: after the lines, and a breath. */
const late = '720ms';

/** `l`: a line. `r`: comes last. `a` and `u`: a bar that grows across and up. */
const style = [
  '@media(prefers-reduced-motion:no-preference){',
  '#d:target .l{animation:l 600ms ease-out backwards}',
  `#d:target .r{animation:r 300ms ${late} backwards}`,
  `#d:target .l.r{animation:l 600ms ${late} ease-out backwards}`,
  `#d:target .a{transform-box:fill-box;animation:a 600ms ${late} ease-out backwards}`,
  `#d:target .u{transform-box:fill-box;transform-origin:0 100%;animation:u 600ms ${late} ease-out backwards}`,
  '}',
  '@keyframes l{from{stroke-dasharray:1;stroke-dashoffset:1}to{stroke-dasharray:1;stroke-dashoffset:0}}',
  '@keyframes r{from{opacity:0}}',
  '@keyframes a{from{scale:0 1}}',
  '@keyframes u{from{scale:1 0}}',
].join('');

/** The attributes of a tag that say how it is painted. */
type Attributes = ReadonlyMap<string, string>;

const attributesOf = (text: string): Attributes =>
  new Map([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));

const isRed = (tag: Attributes): boolean => tag.get('fill') === '$red' || tag.get('stroke') === '$red';

/** A stroke without a pattern, which a dash as long as itself can uncover. */
const isLine = (name: string, tag: Attributes): boolean =>
  name === 'path' &&
  ['$ink', '$ink2', '$red'].includes(tag.get('stroke') ?? '') &&
  !tag.has('stroke-dasharray') &&
  (tag.get('fill') ?? 'none') === 'none';

/** The way a red rectangle grows: along its longer side, if it has one and is not turned. */
function growth(tag: Attributes): 'a' | 'u' | 'r' {
  const [w, h] = [Number(tag.get('width')), Number(tag.get('height'))];
  if (tag.has('transform') || tag.get('fill') !== '$red') return 'r';
  return w >= 1.2 * h ? 'a' : h >= 1.2 * w ? 'u' : 'r';
}

function classOf(name: string, tag: Attributes): string | undefined {
  if (isLine(name, tag)) return isRed(tag) ? 'l r' : 'l';
  if (!isRed(tag)) return undefined;
  return name === 'rect' ? growth(tag) : 'r';
}

/** Its shadow comes with a red sheet: alone it would be the shadow of nothing. */
const shadowOfRed = /(<path )([^>]*fill="\$shadow"[^>]*\/>)(?=<rect [^>]*fill="\$red")/g;

/** @param svg a whole drawing whose colors are still names */
export function drawItself(svg: string): string {
  const marked = svg
    .replaceAll(shadowOfRed, '$1class="r" $2')
    .replaceAll(/<(\w+) ((?:[\w-]+="[^"]*" ?)+)(\/?)>/g, (whole, name: string, text: string, end: string) => {
      const given = name === 'svg' ? undefined : classOf(name, attributesOf(text));
      if (given === undefined) return whole;
      return `<${name} class="${given}"${given.startsWith('l') ? ' pathLength="1"' : ''} ${text}${end}>`;
    });
  return marked.replace(/^<svg ([^>]*)>/, `<svg id="d" $1><style>${style}</style>`);
}
