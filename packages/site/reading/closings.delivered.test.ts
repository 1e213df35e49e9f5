/** Each of our services and industries ends with a picture of its own, from a place of its own. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findBand } from '../schema/bands.ts';
import { readInventory } from './inventory.ts';
import { readContent } from './read.ts';

const figures = { settings: { retentionDays: 180, applicationRetentionDays: 180 } };
const { data, pages } = readContent('content', figures, readInventory('.'));
const topics = pages.filter(({ role }) => role.page === 'service' || role.page === 'industry');
const columns = data
  ? [...data['navigation.yaml'].content.services, ...data['navigation.yaml'].content.industries]
  : [];

/** How far around and above its subject the camera of a closing stands, in degrees. */
function cameraOf(slug: string): string {
  const scene = readFileSync(`packages/media/still-lifes/scenes/close-ups/closing-${slug}.py`, 'utf8');
  const [camera = ''] = /turn=-?\d+, rise=-?\d+/.exec(scene) ?? [];
  return camera;
}

test('each service and industry ends with the picture that has its name', () => {
  expect(topics).toHaveLength(38);
  for (const { role, content } of topics)
    expect(findBand(content.bands, 'call-to-action')?.picture).toBe(`close-ups/closing-${role.slug}`);
});

describe('the pages of a column of the menu', () => {
  test.each(columns.map(({ title, pages: slugs }) => [title, slugs] as const))(
    '%s: no two closings are seen from the same place',
    (_, slugs) => {
      const cameras = slugs.map(cameraOf);
      expect(cameras).not.toContain('');
      expect(new Set(cameras).size).toBe(slugs.length);
    },
  );
});
