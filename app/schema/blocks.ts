/**
 * The schemas that several content files use. Limits and defaults are defined only here. Every text may contain
 * placeholders such as `{company}` or `{company.claims.team}`; the values come from `content/company.yaml`.
 */
import { z } from 'zod';
import { icons, type IconName } from './icons.ts';
import { linkAddress, linkFault, withoutLinks } from './linked-text.ts';
import { typographic } from './typography.ts';

/** Matches HTML and Markdown, because visitors would see them as plain text. */
const markup = /<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);|\*\*|\*\S[^*]*\*|__|`/i;

const words = z
  .string()
  .min(1)
  .refine((value) => value === value.trim(), { error: 'must not begin or end with white space' })
  // YAML keeps a line break in a folded text if the next line is indented further.
  .refine((value) => !value.includes('\n'), {
    error: 'must be one paragraph: every line of a folded text begins in the same column',
  })
  .refine((value) => !markup.test(value), {
    error: ({ input }) =>
      `must be plain words: ${markup.exec(String(input))?.[0]} would be shown to visitors as it stands`,
  })
  .overwrite(typographic);

/**
 * A text for visitors: not empty, without spaces at its ends. Straight quotes become typographic quotes. Ids, addresses
 * and mailboxes have their own schemas.
 */
export const text = words.refine((value) => !value.includes(']('), {
  error:
    'must be plain words: links are possible only in paragraphs, answers, bullets, lists, before and after, and the texts of steps',
});

const linkHint = 'May have links: [words](address)';

/** A text that may contain links: `[words](address)`. */
export const linkedText = words
  .superRefine((value, context) => {
    const message = linkFault(value);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  })
  .describe(linkHint);

/**
 * Makes the schema of a line of a list, which may contain links. `max` is the maximum number of characters without the
 * addresses of links, because visitors do not see the addresses.
 */
export const linkedLine = (max: number) =>
  linkedText
    .superRefine((value, context) => {
      const { length } = withoutLinks(value);
      if (length > max)
        context.addIssue({
          code: 'custom',
          message: `expected at most ${max} characters without the addresses of links, here are ${length}`,
        });
    })
    .describe(`${linkHint}; at most ${max} characters without the addresses`);

/** Makes a schema that has a text for each name. */
export const textsFor = <Name extends string>(names: readonly Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>);

export const heading = text.max(80);
export const intro = text.max(300);
export const longIntro = text.max(600);

export const bandOf = <Kind extends string, Fields extends z.core.$ZodLooseShape>(
  kind: Kind,
  fields: Fields,
) => z.strictObject({ kind: z.literal(kind), ...fields });

/** A slug: lower-case words joined by hyphens, for an id, a file's name, or the last part of a page's address. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: 'must be lower-case words joined by hyphens',
});

export const link = z.string().startsWith('/', { error: 'must be an address that begins with /' });

/** A link that may lead to another site, or to a mailbox. */
const anyLink = z.string().regex(linkAddress, {
  error: 'must be an address that begins with /, https:// or mailto:',
});

/** A link to a page of the site, and a link that may lead elsewhere, with their words. */
export const pageLink = z.strictObject({ label: text.max(60), href: link });
export const labeledLink = z.strictObject({ label: text.max(60), href: anyLink });

export const day = z.iso.date({ error: 'must be a day, for example 2027-01-31' });

/** The color tone of a picture. Text and header over the picture take their colors from the tone. */
export const tone = z
  .enum(['day', 'night', 'stone', 'red'])
  .describe(
    'The ground of the picture, which decides the color of the words on it: day and stone are light, night and red are dark',
  );

export const picture = slug.describe(
  'The name of a picture: the beginning of the names of its files below public/media',
);

/** A picture inside a page: a folder below `public/media`, and the name of a set of files in that folder. */
export const pictureInside = z
  .string()
  .regex(/^(banners|close-ups)\/[a-z0-9]+(-[a-z0-9]+)*$/, {
    error: 'must be banners/<set> or close-ups/<set>, for example banners/azure',
  })
  .describe('The folder of a picture below public/media and its name, such as banners/azure');

/**
 * The title and description for search engines and link previews. The company's name is added to the title; both
 * together may have 60 characters. If the description is too short, a search engine may show another text.
 */
export const meta = z.strictObject({
  title: text
    .max(60)
    .describe(
      "What a search engine shows as the name of the page, also on the browser's tab; the company's name is added",
    ),
  description: text
    .min(120)
    .max(160)
    .describe('What a search engine and a shared link show below the title: what a reader finds on the page'),
});

/** A short statement, and one or two sentences that prove it. */
export const point = z.strictObject({ title: text.max(60), text: text.max(320) });

export const icon = z.enum(Object.keys(icons) as [IconName, ...IconName[]]);

export const iconPoint = point.extend({ icon });

/** A reference to a drawing in `public/media/illustrations/drawings.json`. */
export const illustration = z
  .string()
  .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, {
    error: 'must be <page>/<picture>, for example azure/scalable',
  })
  .describe('A drawing, by its page and its name, such as azure/scalable');

export const webAddress = z.url({
  protocol: /^https$/,
  error: 'must be an address that begins with https://',
});

/** The fields that every tab has. */
const areaHead = {
  title: text.max(40).describe('The words on the tab'),
  icon,
  heading: text.max(60).describe('The heading inside the tab'),
  illustration: illustration
    .exactOptional()
    .describe('The drawing beside the text; without one, the text is as wide as both'),
  subheading: text.max(160).describe('One bold sentence below the heading: what the visitor gets'),
};

/** One area of a service or industry: a tab, and a panel with bullets. */
export const area = z.strictObject({ ...areaHead, bullets: z.array(linkedLine(110)).min(2).max(8) });

/** One area of the front page. It also has a description, and items such as 'capability — technologies'. */
export const developArea = z.strictObject({
  ...areaHead,
  description: text.max(420),
  service: link.describe('The page to which the button below leads'),
  delivers: z
    .array(
      z.strictObject({
        capability: text.max(70).describe('What the client gets'),
        technologies: text.max(80).describe('The products it is made with'),
      }),
    )
    .min(2)
    .max(8),
});

/** The folders of pages that have a menu of their own. */
export const topicKinds = ['services', 'industries'] as const;

export type TopicKind = (typeof topicKinds)[number];
