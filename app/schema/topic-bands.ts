/** Bands that explain a service, an industry or another subject, and bands that show details of the subject. */
import { z } from 'zod';
import {
  anyLink,
  area,
  bandOf,
  heading,
  illustration,
  link,
  linkedLine,
  linkedText,
  longIntro,
  picture,
  pictureInside,
  point,
  text,
  tone,
} from './blocks.ts';

const headed = { heading, intro: longIntro.exactOptional() };
/** True if the band stands beside the band before it on a wide screen. A row has at most three bands. */
const beside = z.literal(true).exactOptional();
const titledList = z.strictObject({ title: text.max(40), items: z.array(text.max(160)).min(3).max(6) });

export const topicBands = [
  /** The first band of an inner page: breadcrumbs, title and subtitle beside a picture. */
  bandOf('banner', {
    title: text.max(60),
    subtitle: text.max(120),
    picture,
    /** The same picture for the dark theme. Allowed only if the tone of the picture is `day` or `stone`. */
    night: picture.exactOptional(),
    /** The color tone of the picture. The default is the tone of the page's kind. */
    tone: tone.exactOptional(),
  }),
  bandOf('feature-tabs', { heading, intro: longIntro, areas: z.array(area).min(2).max(8) }),
  bandOf('quote', { text: text.max(420), source: text.max(80) }),
  /** 'Challenges we solve': the problems of clients, and the solutions. */
  bandOf('challenges', { heading, items: z.array(point).min(2).max(8) }),
  /** Other useful pages. A page that is named in `navigation.yaml` but not written yet is left out. */
  bandOf('related-topics', { heading, pages: z.array(link).min(1).max(6) }),
  /** A heading on the left and its text on the right. If `shaded` is set, the band has another background. */
  bandOf('prose', {
    heading,
    paragraphs: z.array(linkedText).min(1).max(4),
    shaded: z.literal(true).exactOptional(),
    beside,
    link: z.strictObject({ label: text.max(60), href: anyLink }).exactOptional(),
  }),
  /**
   * A heading with a few points. `columns`: columns on a shaded band. `night`: columns on a dark band. `rows`: rows.
   */
  bandOf('points', {
    layout: z.enum(['columns', 'rows', 'night']),
    beside,
    ...headed,
    items: z.array(point).min(2).max(8),
  }),
  /** Questions that a buyer asks. Each answer opens below its question. */
  bandOf('questions', {
    ...headed,
    items: z
      .array(z.strictObject({ question: text.max(120), answer: z.array(linkedText.max(600)).min(1).max(3) }))
      .min(2)
      .max(10),
  }),
  /** Steps in order: the work in each step, the people who do it, and the result for the client. */
  bandOf('steps', {
    ...headed,
    /** The drawing beside the steps. It is shown only if the page opens with the steps, and it stays visible. */
    illustration: illustration.exactOptional(),
    items: z
      .array(
        point.extend({
          text: linkedText.max(320),
          /** The duration of the step, or its time. Shown only if the page opens with the steps. */
          when: text.max(24).exactOptional(),
          who: text.max(80).exactOptional(),
          result: text.max(160).exactOptional(),
        }),
      )
      .min(2)
      .max(8),
  }),
  /** A picture that is as wide as the page. */
  bandOf('picture', {
    picture: pictureInside,
    /** The same picture for the dark theme. */
    night: pictureInside.exactOptional(),
    alt: text.max(120),
    caption: text.max(160).exactOptional(),
    /** The side of the picture that stays visible in a narrow window. The default is the right side. */
    keep: z.enum(['left', 'middle']).exactOptional(),
    /** `low` has the height of a banner, and `tall` shows the whole picture. The default height is between the two. */
    height: z.enum(['low', 'tall']).exactOptional(),
    beside,
  }),
  /** Facts in rows and columns. The first cell of each row names the row. */
  bandOf('table', {
    ...headed,
    columns: z.array(text.max(40)).min(2).max(4),
    rows: z
      .array(z.array(text.max(160)))
      .min(3)
      .max(8),
    /** A line below the table: the source of the facts, or the date until which they are valid. */
    note: text.max(240).exactOptional(),
    beside,
  }).superRefine(({ columns, rows }, context) => {
    for (const [index, { length }] of rows.entries())
      if (length !== columns.length)
        context.addIssue({
          code: 'custom',
          path: ['rows', index],
          message: `expected ${columns.length} cells, one for each column, here are ${length}`,
        });
  }),
  /** Problems and answers. Each line of `after` answers the line of `before` at the same position. */
  bandOf('before-after', { ...headed, before: titledList, after: titledList }).refine(
    ({ before, after }) => after.items.length === before.items.length,
    { path: ['after', 'items'], error: 'expected as many items as before has' },
  ),
  /** Two or three lists side by side, for example a list of what we need from the client. */
  bandOf('lists', {
    ...headed,
    lists: z
      .array(z.strictObject({ title: text.max(60), items: z.array(linkedLine(160)).min(2).max(6) }))
      .min(2)
      .max(3),
  }),
  /**
   * A list of the dated pages in the folder that has the same name as this page. The newest page is first. `articles:
   * news` tells search engines that the pages are news. The other words of the list are in `interface.yaml`.
   */
  bandOf('archive', { articles: z.literal('news').exactOptional() }),
] as const;
