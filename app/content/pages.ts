/** One schema per kind of page. A content file is checked against its schema at every build. */
import { z } from 'zod';
import { area, banner, developArea, icon, meta, point, points, prose, quote, slug, text } from './blocks.ts';

const office = z.strictObject({
  country: text,
  city: text,
  /** Lines of the postal address, without the country. */
  address: z.array(text).min(1).max(4),
  /** As people read it. */
  phone: text,
  /** As telephones dial it, E.164. */
  dial: z.string().regex(/^\+[1-9]\d{6,14}$/),
  timeZone: text,
});

/** `company.yaml`: every fact about the company. The only file that holds its name. */
export const company = z.strictObject({
  name: text.max(30),
  legalName: text,
  tagline: text,
  description: text,
  /** The claims of the specification, worded so that they fit inside a sentence. */
  claims: z.strictObject({
    users: text,
    experience: text,
    decade: text,
    team: text,
    microsoft: text,
    mindset: text,
  }),
  mailboxes: z.strictObject({ info: z.email(), careers: z.email() }),
  offices: z.array(office).length(3),
  social: z.array(z.strictObject({ name: text, href: z.url({ protocol: /^https$/ }), icon })).min(1),
});

/** A column of a menu: which pages stand in it, in which order. */
const menuGroup = z.strictObject({ title: text, pages: z.array(slug).min(1) });

/** `navigation.yaml`: the grouping and order of services and industries. */
export const navigation = z.strictObject({
  services: z.array(menuGroup),
  industries: z.array(menuGroup),
});

/** `home.yaml` */
export const homePage = z.strictObject({
  meta,
  hero: z.strictObject({
    slides: z
      .array(
        z.strictObject({
          id: slug,
          heading: text.max(60),
          text: text.max(160),
          /** A set of files in `public/media/hero`. */
          picture: slug,
          tone: z.enum(['day', 'night']),
          /** Addresses of the slide's film, once it has been rendered. */
          film: z.strictObject({ av1: text, h264: text }).optional(),
        }),
      )
      .length(4),
  }),
  about: z.strictObject({
    heading: text.max(80),
    paragraphs: z.array(text).min(1).max(3),
    facts: z
      .array(z.strictObject({ value: text.max(20), label: text.max(60) }))
      .min(2)
      .max(4),
  }),
  develop: z.strictObject({ heading: text.max(80), intro: text, areas: z.array(developArea).length(6) }),
});

/** What service and industry pages have in common. */
const topicPage = {
  /** As menus, breadcrumbs and cards say it. */
  name: text.max(60),
  /** One sentence for cards and overviews. */
  summary: text.max(160),
  meta,
  banner,
  /** Heading and introduction above the tabs. */
  intro: z.strictObject({ heading: text.max(80), text: text.max(600) }),
  areas: z.array(area).min(4).max(6),
  quote: quote.optional(),
  /** 'Challenges we solve' */
  challenges: z.strictObject({ heading: text.max(80), items: z.array(point).length(6) }).optional(),
  /** Other pages worth reading next, of the same kind. Pages that do not exist yet are left out. */
  related: z.array(slug).max(4).default([]),
};

/** `services/<slug>.yaml` */
export const servicePage = z.strictObject(topicPage);

/** `industries/<slug>.yaml` */
export const industryPage = z.strictObject(topicPage);

/** `services.yaml` and `industries.yaml`: the overviews. */
export const overviewPage = z.strictObject({
  meta,
  banner,
  intro: z.strictObject({ heading: text.max(80), text: text.max(600) }),
});

/** `about-us.yaml` */
export const aboutPage = z.strictObject({
  meta,
  banner,
  company: prose,
  impact: prose,
  life: prose,
  whatWeDo: points(4),
  why: points(4),
  different: points(4),
  values: points(4),
});

/** `contact-us.yaml` */
export const contactPage = z.strictObject({
  meta,
  banner,
  form: z.strictObject({ heading: text.max(80), intro: text.max(300) }),
});

/** `not-found.yaml` */
export const notFoundPage = z.strictObject({
  meta,
  banner,
  text,
  links: z.array(z.strictObject({ label: text, href: z.string().startsWith('/') })).min(3),
});

/** `shared.yaml`: bands that stand on several pages. */
export const shared = z.strictObject({
  clientLogos: z.strictObject({ heading: text.max(80), logos: z.array(slug).length(11) }),
  callToAction: z.strictObject({ heading: text.max(80), text: text.max(240), button: text.max(40) }),
  servicesGrid: z.strictObject({
    heading: text.max(80),
    intro: text.max(300),
    cards: z
      .array(
        z.strictObject({
          title: text.max(50),
          text: text.max(220),
          icon,
          /** Slugs of the services that belong here; those without a page yet are left out. */
          services: z.array(slug).min(1),
        }),
      )
      .length(9),
  }),
  whyChooseUs: points(8),
  globalPresence: z.strictObject({ heading: text.max(80), intro: text.max(300) }),
});

/** `terms-of-use.yaml`, `privacy-policy.yaml` */
export const legalPage = z.strictObject({
  meta,
  banner,
  /** Stored with each application as the text that was accepted: changes with the wording. */
  version: z.iso.date({ error: 'must be a day, for example 2026-11-21' }),
  /** Says that counsel has yet to look at it. */
  review: text,
  sections: z.array(
    z.strictObject({
      id: slug,
      heading: text.max(80),
      body: z.array(z.union([text, z.strictObject({ list: z.array(text).min(1) })])).min(1),
    }),
  ),
});
