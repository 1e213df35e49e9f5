import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { readCompany } from '../../app/content/reading/read.ts';
import { colors } from './colors.ts';
import { markBounds, markPaths } from './mark-shape.ts';
import { pathData, setText } from './outline.ts';
import { openTypeface, type Typeface } from './typeface.ts';

const width = 1200;
const height = 630;
/** Left edge of the words and height of the line the mark stands on. */
const margin = 72;
const floor = 500;

const face: Typeface = {
  package: '@fontsource-variable/mona-sans',
  file: 'mona-sans-latin-wdth-normal.woff2',
  axes: { wdth: 112, wght: 540 },
};

/** Breaks a line of words so that no line is longer than `limit` characters. */
function breakLines(text: string, limit: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= limit) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The mark as an object on the floor: 45 degree shadow to the lower right, as in the house pictures. */
function markOnFloor(): string {
  const scale = 10;
  const left = width - margin - markBounds.width * scale - 50;
  const top = floor - (markBounds.y + markBounds.height) * scale;
  const shadow = 'M0 30l5 5h12l8-8h12V7l-5-5z';
  return `<g transform="translate(${left} ${top}) scale(${scale})"><path fill="${colors.line}" d="${shadow}"/>${markPaths(colors.ink, colors.red)}</g>`;
}

/**
 * The picture shown where a page is shared: paper, the mark, the company's name and line from
 * `content/company.yaml`.
 * @returns PNG, 1200 by 630 pixels
 */
export async function shareImage(): Promise<Buffer> {
  const folder = fileURLToPath(new URL('../../content/', import.meta.url));
  const { name, tagline } = readCompany(folder);
  const font = await openTypeface(face, Array.from(new Set(name + tagline)).join(''));
  const line = (text: string, size: number, y: number, color: string): string =>
    `<path fill="${color}" d="${pathData(setText(font, text, { size, x: margin, y, tracking: -30 }).commands)}"/>`;
  const words = breakLines(tagline, 15);
  const leading = 75;
  const first = floor - (words.length - 1) * leading;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${colors.paper}"/>
    ${markOnFloor()}
    ${line(name, 40, 118, colors.text2)}
    ${words.map((text, index) => line(text, 70, first + index * leading, colors.ink)).join('')}
  </svg>`;
  return sharp(Buffer.from(picture)).png({ compressionLevel: 9, palette: true }).toBuffer();
}
