import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import opentype, { type Font } from 'opentype.js';
import subsetFont from 'subset-font';

/** A file of an installed npm package, below the package's `files` folder, or the path of a file. */
type FontFile = { package: string; file: string } | { path: string };

/** A font file, and the wanted values of its axes. */
export type Typeface = FontFile & {
  /** Axis values of a variable font; missing for a static font. */
  axes?: Record<string, number>;
};

const pathOf = (font: FontFile): string =>
  'path' in font ? font.path : fileURLToPath(import.meta.resolve(`${font.package}/files/${font.file}`));

/** Reads the bytes of a font file. */
export const readFont = (font: FontFile): Promise<Buffer> => readFile(pathOf(font));

/**
 * Opens a font for reading outlines and advances.
 * @param characters every character that will be needed; other glyphs are dropped. A character that the font lacks
 * becomes glyph 0.
 */
export async function readTypeface(typeface: Typeface, characters: string): Promise<Font> {
  const bytes = await subsetFont(await readFont(typeface), characters, {
    targetFormat: 'truetype',
    variationAxes: typeface.axes ?? {},
  });
  return opentype.parse(new Uint8Array(bytes).buffer);
}

/** Opens a font like {@link readTypeface}. Throws for a character that the font lacks. */
export async function openTypeface(typeface: Typeface, characters: string): Promise<Font> {
  const font = await readTypeface(typeface, characters);
  for (const character of characters) {
    if (font.charToGlyph(character).index === 0) {
      throw new Error(`${pathOf(typeface)}: no glyph for "${character}"`);
    }
  }
  return font;
}
