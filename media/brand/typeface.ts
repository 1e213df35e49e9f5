import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import opentype, { type Font } from 'opentype.js';
import subsetFont from 'subset-font';

/** A font file of an installed package, and the wanted values of its axes. */
export interface Typeface {
  /** The npm package, for example `@fontsource/zilla-slab`. */
  package: string;
  /** The file name inside the package's `files` folder. */
  file: string;
  /** Axis values of a variable font; missing for a static font. */
  axes?: Record<string, number>;
}

/** Reads the bytes of a package's font file. */
export function readFont(typeface: Pick<Typeface, 'package' | 'file'>): Promise<Buffer> {
  const path = import.meta.resolve(`${typeface.package}/files/${typeface.file}`);
  return readFile(fileURLToPath(path));
}

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
      throw new Error(`${typeface.package}: no glyph for "${character}" in ${typeface.file}`);
    }
  }
  return font;
}
