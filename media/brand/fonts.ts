/**
 * Makes the site's two font files and `app/styles/fonts.css` from the npm package of Mona Sans. The same input gives
 * the same bytes. Run: `node media/brand/fonts.ts`
 */
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import {
  arial,
  arialBold,
  averageAdvance,
  dejaVu,
  dejaVuBold,
  prose,
  roboto,
  robotoBold,
  type SystemFace,
  systemAdvance,
  titles,
} from './fallback-faces.ts';
import { openTypeface, readFont } from './typeface.ts';

const styles = new URL('../../app/styles/', import.meta.url);
const source = { package: '@fontsource-variable/mona-sans', file: 'mona-sans-latin-wdth-normal.woff2' };

/** The maximum bytes of both files together. */
const budget = 45_000;

const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/**
 * The characters of the fonts: Latin-1, Œ œ Ÿ, typographic punctuation, euro, trademark and the true minus. The package
 * has no rupee sign in its Latin file and no narrow no-break space. Browsers take these two characters from the
 * fallback font.
 */
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ–—‘’‚“”„†•…‹›€™−`;

/** One of our font families: its file, and the fallback fonts that are shown until the file arrives. */
interface Family {
  name: string;
  file: string;
  /** The `font-weight` of our own font. */
  weight: string;
  axes: Record<string, number | { min: number; max: number }>;
  /** A sample of the texts in this font. The fallback fonts are scaled so that the sample takes the same space. */
  sample: string;
  features: string[];
  fallbacks: { suffix: string; faces: readonly SystemFace[]; weight: string; axes: Record<string, number> }[];
}

/**
 * Arial and Roboto share one scale, because their widths differ by 0.7 % only. Their bold fonts differ by 6 %, but bold
 * texts are short; two families would cost more time for searches than they save. Roboto comes first: phones with
 * Roboto are the slow ones, and each missing name before it is a search in another process (4 of 34 ms of layout before
 * the largest paint, medians of 11 runs).
 */
const regular = [roboto, arial];
const bold = [robotoBold, arialBold];

const display = { wdth: 112, wght: 540 };
const text = { wdth: 100, wght: 440 };
const textBold = { wdth: 100, wght: 600 };
const families: Family[] = [
  {
    name: 'Mona Display',
    file: 'mona-sans-display.woff2',
    // All headings use one weight. With this range, a browser never makes another weight itself.
    weight: '100 900',
    axes: display,
    sample: titles,
    features: ['kern', 'tnum'],
    fallbacks: [
      { suffix: 'Fallback', faces: regular, weight: '100 900', axes: display },
      { suffix: 'Fallback Linux', faces: [dejaVu], weight: '100 900', axes: display },
    ],
  },
  {
    name: 'Mona Text',
    file: 'mona-sans-text.woff2',
    weight: '400 700',
    axes: { wdth: 100, wght: { min: 400, max: 700 } },
    sample: prose,
    features: ['kern', 'tnum'],
    fallbacks: [
      { suffix: 'Fallback', faces: regular, weight: '400 559', axes: text },
      { suffix: 'Fallback', faces: bold, weight: '560 700', axes: textBold },
      { suffix: 'Fallback Linux', faces: [dejaVu], weight: '400 559', axes: text },
      { suffix: 'Fallback Linux', faces: [dejaVuBold], weight: '560 700', axes: textBold },
    ],
  },
];

async function subset(family: Family): Promise<Buffer> {
  return subsetFont(await readFont(source), characters, {
    targetFormat: 'woff2',
    variationAxes: family.axes,
    keepFeatures: family.features,
    // GDEF contains only how kerning changes with the weight: 6.6 KB for at most 0.02 em between two capitals at weight
    // 700. STAT contains names for design programs.
    dropTables: ['GDEF', 'STAT'],
    noHinting: true,
  });
}

/**
 * The averages contain no kerning. Kerning moves the letters of the system fonts closer together than ours. Measured on
 * the first screens of all pages at 14 widths of phones, 658 in all: titles change their number of lines when our font
 * arrives on 5 screens with Roboto, 5 with Liberation Sans and 3 with DejaVu Sans. Without this factor, the numbers are
 * 6, 7 and 9. For other text, the numbers are 6, 16 and 29 instead of 12, 25 and 35.
 */
const closer = 1.009;

const percent = (value: number): string => `${Number((value * 100).toFixed(2))}%`;

/** Returns the `@font-face` rule of the system fonts, scaled to the space of our own font. */
async function fallbackFace(family: Family, fallback: Family['fallbacks'][number]): Promise<string> {
  const ascii = range(0x20, 0x7e);
  const font = await openTypeface({ ...source, axes: fallback.axes }, ascii);
  const em = font.unitsPerEm;
  const { faces } = fallback;
  const systemWidth =
    faces.reduce(
      (sum, face) => sum + averageAdvance(family.sample, (character) => systemAdvance(face, character)),
      0,
    ) / faces.length;
  const ownWidth = averageAdvance(
    family.sample,
    (character) => font.charToGlyph(character).advanceWidth / em,
  );
  const scale = (closer * ownWidth) / systemWidth;
  // The overrides are in em of the scaled font, so they are divided by the scale.
  return `@font-face {
  font-family: '${family.name} ${fallback.suffix}';
  src: ${faces.flatMap(({ local }) => local.map((name) => `local('${name}')`)).join(', ')};
  font-weight: ${fallback.weight};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(font.ascender / em / scale)};
  descent-override: ${percent(-font.descender / em / scale)};
  line-gap-override: ${percent(font.tables.hhea.lineGap / em / scale)};
}`;
}

const realFace = (family: Family): string => `@font-face {
  font-family: '${family.name}';
  src: url('./fonts/${family.file}') format('woff2');
  font-weight: ${family.weight};
  font-display: swap;
}`;

const header = `/*
 * media/brand/fonts.ts writes this file. Change that program, not this file.
 * A rule must name all three fonts of a line in this order. Then no text moves when the real font replaces a fallback:
 *   'Mona Display', 'Mona Display Fallback', 'Mona Display Fallback Linux', sans-serif
 *   'Mona Text', 'Mona Text Fallback', 'Mona Text Fallback Linux', sans-serif
 */`;

await mkdir(new URL('fonts/', styles), { recursive: true });
const rules: string[] = [];
let total = 0;
for (const family of families) {
  const bytes = await subset(family);
  await writeFile(new URL(`fonts/${family.file}`, styles), bytes);
  total += bytes.length;
  console.log(`${family.file}: ${bytes.length} bytes`);
  rules.push(realFace(family));
  for (const fallback of family.fallbacks) rules.push(await fallbackFace(family, fallback));
}
if (total > budget) throw new Error(`The fonts weigh ${total} bytes; the budget is ${budget}`);
await writeFile(new URL('fonts.css', styles), `${header}\n\n${rules.join('\n\n')}\n`);
const licence = fileURLToPath(import.meta.resolve(`${source.package}/LICENSE`));
await copyFile(licence, new URL('fonts/OFL.txt', styles));
console.log(`together ${total} of ${budget} bytes`);
