/** Bands of the front page and of the company's own pages, and bands that stand on several pages. */
import { z } from 'zod';
import { icon, pictureInside, point, slug, text, developArea, iconPoint, link, picture } from './blocks.ts';

const headed = { heading: text.max(80), intro: text.max(300) };
const callToActionStrings = { heading: text.max(80), text: text.max(240), button: text.max(40) };
const whyChooseUsStrings = { heading: text.max(80), intro: text.max(300), items: z.array(point).length(8) };
const logosStrings = { heading: text.max(80) };

/** A card of the services grid; the services that name its id in their `card` are linked below it. */
const serviceCard = z.strictObject({ id: slug, title: text.max(50), text: text.max(220), icon });

/**
 * The strings of a call to action, also for a column of the menu, and its background: a dark picture whose left half is
 * empty.
 */
export const callToActionOwn = z
  .strictObject({ ...callToActionStrings, picture: pictureInside })
  .exactPartial();

/** `shared.yaml`: by kind of band. */
export const shared = z.strictObject({
  'client-logos': z.strictObject({
    ...logosStrings,
    /** Names of views in `public/media/logos.svg`, in the order of the carousel. */
    logos: z.array(slug).length(11),
  }),
  'call-to-action': z.strictObject(callToActionStrings),
  'services-grid': z.strictObject({ ...headed, cards: z.array(serviceCard).length(9) }),
  'why-choose-us': z.strictObject(whyChooseUsStrings),
  'global-presence': z.strictObject(headed),
});

export const clientLogos = z
  .strictObject(logosStrings)
  .exactPartial()
  .extend({ kind: z.literal('client-logos') });
export const callToAction = callToActionOwn.extend({ kind: z.literal('call-to-action') });
export const servicesGrid = z
  .strictObject(headed)
  .exactPartial()
  .extend({ kind: z.literal('services-grid') });
export const whyChooseUs = z
  .strictObject(whyChooseUsStrings)
  .exactPartial()
  .extend({ kind: z.literal('why-choose-us') });
export const globalPresence = z
  .strictObject(headed)
  .exactPartial()
  .extend({ kind: z.literal('global-presence') });

/** Every service or every industry, in the columns of its menu. */
export const topicIndex = z.strictObject({
  kind: z.literal('topic-index'),
  heading: text.max(80),
  of: z.enum(['services', 'industries']),
});

/** The columns of a menu side by side, each with its still life and links to all its pages. */
export const topicTiles = z.strictObject({
  kind: z.literal('topic-tiles'),
  heading: text.max(80),
  intro: text.max(300),
  of: z.enum(['services', 'industries']),
});

/** The first screen of the front page: four slides. */
export const hero = z.strictObject({
  kind: z.literal('hero'),
  slides: z
    .array(
      z.strictObject({
        id: slug,
        heading: text.max(60),
        text: text.max(160),
        /** A set of files in `public/media/hero`. */
        picture,
        /** The part of the picture that stays visible in a narrow window; by default the left. */
        keep: z.literal('right').exactOptional(),
        tone: z.enum(['day', 'night']),
        /** A set of files in `public/media/films`, whose first frame is the picture. */
        film: slug.exactOptional(),
        /** The same by night, shown in the dark theme; only where the picture's light is day. */
        night: z.strictObject({ picture, film: slug.exactOptional() }).exactOptional(),
      }),
    )
    .length(4),
});

/** Introduces the company in a paragraph and in figures. */
export const whoWeAre = z.strictObject({
  kind: z.literal('who-we-are'),
  heading: text.max(80),
  paragraphs: z.array(text).min(1).max(3),
  facts: z
    .array(z.strictObject({ value: text.max(20), label: text.max(60) }))
    .min(2)
    .max(4),
});

/** The company's services with their deliverables, one tab each. */
export const whatWeDevelop = z.strictObject({
  kind: z.literal('what-we-develop'),
  heading: text.max(80),
  intro: text.max(600),
  areas: z.array(developArea).length(6),
});

/** A few points, each with its icon: side by side on a shaded band, or one under the other. */
export const iconPoints = z.strictObject({
  kind: z.literal('icon-points'),
  layout: z.enum(['cards', 'list']),
  heading: text.max(80),
  items: z.array(iconPoint).min(2).max(6),
});

/** The student programs; the button opens the details in place. */
export const studentPrograms = z.strictObject({
  kind: z.literal('student-programs'),
  heading: text.max(80),
  text: text.max(320),
  /** The button that opens the details. */
  more: text.max(30),
  details: z.array(point).min(1),
});

/** The link to the application form. */
export const apply = z.strictObject({
  kind: z.literal('apply'),
  heading: text.max(80),
  text: text.max(240),
  button: text.max(40),
});

/** The contact form and its introduction. */
export const contact = z.strictObject({
  kind: z.literal('contact'),
  heading: text.max(80),
  intro: text.max(300),
  /** Shown without script in place of the form, if the site has no server of its own. */
  byMail: text.max(240),
});

/** The card that holds the application form, and what happens after it was sent. */
export const applicationCard = z.strictObject({
  kind: z.literal('application-card'),
  heading: text.max(60),
  intro: text.max(240),
  /** Shown in place of the form, if the site has no server of its own to receive a resume. */
  byMail: text.max(240),
  after: z.strictObject({ heading: text.max(60), steps: z.array(text).min(2).max(4) }),
});

/** A legal text with its contents, its version and the state of its review. */
export const legalText = z.strictObject({
  kind: z.literal('legal-text'),
  /** Stored with each application as the text that was accepted: changes with the wording. */
  version: z.iso.date({ error: 'must be a day, for example 2026-11-21' }),
  /** The note that a lawyer has not reviewed the text yet. */
  review: text,
  sections: z.array(
    z.strictObject({
      id: slug,
      heading: text.max(80),
      body: z.array(z.union([text, z.strictObject({ list: z.array(text).min(1) })])).min(1),
    }),
  ),
});

/** Links for visitors who open an unknown address. */
export const notFoundLinks = z.strictObject({
  kind: z.literal('not-found-links'),
  text,
  links: z.array(z.strictObject({ label: text.max(60), href: link })).min(3),
});
