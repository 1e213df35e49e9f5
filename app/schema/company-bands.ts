/** Bands of the front page and of the company's own pages, and bands that stand on several pages. */
import { z } from 'zod';
import {
  bandOf,
  developArea,
  heading,
  icon,
  iconPoint,
  intro,
  link,
  longIntro,
  picture,
  pictureInside,
  point,
  slug,
  text,
} from './blocks.ts';

const headed = z.strictObject({ heading, intro });
const button = text.max(40);
const callToAction = z.strictObject({ heading, text: text.max(240), button });
const whyChooseUs = headed.extend({ items: z.array(point).length(8) });

/** A card of the services grid; the services that name its id in their `card` are linked below it. */
const serviceCard = z.strictObject({ id: slug, title: text.max(50), text: text.max(220), icon });

/**
 * The strings of a call to action, also for a column of the menu, and its background: a dark picture whose left half is
 * empty.
 */
export const callToActionOwn = callToAction.extend({ picture: pictureInside }).exactPartial();

/** `shared.yaml`: by kind of band. */
export const shared = z.strictObject({
  /** `logos` are names of views in `public/media/logos.svg`, in the order of the carousel. */
  'client-logos': z.strictObject({ heading, logos: z.array(slug).length(11) }),
  'call-to-action': callToAction,
  'services-grid': headed.extend({ cards: z.array(serviceCard).length(9) }),
  'why-choose-us': whyChooseUs,
  'global-presence': headed,
});

const menu = z.enum(['services', 'industries']);

export const companyBands = [
  /** The first screen of the front page: four slides. */
  bandOf('hero', {
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
  }),
  bandOf('who-we-are', {
    heading,
    paragraphs: z.array(text).min(1).max(3),
    facts: z
      .array(z.strictObject({ value: text.max(20), label: text.max(60) }))
      .min(2)
      .max(4),
  }),
  /** The company's services with their deliverables, one tab each. */
  bandOf('what-we-develop', { heading, intro: longIntro, areas: z.array(developArea).length(6) }),
  /** A few points, each with its icon: side by side on a shaded band, or one under the other. */
  bandOf('icon-points', {
    layout: z.enum(['cards', 'list']),
    heading,
    items: z.array(iconPoint).min(2).max(6),
  }),
  /** The student programs; the button `more` opens the details in place. */
  bandOf('student-programs', {
    heading,
    text: text.max(320),
    more: text.max(30),
    details: z.array(point).min(1),
  }),
  bandOf('apply', { heading, text: text.max(240), button }),
  /** The contact form. `byMail` is shown without script in its place, if the site has no server of its own. */
  bandOf('contact', { heading, intro, byMail: text.max(240) }),
  /**
   * The card that holds the application form, and what happens after it was sent. `byMail` is shown in place of the
   * form, if the site has no server of its own to receive a resume.
   */
  bandOf('application-card', {
    heading: text.max(60),
    intro: text.max(240),
    byMail: text.max(240),
    after: z.strictObject({ heading: text.max(60), steps: z.array(text).min(2).max(4) }),
  }),
  /** A legal text with its contents, its version and the state of its review. */
  bandOf('legal-text', {
    /** Stored with each application as the text that was accepted: changes with the wording. */
    version: z.iso.date({ error: 'must be a day, for example 2026-11-21' }),
    /** The note that a lawyer has not reviewed the text yet. */
    review: text,
    sections: z.array(
      z.strictObject({
        id: slug,
        heading,
        body: z.array(z.union([text, z.strictObject({ list: z.array(text).min(1) })])).min(1),
      }),
    ),
  }),
  bandOf('not-found-links', {
    text,
    links: z.array(z.strictObject({ label: text.max(60), href: link })).min(3),
  }),
  bandOf('client-logos', { heading: heading.exactOptional() }),
  bandOf('call-to-action', callToActionOwn.shape),
  bandOf('services-grid', headed.exactPartial().shape),
  bandOf('why-choose-us', whyChooseUs.exactPartial().shape),
  bandOf('global-presence', headed.exactPartial().shape),
  /** Every service or every industry, in the columns of its menu. */
  bandOf('topic-index', { heading, of: menu }),
  /** The columns of a menu side by side, each with its still life and links to all its pages. */
  bandOf('topic-tiles', { heading, intro, of: menu }),
] as const;
