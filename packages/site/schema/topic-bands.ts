/** Bands that explain a service, an industry or another subject, and bands that show details of the subject. */
import { z } from 'zod';
import {
  area,
  bandOf,
  heading,
  illustration,
  labeledLink,
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
/** Three bands at most share a row. */
const beside = z
  .literal(true)
  .exactOptional()
  .describe('On a wide screen, this part stands beside the part before it');
const titledList = z.strictObject({ title: text.max(40), items: z.array(linkedLine(160)).min(3).max(6) });

export const topicBands = [
  /** The first band of an inner page: breadcrumbs, title and subtitle beside a picture. */
  bandOf('banner', {
    title: text.max(60),
    subtitle: text.max(120).describe('One sentence below the title, the first that a visitor reads'),
    picture,
    night: picture
      .exactOptional()
      .describe('The same picture for the dark theme, for a picture with the tone day or stone'),
    /** The default is the tone of the page's kind. */
    tone: tone.exactOptional(),
  }),
  bandOf('feature-tabs', {
    /** Set in small letters. It often names a claim of the company, which may be longer than ours. */
    heading: text.max(100),
    intro: longIntro,
    areas: z.array(area).min(2).max(8),
  }),
  bandOf('quote', { text: text.max(420), source: text.max(80).describe('Who said or wrote it') }),
  /** 'Challenges we solve': the problems of clients, and the solutions. */
  bandOf('challenges', { heading, items: z.array(point).min(2).max(8) }),
  /** Other useful pages. A page that is named in `navigation.yaml` but not written yet is left out. */
  bandOf('related-topics', { heading, pages: z.array(link).min(1).max(6) }),
  /** A heading on the left and its text on the right. */
  bandOf('prose', {
    heading,
    paragraphs: z.array(linkedText).min(1).max(4),
    shaded: z.literal(true).exactOptional().describe('On a gray ground'),
    beside,
    link: labeledLink.exactOptional(),
  }),
  /** A heading with a few points. */
  bandOf('points', {
    layout: z
      .enum(['columns', 'rows', 'night'])
      .describe('Columns on a gray ground, rows one below the other, or columns on a dark ground (night)'),
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
    illustration: illustration
      .exactOptional()
      .describe('The drawing beside the steps, on a page whose opening is timeline'),
    items: z
      .array(
        point.extend({
          text: linkedText.max(320),
          when: text
            .max(24)
            .exactOptional()
            .describe('How long the step takes, or when it is; shown on a page whose opening is timeline'),
          who: text.max(80).exactOptional().describe('The people who do this step'),
          result: text.max(160).exactOptional().describe('What the client has after this step'),
        }),
      )
      .min(2)
      .max(8),
  }),
  /** A picture that is as wide as the page. */
  bandOf('picture', {
    picture: pictureInside,
    night: pictureInside.exactOptional().describe('The same picture for the dark theme'),
    alt: text.max(120),
    caption: text.max(160).exactOptional().describe('Shown below the picture'),
    keep: z
      .enum(['left', 'middle'])
      .exactOptional()
      .describe('What a narrow window shows of the picture; without a choice the right side'),
    height: z
      .enum(['low', 'tall'])
      .exactOptional()
      .describe(
        'With low as high as a banner; tall shows the whole picture; without a choice it is between the two',
      ),
    beside,
  }),
  /** Facts in rows and columns. The first cell of each row names the row. */
  bandOf('table', {
    ...headed,
    columns: z.array(text.max(40)).min(2).max(4).describe('The words above the columns'),
    rows: z
      .array(z.array(text.max(160)))
      .min(3)
      .max(8)
      .describe('Each row has a cell for each column; the first cell names the row'),
    note: text
      .max(240)
      .exactOptional()
      .describe('A line below the table: where the facts come from, or until when they hold'),
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
   * A list of the dated pages in the folder of this page's name, the newest first. The words on the list are in
   * `interface.yaml`.
   */
  bandOf('archive', {
    articles: z.literal('news').exactOptional().describe('Tells search engines that the articles are news'),
  }),
] as const;
