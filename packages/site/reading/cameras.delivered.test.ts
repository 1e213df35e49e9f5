/** The scenes of banners of pages that stand beside each other in a menu have different cameras. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findBand } from '../schema/bands.ts';
import { readInventory } from './inventory.ts';
import { readContent } from './read.ts';

const figures = { settings: { retentionDays: 180, applicationRetentionDays: 180 } };
const { data, pages } = readContent('content', figures, readInventory('.'));
const columns = data
  ? [...data['navigation.yaml'].content.services, ...data['navigation.yaml'].content.industries]
  : [];
const bannerOf = new Map(
  pages.map(({ role, content }) => [role.slug, findBand(content.bands, 'banner')?.picture]),
);

/** The function of `packages/media/still-lifes` that a scene calls for its camera. */
function cameraOf(slug: string): string | undefined {
  const [file = ''] = globSync(`packages/media/still-lifes/scenes/*/${bannerOf.get(slug)}.py`);
  return /^ {4}(banner_camera|from_above|from_below|macro|portrait|wide)\(/m.exec(
    readFileSync(file, 'utf8'),
  )?.[1];
}

test.each(columns.map(({ title, pages: slugs }) => [title, slugs] as const))(
  '%s: no two neighbors in the menu have the same camera',
  (_, slugs) => {
    const cameras = slugs.map(cameraOf);
    expect(cameras).not.toContain(undefined);
    expect(cameras.slice(1).map((camera, i) => camera === cameras[i])).not.toContain(true);
  },
);
