/** Makes the pictures that `content/proof/` names: photographs of people, and marks of credentials. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { cut, PhotoError, readPhoto, type Place } from './photo-set.ts';

/** The folders below `public/media`. */
export type ProofFolder = 'people' | 'credentials';

/** The files of a picture: the end of a file's name with the file's bytes. */
export type ProofFiles = Record<string, Buffer>;

/** The size of the largest file in pixels, as `packages/site/sections/people/people.tsx` names it. */
const portrait = { width: 640, height: 800 };

/**
 * Crops a photograph of a person to 4:5.
 * @param focal the middle of the face
 * @throws PhotoError
 */
export async function portraitFiles(photo: string | Buffer, focal: Place): Promise<ProofFiles> {
  const { pixels, width, height } = await readPhoto(photo);
  if (width < portrait.width || height < portrait.height)
    throw new PhotoError(
      `it has ${width} × ${height} pixels; at least ${portrait.width} × ${portrait.height} are needed`,
    );
  const scale = Math.min(width / portrait.width, height / portrait.height);
  const kept = { width: Math.round(portrait.width * scale), height: Math.round(portrait.height * scale) };
  const at = {
    left: cut(width, kept.width, focal[0], 0.5),
    top: cut(height, kept.height, focal[1], 0.45),
  };
  const shown = await sharp(pixels)
    .extract({ ...at, ...kept })
    .resize(portrait.width, portrait.height)
    .flatten({ background: '#FFFFFF' })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return {
    '320.avif': await sharp(shown).resize(320).avif({ quality: 55, effort: 4 }).toBuffer(),
    '640.avif': await sharp(shown).avif({ quality: 55, effort: 4 }).toBuffer(),
    '640.webp': await sharp(shown).webp({ quality: 76, effort: 6 }).toBuffer(),
  };
}

/** The size of a mark in pixels with its white margin, as `packages/site/sections/credentials/credentials.tsx` names it. */
const paper = { width: 480, height: 240, margin: 24 };

/**
 * Puts a mark in the middle of white paper. A drawing (SVG) fills the paper. A picture of pixels is not enlarged.
 * @throws PhotoError
 */
export async function markFiles(mark: string | Buffer): Promise<ProofFiles> {
  const { pixels } = await readPhoto(mark);
  const { width, height, margin } = paper;
  const shown = await sharp(pixels)
    .resize(width - 2 * margin, height - 2 * margin, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
  const webp = await sharp({ create: { width, height, channels: 3, background: '#FFFFFF' } })
    .composite([{ input: shown, gravity: 'center' }])
    .webp({ quality: 90, effort: 6 })
    .toBuffer();
  return { '480.webp': webp };
}

/** Writes the files of a picture into its folder. Returns a line for the report. */
export function writeProofFiles(media: string, folder: ProofFolder, name: string, files: ProofFiles): string {
  mkdirSync(join(media, folder), { recursive: true });
  const report = Object.entries(files).map(([suffix, bytes]) => {
    writeFileSync(join(media, folder, `${name}-${suffix}`), bytes);
    return `${suffix}: ${bytes.length} B`;
  });
  return `${folder}/${name}  ${report.join(', ')}`;
}
