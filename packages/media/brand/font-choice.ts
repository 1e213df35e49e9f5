/** Reads the choice of the site's fonts from `fonts.yaml`. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Typeface } from './typeface.ts';

/** The error for fonts that cannot be used. The message says what to do. */
export class FontError extends Error {
  override name = 'FontError';
}

const axes = z.record(z.string().length(4), z.union([z.number(), z.tuple([z.number(), z.number()])]));
const face = z
  .strictObject({
    package: z.string().optional(),
    file: z.string(),
    bold: z.string().optional(),
    axes: axes.optional(),
    license: z.string().optional(),
  })
  .refine((font) => font.package !== undefined || font.license !== undefined, {
    message: 'expected license: a line that says what allows you to show your own font',
  });
const choice = z.strictObject({
  characters: z.enum(['latin', 'latin-extended']),
  headings: face,
  text: face,
});

export type Face = z.infer<typeof face>;
export type FontChoice = z.infer<typeof choice>;

const file = 'packages/media/brand/fonts.yaml';
const ownFonts = join(import.meta.dirname, 'own-fonts');

/** Returns the folder of a font's files, and the file of its license. Throws a FontError. */
function folderOf(font: Face): { files: string; license: string } {
  if (font.package === undefined) return { files: ownFonts, license: '' };
  try {
    const root = dirname(fileURLToPath(import.meta.resolve(`${font.package}/package.json`)));
    return { files: join(root, 'files'), license: join(root, 'LICENSE') };
  } catch {
    throw new FontError(
      `${font.package} is not installed: npm install --save-dev --save-exact ${font.package}`,
    );
  }
}

/** Returns the path of a font file. If the file does not exist, throws a FontError that lists existing files. */
export function fontPath(font: Face, name = font.file): string {
  const { files } = folderOf(font);
  const path = join(files, name);
  if (existsSync(path)) return path;
  const there = existsSync(files)
    ? readdirSync(files).filter((each) => /latin(?!-ext).*normal\.woff2$/.test(each) || files === ownFonts)
    : [];
  const where = font.package ?? 'packages/media/brand/own-fonts';
  throw new FontError(`${where} has no file ${name}; there are: ${there.join(', ') || 'none'}`);
}

/** Returns the text of a font's license. */
export const licenseOf = (font: Face): string => font.license ?? readFileSync(folderOf(font).license, 'utf8');

/**
 * Reads `fonts.yaml`.
 * @param source the text of the file
 * @throws FontError
 */
export function readFontChoice(source = readFileSync(join(import.meta.dirname, 'fonts.yaml'), 'utf8')) {
  const result = choice.safeParse(parse(source));
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => `${file}: ${path.join('.')}: ${message}`);
  throw new FontError(faults.join('\n'));
}

/** Returns the font of the headings, for pictures that contain words. */
export function headingTypeface(): Typeface {
  const { headings } = readFontChoice();
  const fixed = Object.entries(headings.axes ?? {}).flatMap(([axis, value]) =>
    typeof value === 'number' ? [[axis, value] as const] : [],
  );
  return { path: fontPath(headings), axes: Object.fromEntries(fixed) };
}
