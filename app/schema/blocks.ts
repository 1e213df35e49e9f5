/**
 * The building blocks that content files share. One documented schema per concept; limits and
 * defaults live here only. Every text may carry placeholders such as `{company}` or
 * `{company.claims.team}`, filled in from `content/company.yaml` while loading.
 */
import { z } from 'zod';
import { icons, type IconName } from './icons.ts';
import { typographic } from './typography.ts';

/** Matches HTML and Markdown, which would be shown to visitors as plain text. */
const markup = /<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);|\*\*|\*\S[^*]*\*|__|`|\]\(/i;

/**
 * A text for visitors: not empty, without white space at its ends. Straight quotes in the file become typographic ones.
 * Ids, addresses and mailboxes have their own schemas.
 */
export const text = z
  .string()
  .min(1)
  .refine((value) => value === value.trim(), { error: 'must not begin or end with white space' })
  // YAML keeps the end of a folded line where the next one is indented further.
  .refine((value) => !value.includes('\n'), {
    error: 'must be one paragraph: every line of a folded text begins in the same column',
  })
  .refine((value) => !markup.test(value), {
    error: 'must be plain words: HTML and Markdown would be shown as they stand',
  })
  .overwrite(typographic);

/** A schema with a text for each name. */
export const textsFor = <Name extends string>(names: readonly Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>);

/** Heading of a band. */
export const heading = text.max(80);
/** Introduction of a band, short or long. */
export const intro = text.max(300);
export const longIntro = text.max(600);

/** The schema of a band: its kind and its fields. */
export const bandOf = <Kind extends string, Fields extends z.core.$ZodLooseShape>(
  kind: Kind,
  fields: Fields,
) => z.strictObject({ kind: z.literal(kind), ...fields });

/** Lower-case words joined by hyphens: an id, a file's name, the last part of a page's address. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: 'must be lower-case words joined by hyphens',
});

export const link = z.string().startsWith('/', { error: 'must be an address that begins with /' });

/** The light of a picture; text and header over it take their colors from it. */
export const tone = z.enum(['day', 'night', 'stone', 'red']);

/** A set of files below `public/media`, one for each width and format. */
export const picture = slug.describe('A set of files below public/media, by the beginning of their names');

/** A still life inside a page: its folder below `public/media` and its set of files there. */
export const pictureInside = z
  .string()
  .regex(/^(banners|close-ups)\/[a-z0-9]+(-[a-z0-9]+)*$/, {
    error: 'must be banners/<set> or close-ups/<set>, for example banners/azure',
  })
  .describe('banners/<set> or close-ups/<set>, a set of files below public/media');

/**
 * Title and description for search engines and link previews. The company's name is appended to the title, and both
 * together may have 60 characters. If the description is shorter, a search engine may show other text.
 */
export const meta = z.strictObject({
  title: text.max(60),
  description: text.min(120).max(160),
});

/** A short statement with a sentence or two that prove it. */
export const point = z.strictObject({ title: text.max(60), text: text.max(320) });

export const icon = z.enum(Object.keys(icons) as [IconName, ...IconName[]]);

export const iconPoint = point.extend({ icon });

/** A reference to a drawing, listed in `public/media/illustrations/drawings.json`. */
const illustration = z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, {
  error: 'must be <page>/<picture>, for example azure/scalable',
});

/** Fields of every tab, whatever its panel contains. */
const areaHead = {
  /** The tab's name, as the specification gives it. */
  title: text.max(40),
  icon,
  heading: text.max(60),
  /** Without a drawing, the text takes both columns of the panel. */
  illustration: illustration.exactOptional(),
  /** Shown bold under the heading. */
  subheading: text.max(160),
};

/** One area of a service or industry: a tab and its panel with check-marked bullets. */
export const area = z.strictObject({ ...areaHead, bullets: z.array(text.max(110)).min(4).max(6) });

/** One area of the landing page: adds a description and 'capability — technologies' items. */
export const developArea = z.strictObject({
  ...areaHead,
  description: text.max(420),
  /** The address of the service that is nearest to it. */
  service: link,
  delivers: z.array(z.strictObject({ capability: text.max(70), technologies: text.max(80) })).length(5),
});
