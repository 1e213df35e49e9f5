/** Reads the company's logo mark from `mark.svg`. Any drawing program can export this file. */
import { optimize } from 'svgo';

/** The error for a mark that cannot be used. The message says what to do in the drawing program. */
export class MarkError extends Error {
  override name = 'MarkError';
}

/** A mark for use in a page or a picture. */
export interface Mark {
  /** The rectangle around the mark, in the mark's own units. */
  bounds: { x: number; y: number; width: number; height: number };
  /**
   * The content of the mark's `<svg>` element. Parts with the color of the surrounding text have the fill
   * `currentColor` or no fill. Parts with the accent have `var(--accent)`. Ids begin with `mark-`.
   */
  inside: string;
}

/** Things that a small drawing in a page must not contain, each with the remedy. */
const refused: readonly [pattern: RegExp, remedy: string][] = [
  [/<text\b/, 'it has words that need a typeface; convert them to outlines'],
  [/<(?:image|foreignObject)\b/, 'it holds a photograph or a page; draw it with paths'],
  [/<(?:script|style|animate\w*|set)\b/, 'it has script, styles or animation; export it as a plain SVG'],
  [/\sstyle="/, 'it has styles that are no attributes; export it with presentation attributes'],
  [/(?:href|src)="(?!#)/, 'it names another file; embed everything as paths'],
];

/** Attributes of the outer element that describe the file and not the drawing. */
const aboutTheFile = /^(?:xmlns(?::\w+)?|viewBox|width|height|version|id|class|x|y|role|aria-.+|data-.+)$/;

const attributesOf = (text: string): [name: string, value: string][] =>
  [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]);

function tidied(source: string): string {
  try {
    return optimize(source, {
      multipass: true,
      plugins: [
        {
          name: 'preset-default',
          // A style that several shapes share becomes an attribute of each shape. Each color gets a single spelling.
          params: {
            overrides: {
              inlineStyles: { onlyMatchedOnce: false },
              convertColors: { shortname: false },
            },
          },
        },
        'convertStyleToAttrs',
        { name: 'prefixIds', params: { prefix: 'mark', delim: '-' } },
      ],
    }).data;
  } catch {
    throw new MarkError('it is not an SVG file');
  }
}

function boundsOf(attributes: ReadonlyMap<string, string>): Mark['bounds'] {
  const box = attributes.get('viewBox') ?? `0 0 ${attributes.get('width')} ${attributes.get('height')}`;
  const numbers = box.split(/[\s,]+/).map((part) => Number.parseFloat(part));
  const [x = NaN, y = NaN, width = NaN, height = NaN] = numbers;
  if (![x, y, width, height].every(Number.isFinite) || width <= 0 || height <= 0)
    throw new MarkError('it does not say how large it is; export it with a viewBox');
  if (width > 4 * height || height > 2 * width)
    throw new MarkError(
      'it is too wide or too high; the mark stands beside the name, so leave the name out and cut the page to the drawing',
    );
  return { x, y, width, height };
}

/**
 * Reads a mark. Black and the page's ink become `currentColor`. The accent of `tokens.css` becomes `var(--accent)`.
 * Every other color stays.
 * @param source the text of an SVG file
 * @param ink the page's ink as `#RRGGBB`
 * @param accent the accent as `#RRGGBB`
 * @throws MarkError
 */
export function readMark(source: string, ink: string, accent: string): Mark {
  const svg = tidied(source);
  for (const [pattern, remedy] of refused) if (pattern.test(svg)) throw new MarkError(remedy);
  const [, outer, drawing] = /^<svg\b([^>]*)>(.+)<\/svg>$/s.exec(svg) ?? [];
  if (outer === undefined || drawing === undefined) throw new MarkError('nothing is drawn in it');
  const attributes = attributesOf(outer);
  const look = attributes.filter(([name]) => !aboutTheFile.test(name));
  const shared = look.map(([name, value]) => ` ${name}="${value}"`).join('');
  const meaning = new Map([
    ['#000000', 'currentColor'],
    [ink.toLowerCase(), 'currentColor'],
    [accent.toLowerCase(), 'var(--accent)'],
  ]);
  const inside = (shared === '' ? drawing : `<g${shared}>${drawing}</g>`)
    .replaceAll(/var\(--accent\s*,[^)]*\)/g, 'var(--accent)')
    .replaceAll(/="(#[\da-f]{3,6})"/gi, (whole, color: string) => {
      const means = meaning.get(color.toLowerCase().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'));
      return means === undefined ? whole : `="${means}"`;
    });
  return { bounds: boundsOf(new Map(attributes)), inside };
}
