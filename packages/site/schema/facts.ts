/** The schemas of the files that are not pages: company, navigation, style and strings of the interface. */
import { z } from 'zod';
import { formKinds, formOf } from '@website/forms/forms';
import { type Mailbox, fieldsOf } from '@website/forms/form';
import { mailbox, mailRoute } from '@website/forms/built-site';
import { callToActionOwn } from './company-bands.ts';
import { picture, slug, text, textsFor, webAddress } from './blocks.ts';
import { icons, type IconName } from './icons.ts';
import { phoneFault } from './phone.ts';
import { contractNames } from './proof.ts';

const office = z
  .strictObject({
    country: text,
    countryInText: text
      .exactOptional()
      .describe('The country inside a sentence, if that differs: the United States'),
    address: z.array(text).min(1).max(4).describe('The lines of the postal address, without the country'),
    city: text
      .exactOptional()
      .describe('As in the address, for search engines; it tells two offices in one country apart'),
    region: text.exactOptional().describe('State or province as in the address, for search engines'),
    postalCode: text.exactOptional().describe('As in the address, for search engines'),
    phone: text
      .superRefine((phone, context) => {
        const message = phoneFault(phone);
        if (message !== undefined) context.addIssue({ code: 'custom', message });
      })
      .describe('With + and the number of the country, as people read it: +1 (702) 555-0114'),
  })
  .superRefine(({ address, city, region, postalCode }, context) => {
    const shown = address.join('\n');
    for (const [key, part] of Object.entries({ city, region, postalCode }))
      if (part !== undefined && !shown.includes(part))
        context.addIssue({
          code: 'custom',
          path: [key],
          message: 'must stand in one of the lines of address',
        });
  });

/** A claim: a phrase for use in a sentence, and optionally a figure. */
const claim = z.union([text, z.strictObject({ phrase: text, figure: text.max(20) })], {
  error: 'must be a text, or a phrase and a figure, each of them a text',
});

/** Makes the schema of a route. A rule may name only fields of the forms that send to this mailbox. */
function routeOf(box: Mailbox) {
  const forms = formKinds.map(formOf).filter((form) => form.mailbox === box);
  return mailRoute(z.enum(forms.flatMap((form) => fieldsOf(form).map(([name]) => name))));
}

const socialIcon = z.enum(Object.keys(icons) as [IconName, ...IconName[]], {
  error: 'there is no such icon; leave icon out, and the name stands beside the icon of a link',
});

/** Header and footer have room for a longer name than the delivered texts, which have room for 25 letters. */
export const maxNameLength = 30;

/** `company.yaml`: every fact about the company. No other file contains the company's name. */
export const company = z.strictObject({
  name: text.max(maxNameLength).describe('As visitors know the company; other texts say {company}'),
  legalName: text.describe('As it is registered: in the legal texts and at the foot of each page'),
  tagline: text.describe('One line below the name at the foot of each page'),
  description: text.describe('One or two sentences about the company, for search engines'),
  claims: z
    .record(z.string().regex(/^[a-z][A-Za-z]*$/), claim)
    .describe(
      'Phrases that texts name, such as {company.claims.team}: lower case at the front, no period at the end',
    ),
  mailboxes: z.strictObject({
    info: mailbox.describe('Messages of the contact form go here, and pages name it'),
    careers: mailbox.exactOptional().describe('Applications go here'),
  }),
  /** Other recipients for the mail about forms, in addition to the mailbox or instead of it; see docs/operating.md. */
  routing: z
    .strictObject({ info: routeOf('info'), careers: routeOf('careers') })
    .partial()
    .exactOptional(),
  offices: z.array(office).min(1),
  /** Facts that only the owner and a lawyer know, for the legal texts. `npm run check:launch` asks for each of them. */
  legal: textsFor([
    'registration',
    'law',
    'privacyOfficer',
    'grievanceOfficer',
    'representative',
    'transfers',
  ]),
  /** Profiles in social networks. If the site has no icon for one, its name stands beside a general icon. */
  social: z.array(z.strictObject({ name: text, href: webAddress, icon: socialIcon.exactOptional() })),
});

/** A column of a menu: its pages in order, and their call to action. */
const menuColumn = z.strictObject({
  title: text,
  text: text.max(90).describe('One line about all pages of the column'),
  /** A set of files in `public/media/banners`. */
  picture,
  pages: z
    .array(slug)
    .min(1)
    .describe('The pages in their order, each by the name of its file without .yaml'),
  callToAction: callToActionOwn
    .exactOptional()
    .describe(
      'Words and picture of the call to action on the pages of this column, instead of those in shared',
    ),
});

/** `navigation.yaml`: groups and orders all pages. The name of a page is the name of its content file. */
export const navigation = z.strictObject({
  services: z
    .array(menuColumn)
    .describe('The columns of the first menu; without a column the menu is left out'),
  industries: z
    .array(menuColumn)
    .describe('The columns of the second menu; without a column the menu is left out'),
  main: z
    .array(slug)
    .describe('Pages in the main menu after services and industries, by the names of their files'),
  company: z.array(slug).describe("Pages in the company's column at the foot of each page"),
  legal: z.array(slug).describe('Pages in the last line at the foot of each page'),
});

/** `style.yaml`: the language of the site, and words that the content may use or should avoid. */
export const style = z.strictObject({
  language: z
    .string()
    .regex(/^[a-z]{2}(?:-[A-Z]{2})?$/, { error: 'must be a language such as en-US, en-GB or de' })
    .describe('The language of the site, for its spelling, days and lists: en-US, en-GB, de or de-AT'),
  words: z
    .array(
      z.string().regex(/^\S+$/, { error: 'must be one word: write each word of a name on its own line' }),
    )
    .describe('Names and words that are right, though no dictionary has them'),
  fillers: z
    .record(z.string().min(1), text)
    .describe('Words to avoid, with what to do instead; * stands for any ending'),
});

/** Placeholders that are filled in when the text is shown. */
export const interfacePlaceholders = ['name', 'number', 'count'] as const;

/** Makes the schema of a text that must contain certain placeholders. */
const template = (...placeholders: (typeof interfacePlaceholders)[number][]) =>
  text.refine((value) => placeholders.every((placeholder) => value.includes(`{${placeholder}}`)), {
    error: `must contain ${placeholders.map((placeholder) => `{${placeholder}}`).join(' and ')}`,
  });

export const interfaceStrings = z.strictObject({
  header: textsFor(['skip', 'menu', 'navigation', 'darkTheme']).extend({ submenu: template('name') }),
  footer: textsFor(['company', 'allServices', 'allIndustries']),
  newTab: text,
  otherSite: text,
  breadcrumbs: text,
  shareImage: template('name'),
  readMore: text,
  talkAbout: template('name'),
  hero: textsFor(['label', 'readMoreAbout']),
  whoWeAre: textsFor(['readMoreAbout']),
  whatWeDevelop: z.strictObject({ delivers: text, service: template('name') }),
  drawing: textsFor(['description', 'examples']).extend({
    alt: template('name'),
    viewer: textsFor(['open', 'change', 'zoomIn', 'zoomOut', 'fit', 'print', 'close']),
  }),
  steps: textsFor(['who', 'result']),
  tabs: z.strictObject({ previous: template('name'), next: template('name') }),
  studentPrograms: textsFor(['moreAbout']),
  legal: textsFor(['contents', 'version']),
  notFound: textsFor(['links', 'nearest']),
  archive: textsFor(['years', 'empty', 'feed']).extend({ year: template('name', 'number') }),
  article: textsFor(['updated', 'newer', 'older', 'neighbors']).extend({ author: template('name') }),
  search: textsFor(['open', 'field', 'close', 'one', 'check', 'busy']).extend({
    title: template('name'),
    found: template('count'),
    none: template('name'),
    all: template('name'),
  }),
  cases: textsFor(['changed', 'built', 'duration', 'more', 'moreAbout']),
  credentials: z.strictObject({ since: template('number') }),
  vacancies: textsFor(['apply', 'applyFor', 'closes']).extend({
    remote: template('name'),
    contracts: textsFor(contractNames),
  }),
  carousel: textsFor(['role', 'slideRole', 'choose']).extend({
    position: template('number', 'count', 'name'),
    slide: template('number', 'name'),
    ...textsFor(['previous', 'next', 'pause', 'start']).shape,
  }),
  clients: textsFor(['list', 'choose']).extend({
    pickerLabel: template('number', 'count'),
    ...textsFor(['previous', 'next']).shape,
  }),
  crash: textsFor(['title', 'heading', 'text', 'button', 'part', 'reload']),
});
