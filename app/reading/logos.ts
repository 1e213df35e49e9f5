/**
 * The logos of clients. `content/shared.yaml` names drawings of `media/brand`, and files of the owner in
 * `content/logos/`. Each file is an SVG or a PNG.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logo, Shared } from '../schema/site.ts';
import { show, type Fault } from './faults.ts';
import { loadDrawnLogos } from './inventory.ts';
import { faultAt, unknownFaults, type ContentData } from './load.ts';

type Size = Pick<Logo, 'width' | 'height'>;

/** The error for a file that cannot be shown. The message says what to do in the drawing program. */
class LogoError extends Error {}

const maxKilobytes = 50;

/** Things that the SVG of a logo must not contain, each with the remedy. */
const refused: readonly [pattern: RegExp, remedy: string][] = [
  [
    /<(?:script|foreignObject|animate\w*|set)\b|\son\w+\s*=|<!ENTITY/i,
    'it has script, animation or entities; export it as a plain SVG',
  ],
  [/<text\b/i, 'it has words that need a typeface; convert them to outlines'],
  [/<image\b/i, 'it holds a photograph; draw it with paths, or save it as a PNG'],
  [
    /(?:href|src)\s*=\s*["'](?!#)|url\((?!["']?#)|@import/i,
    'it names another file; embed everything as paths',
  ],
];

function svgSize(source: string): Size {
  const [head = ''] = /<svg\b[^>]*>/.exec(source) ?? [];
  if (head === '') throw new LogoError('it is not an SVG file');
  for (const [pattern, remedy] of refused) if (pattern.test(source)) throw new LogoError(remedy);
  const [, box = ''] = /\sviewBox\s*=\s*["']([^"']*)/.exec(head) ?? [];
  const [, , width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!(width > 0 && height > 0))
    throw new LogoError('it does not say how large it is; export it with a viewBox');
  return { width, height };
}

/** Reads the size from the head of a PNG: eight bytes of signature, then the first chunk with width and height. */
function pngSize(bytes: Buffer): Size {
  if (bytes.length < 24 || bytes.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n')
    throw new LogoError('it is not a PNG file');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Returns the size of a drawing in its own units. Throws a LogoError if the file cannot be shown. */
function sizeOf(file: string, bytes: Buffer = readFileSync(file)): Size {
  if (bytes.length > maxKilobytes * 1024)
    throw new LogoError(`it has ${Math.ceil(bytes.length / 1024)} KB; make it at most ${maxKilobytes} KB`);
  return file.endsWith('.png') ? pngSize(bytes) : svgSize(bytes.toString());
}

/** Returns the size in CSS pixels. Logos of any shape cover nearly the same area, at most 212 by 44 pixels. */
function displaySize({ width, height }: Size): Size {
  const scale = Math.min(Math.sqrt(5600 / (width * height)), 212 / width, 44 / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Returns why a file cannot be shown as a logo; undefined if it can. */
export function logoFault(file: string, bytes?: Buffer): string | undefined {
  try {
    sizeOf(file, bytes);
    return undefined;
  } catch (error) {
    if (error instanceof LogoError) return error.message;
    throw error;
  }
}

const baseName = (file: string): string => file.replace(/\.\w+$/, '');

/**
 * Returns the logos that the pages show, in the order of the list. The content has been checked before, so no logo has
 * a fault.
 */
export function loadLogos(root: string, { logos }: Shared['client-logos']): Logo[] {
  const drawn = loadDrawnLogos(root);
  return logos.flatMap((logo) => {
    if (typeof logo === 'string') return drawn.get(logo) ?? [];
    const { file, name, link } = logo;
    const size = displaySize(sizeOf(join(root, 'content/logos', file)));
    return {
      id: baseName(file),
      name,
      ...size,
      src: `/media/logos/${file}`,
      ...(link !== undefined && { link }),
    };
  });
}

/** Returns a fault for each logo that does not exist, that is twice in the list, or whose file cannot be shown. */
export function logoFaults(
  { 'shared.yaml': { source, content } }: ContentData,
  folder: string,
  drawn: ReadonlySet<string>,
): Fault[] {
  const files = new Set(globSync('*.{svg,png}', { cwd: join(folder, 'logos') }));
  const seen = new Set<string>();
  return content['client-logos'].logos.flatMap((logo, index): Fault[] => {
    const path = ['client-logos', 'logos', index];
    const id = typeof logo === 'string' ? logo : baseName(logo.file);
    if (seen.has(id)) return [faultAt(source, path, `stands in the list twice (received ${show(id)})`)];
    seen.add(id);
    if (typeof logo === 'string')
      return unknownFaults(
        source,
        path,
        'drawing of this name; a logo of your own has file and name',
        logo,
        drawn,
      );
    const place = [...path, 'file'];
    const unknown = unknownFaults(source, place, 'file of this name in content/logos', logo.file, files);
    if (unknown.length > 0) return unknown;
    const fault = logoFault(join(folder, 'logos', logo.file));
    return fault === undefined ? [] : [faultAt(source, place, `${fault} (received ${show(logo.file)})`)];
  });
}
