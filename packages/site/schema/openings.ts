/**
 * The opening of a page: how a service's or industry's page begins below its banner. Pages that are neighbors in a menu
 * have different openings, so that they do not look alike. `packages/site/pages/openings.ts` puts the bands in order.
 */
import { z } from 'zod';
import { text } from './blocks.ts';

/**
 * `drawing`: the large drawing of the first tab, above the tabs. `table`: the first table. `timeline`: the steps on a
 * vertical line, with a drawing beside them that stays visible. `comparison`: problems and answers in two halves.
 */
export const opening = z
  .enum(['drawing', 'table', 'timeline', 'comparison'])
  .describe(
    'What comes first below the banner: the drawing of the first tab, the table, the steps on a line (timeline), or before and after (comparison)',
  );
export type Opening = z.infer<typeof opening>;

/**
 * The one thing that visitors should remember about a page, in very large type. It is a figure with an explanation, or
 * a short sentence.
 */
export const highlight = z
  .strictObject({
    figure: text.max(12).exactOptional().describe('A short figure: 48 hours'),
    text: text
      .max(80)
      .describe('What the figure says, or without a figure a sentence of 40 characters at most'),
  })
  .describe('What a visitor is to remember, in very large type')
  .refine((value) => value.figure !== undefined || value.text.length <= 40, {
    path: ['text'],
    error: 'must have at most 40 characters without a figure, because it is then set in very large type',
  });
export type Highlight = z.infer<typeof highlight>;

/** The bands that the site adds to a page for its opening and its highlight. */
export type OpeningBand =
  | { kind: 'introduction'; text: string; highlight?: Highlight | undefined }
  | ({ kind: 'highlight'; ground: 'page' | 'night' | 'shaded' } & Highlight);

export const bandOfOpening = {
  drawing: 'feature-tabs',
  table: 'table',
  timeline: 'steps',
  comparison: 'before-after',
} as const satisfies Record<Opening, string>;
