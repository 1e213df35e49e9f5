/**
 * The building blocks that content files share. One documented schema per concept; limits and
 * defaults live here only. Every text may carry placeholders such as `{company}` or
 * `{company.claims.team}`, filled in from `content/company.yaml` while loading.
 */
import { z } from 'zod';
import { icons, type IconName } from '../widgets/icon/icons.ts';
import { typographic } from './typography.ts';

/**
 * A text for visitors: never empty, no stray white space at its ends. Files are written with the quotes of a
 * keyboard; visitors read typographic ones. Ids, addresses and mailboxes have schemas of their own.
 */
export const text = z
  .string()
  .min(1)
  .refine((value) => value === value.trim(), { error: 'must not begin or end with white space' })
  .overwrite(typographic);

/** The last part of a page's address, also the name of its content file. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: 'must be lower-case words joined by hyphens',
});

/** What search engines and link previews show. The company's name is appended to the title. */
export const meta = z.strictObject({
  title: text.max(60),
  description: text.min(50).max(160),
});

/** The first band of an inner page. `picture` names a set of files in `public/media/banners`. */
export const banner = z.strictObject({
  title: text.max(60),
  subtitle: text.max(120),
  picture: slug,
});

/** A heading with the paragraphs under it. */
export const prose = z.strictObject({
  heading: text.max(80),
  paragraphs: z.array(text).min(1).max(4),
});

/** A short statement with a sentence or two that prove it. */
export const point = z.strictObject({ title: text.max(60), text: text.max(320) });

/** A heading, an optional introduction and a fixed number of points. */
export const points = (count: number) =>
  z.strictObject({ heading: text.max(80), intro: text.optional(), items: z.array(point).length(count) });

/** The name of an icon that exists. */
export const icon = z.enum(Object.keys(icons) as [IconName, ...IconName[]]);

/** A reference to a drawing, listed in `public/media/illustrations/drawings.json`. */
const illustration = z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, {
  error: 'must be <page>/<picture>, for example azure/scalable',
});

/** What every tab shows, whatever its panel holds. */
const areaHead = {
  /** The tab's name, as the specification gives it. */
  title: text.max(40),
  icon,
  heading: text.max(60),
  illustration,
};

/** One area of a service or industry: a tab and its panel with check-marked bullets. */
export const area = z.strictObject({
  ...areaHead,
  /** Shown bold under the heading. */
  subheading: text.max(160),
  bullets: z.array(text.max(110)).min(4).max(6),
});

/** One area of the landing page: adds a description and 'capability — technologies' items. */
export const developArea = z.strictObject({
  ...areaHead,
  subheading: text.max(160),
  description: text.max(420),
  delivers: z.array(z.strictObject({ capability: text.max(70), technologies: text.max(80) })).length(5),
});

/** A paragraph the company says about itself, shown as a quotation. */
export const quote = z.strictObject({ text: text.max(420), source: text.max(80) });
