/** Bands that explain a service, an industry or any other subject, and bands that show its details. */
import { z } from 'zod';
import { area, link, picture, point, text, tone, pictureInside } from './blocks.ts';

/** The first band of an inner page: breadcrumbs, title and subtitle beside a still life. */
export const banner = z.strictObject({
  kind: z.literal('banner'),
  title: text.max(60),
  subtitle: text.max(120),
  /** A set of files in `public/media/banners`. */
  picture,
  /** The same set by night, shown in the dark theme; only where the picture's light is day or stone. */
  night: picture.exactOptional(),
  /** The light of the picture; without it, the light of its kind of page. */
  tone: tone.exactOptional(),
});

/** The areas of a subject, one tab each, below a heading and an introduction. */
export const featureTabs = z.strictObject({
  kind: z.literal('feature-tabs'),
  heading: text.max(80),
  intro: text.max(600),
  areas: z.array(area).min(4).max(6),
});

/** A statement of the company, shown as a quotation. */
export const quote = z.strictObject({
  kind: z.literal('quote'),
  text: text.max(420),
  source: text.max(80),
});

/** 'Challenges we solve': problems of clients and their solutions. */
export const challenges = z.strictObject({
  kind: z.literal('challenges'),
  heading: text.max(80),
  items: z.array(point).min(3).max(8),
});

/** Other pages worth reading next; a page that is planned in `navigation.yaml` but not written is left out. */
export const relatedTopics = z.strictObject({
  kind: z.literal('related-topics'),
  heading: text.max(80),
  /** Addresses such as `/services/azure`. */
  pages: z.array(link).min(1).max(6),
});

/** A heading on the left and its text on the right. */
export const prose = z.strictObject({
  kind: z.literal('prose'),
  heading: text.max(80),
  paragraphs: z.array(text).min(1).max(4),
  /** A background that sets the band apart from its neighbors. */
  shaded: z.literal(true).exactOptional(),
  /** Link to further reading. */
  link: z.strictObject({ label: text.max(60), href: link }).exactOptional(),
});

/**
 * A heading with a few points: columns on a shaded band, columns at night, rows to read down, or beside the
 * heading, which stays visible while the points scroll.
 */
export const points = z.strictObject({
  kind: z.literal('points'),
  layout: z.enum(['columns', 'rows', 'night', 'beside']),
  heading: text.max(80),
  intro: text.max(600).exactOptional(),
  items: z.array(point).min(2).max(8),
});

/** Questions that a buyer asks, each with a straight answer that opens in place. */
export const questions = z.strictObject({
  kind: z.literal('questions'),
  heading: text.max(80),
  intro: text.max(600).exactOptional(),
  items: z
    .array(z.strictObject({ question: text.max(120), answer: z.array(text.max(600)).min(1).max(3) }))
    .min(2)
    .max(10),
});

/** Steps in their order: what happens in each, who does it, and what you hold at its end. */
export const steps = z.strictObject({
  kind: z.literal('steps'),
  heading: text.max(80),
  intro: text.max(600).exactOptional(),
  items: z
    .array(
      z.strictObject({
        title: text.max(60),
        text: text.max(320),
        /** People who do the work of this step. */
        who: text.max(80).exactOptional(),
        /** Result of the step. */
        result: text.max(160).exactOptional(),
      }),
    )
    .min(2)
    .max(8),
});

const head = { heading: text.max(80), intro: text.max(600).exactOptional() };

/** A still life across the page, with a caption of its own if it needs one. */
export const pictureBand = z.strictObject({
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

const titledList = z.strictObject({ title: text.max(40), items: z.array(text.max(160)).min(3).max(6) });

/** Problems and answers: each line of `after` answers the line of `before` in the same place. */
export const beforeAfter = z
  .strictObject({ kind: z.literal('before-after'), ...head, before: titledList, after: titledList })
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
