/** Bands that show a subject's details: what is compared, what is listed, what it looks like. */
import { z } from 'zod';
import { pictureInside, text } from './blocks.ts';

const head = { heading: text.max(80), intro: text.max(600).exactOptional() };

/** A still life across the page, with a caption of its own if it needs one. */
export const picture = z.strictObject({
  kind: z.literal('picture'),
  picture: pictureInside,
  /** The picture of the same thing for the dark theme. */
  night: pictureInside.exactOptional(),
  /** Text alternative of the picture. */
  alt: text.max(160),
  caption: text.max(160).exactOptional(),
  /** The part that a narrow window keeps; without it, the right. */
  keep: z.enum(['left', 'middle']).exactOptional(),
  /** `low` is as high as a banner, `tall` shows all of the picture; without it, in between. */
  height: z.enum(['low', 'tall']).exactOptional(),
});

/** Facts side by side. The first cell of each row names the row. */
export const table = z
  .strictObject({
    kind: z.literal('table'),
    ...head,
    columns: z.array(text.max(40)).min(2).max(4),
    /** A cell for each column. */
    rows: z
      .array(z.array(text.max(160)))
      .min(3)
      .max(8),
    /** A line below the table: where its facts come from, or until when they hold. */
    note: text.max(240).exactOptional(),
  })
  .superRefine(({ columns, rows }, context) => {
    for (const [index, row] of rows.entries())
      if (row.length !== columns.length)
        context.addIssue({
          code: 'custom',
          path: ['rows', index],
          message: `expected ${columns.length} cells, one for each column, here are ${row.length}`,
        });
  });

const side = z.strictObject({ title: text.max(40), items: z.array(text.max(160)).min(3).max(6) });

/** Problems and answers: each line of `after` answers the line of `before` in the same place. */
export const beforeAfter = z
  .strictObject({ kind: z.literal('before-after'), ...head, before: side, after: side })
  .superRefine(({ before, after }, context) => {
    if (after.items.length !== before.items.length)
      context.addIssue({
        code: 'custom',
        path: ['after', 'items'],
        message: `expected ${before.items.length} items, one for each of before, here are ${after.items.length}`,
      });
  });

/** Two or three lists next to each other, such as what we need from you and what we leave alone. */
export const lists = z.strictObject({
  kind: z.literal('lists'),
  ...head,
  lists: z
    .array(z.strictObject({ title: text.max(60), items: z.array(text.max(160)).min(2).max(6) }))
    .min(2)
    .max(3),
});
