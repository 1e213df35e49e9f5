/** Bands that explain a service, an industry or any other subject, and bands that show its details. */
import { z } from 'zod';
import {
  area,
  bandOf,
  heading,
  link,
  longIntro,
  picture,
  pictureInside,
  point,
  text,
  tone,
} from './blocks.ts';

const headed = { heading, intro: longIntro.exactOptional() };
const titledList = z.strictObject({ title: text.max(40), items: z.array(text.max(160)).min(3).max(6) });

export const topicBands = [
  /** The first band of an inner page: breadcrumbs, title and subtitle beside a still life. */
  bandOf('banner', {
    title: text.max(60),
    subtitle: text.max(120),
    /** A set of files in `public/media/banners`. */
    picture,
    /** The same set by night, shown in the dark theme; only where the picture's light is day or stone. */
    night: picture.exactOptional(),
    /** The light of the picture; without it, the light of its kind of page. */
    tone: tone.exactOptional(),
  }),
  bandOf('feature-tabs', { heading, intro: longIntro, areas: z.array(area).min(4).max(6) }),
  bandOf('quote', { text: text.max(420), source: text.max(80) }),
  /** 'Challenges we solve': problems of clients and their solutions. */
  bandOf('challenges', { heading, items: z.array(point).min(3).max(8) }),
  /** Other pages worth reading next; a page that is planned in `navigation.yaml` but not written is left out. */
  bandOf('related-topics', { heading, pages: z.array(link).min(1).max(6) }),
  /** A heading on the left and its text on the right; `shaded` sets the band apart from its neighbors. */
  bandOf('prose', {
    heading,
    paragraphs: z.array(text).min(1).max(4),
    shaded: z.literal(true).exactOptional(),
    link: z.strictObject({ label: text.max(60), href: link }).exactOptional(),
  }),
  /**
   * A heading with a few points: columns on a shaded band, columns at night, rows to read down, or beside the
   * heading, which stays visible while the points scroll.
   */
  bandOf('points', {
    layout: z.enum(['columns', 'rows', 'night', 'beside']),
    ...headed,
    items: z.array(point).min(2).max(8),
  }),
  /** Questions that a buyer asks, each with a straight answer that opens in place. */
  bandOf('questions', {
    ...headed,
    items: z
      .array(z.strictObject({ question: text.max(120), answer: z.array(text.max(600)).min(1).max(3) }))
      .min(2)
      .max(10),
  }),
  /** Steps in their order: what happens in each, who does it, and what you hold at its end. */
  bandOf('steps', {
    ...headed,
    items: z
      .array(point.extend({ who: text.max(80).exactOptional(), result: text.max(160).exactOptional() }))
      .min(2)
      .max(8),
  }),
  /** A still life across the page. */
  bandOf('picture', {
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
  }),
  /** Facts side by side. The first cell of each row names the row. */
  bandOf('table', {
    ...headed,
    columns: z.array(text.max(40)).min(2).max(4),
    rows: z
      .array(z.array(text.max(160)))
      .min(3)
      .max(8),
    /** A line below the table: where its facts come from, or until when they hold. */
    note: text.max(240).exactOptional(),
  }).superRefine(({ columns, rows }, context) => {
    for (const [index, { length }] of rows.entries())
      if (length !== columns.length)
        context.addIssue({
          code: 'custom',
          path: ['rows', index],
          message: `expected ${columns.length} cells, one for each column, here are ${length}`,
        });
  }),
  /** Problems and answers: each line of `after` answers the line of `before` in the same place. */
  bandOf('before-after', { ...headed, before: titledList, after: titledList }).refine(
    ({ before, after }) => after.items.length === before.items.length,
    { path: ['after', 'items'], error: 'expected as many items as before has' },
  ),
  /** Two or three lists next to each other, such as what we need from you and what we leave alone. */
  bandOf('lists', {
    ...headed,
    lists: z
      .array(z.strictObject({ title: text.max(60), items: z.array(text.max(160)).min(2).max(6) }))
      .min(2)
      .max(3),
  }),
] as const;
