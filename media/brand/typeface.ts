import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import opentype, { type Font } from 'opentype.js';
import subsetFont from 'subset-font';

/** A font file of an installed package, and the place on its axes we want. */
export interface Typeface {
  /** npm package, for example `@fontsource/zilla-slab`. */
  package: string;
  /** File name inside the package's `files` folder. */
  file: string;
  /** Axis values of a variable font; left out for a static one. */
  axes?: Record<string, number>;
}

/** The bytes of a package's font file. */
export function readFont(typeface: Pick<Typeface, 'package' | 'file'>): Promise<Buffer> {
  const path = import.meta.resolve(`${typeface.package}/files/${typeface.file}`);
  return readFile(fileURLToPath(path));
}

/**
 * Opens a typeface for reading outlines and advances.
 * @param characters every character that will be asked for; the others are dropped. One that the typeface has not
 * is glyph 0.
 */
export async function readTypeface(typeface: Typeface, characters: string): Promise<Font> {
  const bytes = await subsetFont(await readFont(typeface), characters, {
    targetFormat: 'truetype',
    variationAxes: typeface.axes ?? {},
  });
  return opentype.parse(new Uint8Array(bytes).buffer);
}

/** The same; throws for a character that the typeface has not. */
export async function openTypeface(typeface: Typeface, characters: string): Promise<Font> {
  const font = await readTypeface(typeface, characters);
  for (const character of characters) {
    if (font.charToGlyph(character).index === 0) {
      throw new Error(`${typeface.package}: no glyph for "${character}" in ${typeface.file}`);
    }
  }
  return font;
}
