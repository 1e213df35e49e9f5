/** Every part with example data: `node packages/media/illustrations/preview.ts specimens`. No page shows these drawings. */
import type { SceneComponent } from '../../kit.tsx';
import { charts, flows, tables, time } from './figures.tsx';
import { papers, places, screens } from './things.tsx';

export const scenes: Record<string, SceneComponent> = {
  tables,
  time,
  charts,
  papers,
  screens,
  flows,
  places,
};
