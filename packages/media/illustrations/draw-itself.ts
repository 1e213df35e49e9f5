/**
 * Makes a drawing draw itself once, if the drawing's address in the page has the fragment `#d`. Lines grow from their
 * beginning. Then the red parts appear, and bars grow from the floor. Without the fragment, on paper and with reduced
 * motion, the drawing is complete and still.
 */

/** The delay of the red parts: they begin a moment after the lines have ended. */
const late = '720ms';

/** `l` is a line. `r` appears last. `a` and `u` are bars that grow sideways and upwards. */
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

/** The attributes of a tag that describe its paint. */
type Attributes = ReadonlyMap<string, string>;

const attributesOf = (text: string): Attributes =>
  new Map([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));

const isRed = (tag: Attributes): boolean => tag.get('fill') === '$red' || tag.get('stroke') === '$red';

/** Returns whether an element is a stroke without a pattern. A dash as long as the stroke can then uncover it. */
const isLine = (name: string, tag: Attributes): boolean =>
  name === 'path' &&
  ['$ink', '$ink2', '$red'].includes(tag.get('stroke') ?? '') &&
  !tag.has('stroke-dasharray') &&
  (tag.get('fill') ?? 'none') === 'none';

/** Returns how a red rectangle grows: along its longer side. A square or a rotated rectangle only appears. */
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

/** Matches the shadow of a red sheet. The shadow appears together with the sheet. */
const shadowOfRed = /(<path )([^>]*fill="\$shadow"[^>]*\/>)(?=<rect [^>]*fill="\$red")/g;

/** @param svg a complete drawing that contains the names of colors */
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
