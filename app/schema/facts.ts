/** Schemas of the files that are not pages: the company's facts, the navigation and the strings of the interface. */
import { z } from 'zod';
import { formKinds, formOf } from '../../contracts/forms.ts';
import { type Mailbox, fieldsOf } from '../../contracts/forms/form.ts';
import { mailbox, mailRoute } from '../../contracts/built-site.ts';
import { callToActionOwn } from './company-bands.ts';
import { icon, picture, slug, text, textsFor } from './blocks.ts';

const office = z.strictObject({
  country: text,
  /** The country inside a sentence, where that differs: `the United States`. */
  countryInText: text.exactOptional(),
  /** Lines of the postal address, without the country. */
  address: z.array(text).min(1).max(4),
  /** As people read it. */
  phone: text,
  /** As telephones dial it, E.164. */
  dial: z.string().regex(/^\+[1-9]\d{6,14}$/, {
    error: 'must be a number as telephones dial it, for example +17025550114',
  }),
});

const profile = z.url({ protocol: /^https$/, error: 'must be an address that begins with https://' });

/** A claim as a phrase that fits inside a sentence, and as a figure where it has one. */
const claim = z.union([text, z.strictObject({ phrase: text, figure: text.max(20) })]);

/** A route whose rules ask for fields that a form of this mailbox has. */
function routeOf(box: Mailbox) {
  const forms = formKinds.map(formOf).filter((form) => form.mailbox === box);
  return mailRoute(z.enum(forms.flatMap((form) => fieldsOf(form).map(([name]) => name))));
}

/** `company.yaml`: every fact about the company. The only file that holds its name. */
export const company = z.strictObject({
  name: text.max(30),
  legalName: text,
  tagline: text,
  description: text,
  /** The claims of the specification. */
  claims: z.strictObject({
    users: claim,
    experience: claim,
    decade: claim,
    team: claim,
    microsoft: claim,
    mindset: claim,
  }),
  mailboxes: z.strictObject({ info: mailbox, careers: mailbox }),
  /** Where the mail about a form goes besides its mailbox, or in its place; see docs/operating.md. */
  routing: z
    .strictObject({ info: routeOf('info'), careers: routeOf('careers') })
    .partial()
    .exactOptional(),
  offices: z.array(office).min(1),
  social: z.array(z.strictObject({ name: text, href: profile, icon })).min(1),
});

/** A column of a menu: its pages in order, and their call to action. */
const menuColumn = z.strictObject({
  title: text,
  /** One line about what the pages of the column have in common. */
  text: text.max(90),
  /** The still life that stands for it: a set of files in `public/media/banners`. */
  picture,
  pages: z.array(slug).min(1),
  /** Replaces the call to action of `shared.yaml` on every page of the column. */
  callToAction: callToActionOwn.exactOptional(),
});

/** `navigation.yaml`: the grouping and order of all pages. Names are those of content files. */
export const navigation = z.strictObject({
  services: z.array(menuColumn).min(1),
  industries: z.array(menuColumn).min(1),
  /** Single pages in the main menu, after services and industries. */
  main: z.array(slug),
  /** Single pages in the company's column at the foot of every page. */
  company: z.array(slug),
  /** Legal texts, named in the last line of every page. */
  legal: z.array(slug),
});

/** Placeholders that are filled in at display. */
export const interfacePlaceholders = ['name', 'number', 'count'] as const;

/** A text that must contain certain placeholders. */
const template = (...placeholders: (typeof interfacePlaceholders)[number][]) =>
  text.refine((value) => placeholders.every((placeholder) => value.includes(`{${placeholder}}`)), {
    error: `must contain ${placeholders.map((placeholder) => `{${placeholder}}`).join(' and ')}`,
  });

export const interfaceStrings = z.strictObject({
  header: textsFor(['skip', 'menu', 'navigation', 'darkTheme']).extend({ submenu: template('name') }),
  footer: textsFor(['company', 'allServices', 'allIndustries']),
  newTab: text,
  breadcrumbs: text,
  shareImage: template('name'),
  readMore: text,
  hero: textsFor(['label', 'readMoreAbout']),
  whoWeAre: textsFor(['readMoreAbout']),
  whatWeDevelop: z.strictObject({ delivers: text, service: template('name') }),
  steps: textsFor(['who', 'result']),
  studentPrograms: textsFor(['moreAbout']),
  legal: textsFor(['contents', 'version']),
  notFound: textsFor(['links', 'nearest']),
  carousel: textsFor(['role', 'slideRole', 'choose']).extend({
    position: template('number', 'count', 'name'),
    slide: template('number', 'name'),
    ...textsFor(['previous', 'next', 'pause', 'start']).shape,
  }),
  clients: textsFor(['list', 'choose']).extend({
    place: template('number', 'count'),
    ...textsFor(['previous', 'next']).shape,
  }),
  crash: textsFor(['text', 'button', 'part', 'reload']),
});
