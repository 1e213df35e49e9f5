/** Makes the files of a font family, and its rules for `packages/site/styles/fonts.css`. */
import subsetFont from 'subset-font';
import { averageAdvance, type SystemFace, systemAdvance } from './fallback-faces.ts';
import { openTypeface, readFont } from './typeface.ts';

/** A font file that this program makes. */
export interface FontFile {
  /** The path of the source font. */
  path: string;
  name: string;
  /** The `font-weight` of its rule. */
  weight: string;
  axes: Record<string, number | { min: number; max: number }>;
  characters: string;
  /** The `unicode-range` of its rule. A page loads the file only if the page has such characters. */
  range?: string;
}

/** A system font that browsers show until our file arrives. */
export interface Fallback {
  suffix: string;
  faces: readonly SystemFace[];
  weight: string;
  /** Our own font. The fallback is scaled so that its text takes the same space. */
  path: string;
  axes: Record<string, number>;
}

/** One of our font families. */
export interface Family {
  name: string;
  files: FontFile[];
  /** A sample of the texts in this font. The fallback fonts are scaled so that the sample takes the same space. */
  sample: string;
  fallbacks: Fallback[];
}

/** Returns the characters from one code point to another. */
export const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** Returns the bytes of a file. */
export const subset = async ({ path, axes, characters }: FontFile): Promise<Buffer> =>
  subsetFont(await readFont({ path }), characters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: ['kern', 'tnum'],
    // GDEF contains only how kerning changes with the weight: 6.6 KB for at most 0.02 em between two capitals at weight
    // 700. STAT contains names for design programs.
    dropTables: ['GDEF', 'STAT'],
    noHinting: true,
  });

/**
 * The averages contain no kerning. Kerning moves the letters of the system fonts closer together than ours. Measured on
 * the first screens of all pages at 14 widths of phones, 658 in all: titles change their number of lines when our font
 * arrives on 5 screens with Roboto, 5 with Liberation Sans and 3 with DejaVu Sans. Without this factor, the numbers are
 * 6, 7 and 9. For other text, the numbers are 6, 16 and 29 instead of 12, 25 and 35.
 */
const closer = 1.009;

const percent = (value: number): string => `${Number((value * 100).toFixed(2))}%`;

/** Returns the `@font-face` rule of system fonts, scaled to the space of our own font. */
export async function fallbackRule(family: Family, fallback: Fallback): Promise<string> {
  const { faces, path, axes } = fallback;
  const font = await openTypeface({ path, axes }, range(0x20, 0x7e));
  const em = font.unitsPerEm;
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

/** Returns the `@font-face` rule of one of our files. */
export const fileRule = (
  family: Family,
  { name, weight, range: characters }: FontFile,
): string => `@font-face {
  font-family: '${family.name}';
  src: url('./fonts/${name}') format('woff2');
  font-weight: ${weight};
  font-display: swap;${characters === undefined ? '' : `\n  unicode-range: ${characters};`}
}`;
