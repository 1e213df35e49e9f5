/** The schemas of the files that are not pages: company, navigation and strings of the interface. */
import { z } from 'zod';
import { formKinds, formOf } from '../../contracts/forms.ts';
import { type Mailbox, fieldsOf } from '../../contracts/forms/form.ts';
import { mailbox, mailRoute } from '../../contracts/built-site.ts';
import { callToActionOwn } from './company-bands.ts';
import { picture, slug, text, textsFor, webAddress } from './blocks.ts';
import { icons, type IconName } from './icons.ts';
import { contractNames } from './proof.ts';

const office = z
  .strictObject({
    country: text,
    /** The country's name inside a sentence, if it differs: `the United States`. */
    countryInText: text.exactOptional(),
    /** Lines of the postal address, without the country. */
    address: z.array(text).min(1).max(4),
    /**
     * The parts of the address for search engines, written as in the lines of the address. If a country has two
     * offices, the city is also in their headings.
     */
    city: text.exactOptional(),
    region: text.exactOptional(),
    postalCode: text.exactOptional(),
    /** The phone number as people read it. */
    phone: text,
    /** The phone number as telephones dial it (E.164). */
    dial: z.string().regex(/^\+[1-9]\d{6,14}$/, {
      error: 'must be a number as telephones dial it, for example +17025550114',
    }),
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

/** `company.yaml`: every fact about the company. No other file contains the company's name. */
export const company = z.strictObject({
  name: text.max(30),
  legalName: text,
  tagline: text,
  description: text,
  /** Claims by any name. A text contains a claim by its name: `{company.claims.team}`. */
  claims: z.record(z.string().regex(/^[a-z][A-Za-z]*$/), claim),
  /** Only a site with the application form needs the mailbox `careers`. */
  mailboxes: z.strictObject({ info: mailbox, careers: mailbox.exactOptional() }),
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
  /**
   * Profiles in social networks. If the site has no icon for a profile, a link shows its name beside a general icon.
   */
  social: z.array(z.strictObject({ name: text, href: webAddress, icon: socialIcon.exactOptional() })),
});

/** A column of a menu: its pages in order, and their call to action. */
const menuColumn = z.strictObject({
  title: text,
  /** A line of text about all pages of the column. */
  text: text.max(90),
  /** The column's picture: a set of files in `public/media/banners`. */
  picture,
  pages: z.array(slug).min(1),
  /** Replaces the call to action of `shared.yaml` on every page of the column. */
  callToAction: callToActionOwn.exactOptional(),
});

/** `navigation.yaml`: groups and orders all pages. The name of a page is the name of its content file. */
export const navigation = z.strictObject({
  services: z.array(menuColumn).min(1),
  industries: z.array(menuColumn).min(1),
  /** Single pages in the main menu, after services and industries. */
  main: z.array(slug),
  /** Single pages in the company's column of the footer. */
  company: z.array(slug),
  legal: z.array(slug),
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
  drawing: textsFor(['description', 'examples']).extend({ alt: template('name') }),
  steps: textsFor(['who', 'result']),
  tabs: z.strictObject({ previous: template('name'), next: template('name') }),
  studentPrograms: textsFor(['moreAbout']),
  legal: textsFor(['contents', 'version']),
  notFound: textsFor(['links', 'nearest']),
  archive: textsFor(['years', 'empty', 'feed']).extend({ year: template('name', 'number') }),
  article: textsFor(['updated', 'newer', 'older', 'neighbors']).extend({ author: template('name') }),
  search: textsFor(['open', 'field', 'close', 'one', 'check']).extend({
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
  crash: textsFor(['heading', 'text', 'button', 'part', 'reload']),
});
