/** The drawings there are, as `media/illustrations/make.ts` lists them beside its files. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '../reading/faults.ts';

const place = 'public/media/illustrations';

/** A drawing as a page shows it, with a file for each theme. */
export interface Drawing {
  /** The place of its files below `public/media`, for example `illustrations/azure/scalable`. */
  name: string;
  /** Text alternative. It leaves out the title, which usually stands beside the drawing as a heading. */
  alt: string;
  /** Height in units of its view for phones, 380 wide. */
  compactHeight: number;
}

/** An entry of `drawings.json`. */
interface Listed {
  description: string;
  compactHeight: number;
}

/**
 * Every drawing by its name.
 * @param root the project's folder
 * @throws ContentError while none are made
 */
export function loadDrawings(root: string): Map<string, Drawing> {
  const file = join(root, place, 'drawings.json');
  if (!existsSync(file)) {
    const text = 'the drawings are not made yet; `npm run media:illustrations` makes them';
    throw new ContentError([{ file: place, path: '', text }]);
  }
  const list = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Listed>;
  return new Map(
    Object.entries(list).map(([name, { description, compactHeight }]) => [
      name,
      { name: `illustrations/${name}`, alt: description, compactHeight },
    ]),
  );
}
