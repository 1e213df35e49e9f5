/** Checks that the pictures, drawings and pages that a page refers to exist. */
import type { AnyBand } from '../schema/bands.ts';
import { didYouMean, show } from './faults.ts';
import type { Inventory } from './inventory.ts';
import type { SchemaFault } from './issues.ts';

/** Everything that a page may refer to. */
export interface Targets extends Inventory {
  /** Addresses of pages that visitors can open. */
  paths: ReadonlySet<string>;
  /** Addresses that the navigation names although no file is there yet. */
  planned: ReadonlySet<string>;
}

interface Reference {
  /** Name of the missing thing and the place where it is expected. */
  what: string;
  names: ReadonlySet<string>;
  /** The name, without what does not count. */
  name: string;
}

const bannerFiles = 'picture: public/media/banners has no files of this name';
const heroFiles = 'picture: public/media/hero has no files of this name';

const insideFiles = 'picture: public/media has no files of this name';

/** The pictures that a band of a kind can show. */
function pictureOf(value: string, kind: AnyBand['kind'], targets: Targets): Reference {
  if (kind === 'hero') return { what: heroFiles, names: targets.heroes, name: value };
  if (kind === 'picture' || kind === 'call-to-action')
    return { what: insideFiles, names: targets.pictures, name: value };
  return { what: bannerFiles, names: targets.banners, name: value };
}

/** Finds the reference in a text under a key of a band, if there is one. */
function referenceOf(
  key: string,
  value: string,
  kind: AnyBand['kind'],
  targets: Targets,
): Reference | undefined {
  switch (key) {
    case 'picture':
    case 'night':
      return pictureOf(value, kind, targets);
    case 'film':
      return {
        what: 'film of this name in public/media/films',
        names: targets.films,
        name: value,
      };
    case 'illustration':
      return {
        what: 'drawing of this name in public/media/illustrations',
        names: targets.illustrations,
        name: value,
      };
    case 'href':
      return { what: 'page at this address', names: targets.paths, name: value.replace(/[?#].*$/, '') };
    // A related page or service may be planned: it is left out until it is written.
    case 'pages':
    case 'service':
      return { what: 'page at this address', names: targets.paths.union(targets.planned), name: value };
    default:
      return undefined;
  }
}

/** Every text of a value with its place and the nearest key above it. */
function* textsOf(
  value: unknown,
  path: readonly PropertyKey[],
  key = '',
): Generator<{ path: readonly PropertyKey[]; key: string; text: string }> {
  if (typeof value === 'string') yield { path, key, text: value };
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* textsOf(item, [...path, index], key);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) yield* textsOf(item, [...path, name], name);
  }
}

/** A fault for each picture, drawing and page that the bands name and that is not there. */
export const referenceFaults = (bands: readonly AnyBand[], targets: Targets): SchemaFault[] =>
  bands.flatMap((band, index) =>
    [...textsOf(band, ['bands', index])].flatMap(({ path, key, text }) => {
      const reference = referenceOf(key, text, band.kind, targets);
      if (!reference || reference.names.has(reference.name)) return [];
      const near = didYouMean(reference.name, reference.names);
      return [{ path, text: `there is no ${reference.what}${near} (received ${show(text)})` }];
    }),
  );
