/** Draws the icons of the manifest from the mark. A phone shows them where a visitor keeps the site. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestIcons } from '@website/site/content';
import { tile } from '../brand/tile.ts';

/**
 * The margin around the mark, as a share of the icon's width. With it, a square mark is inside the circle that is
 * always visible.
 */
const margins = { any: 0.145, maskable: 0.22 };

/** Writes the icons into the folder `site`. */
export const writeIcons = (site: string): Promise<unknown> =>
  Promise.all(
    manifestIcons.map(async ({ file, size, purpose }) =>
      writeFile(join(site, file), await tile(size, Math.round(size * margins[purpose]))),
    ),
  );
