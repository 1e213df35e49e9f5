/** Bands of the front page and of the company's own pages. */
import { z } from 'zod';
import { developArea, iconPoint, link, picture, point, slug, text } from './blocks.ts';

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
        /** The part that a window beside the words keeps where it is narrower than the picture; without it, the left. */
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

/** The crafts of the company, one to a tab, each with what it delivers. */
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

/** The way to the application form. */
export const apply = z.strictObject({
  kind: z.literal('apply'),
  heading: text.max(80),
  text: text.max(240),
  button: text.max(40),
});

/** The contact form beside the words that invite to use it. */
export const contact = z.strictObject({
  kind: z.literal('contact'),
  heading: text.max(80),
  intro: text.max(300),
  /** In place of the form where only script can send: in a site without a server of its own. */
  byMail: text.max(240),
});

/** The card that holds the application form, and what happens after it was sent. */
export const applicationCard = z.strictObject({
  kind: z.literal('application-card'),
  heading: text.max(60),
  intro: text.max(240),
  /** In place of the form where the site has no server of its own that could receive a resume. */
  byMail: text.max(240),
  after: z.strictObject({ heading: text.max(60), steps: z.array(text).min(2).max(4) }),
});

/** A legal text with its contents, its version and the state of its review. */
export const legalText = z.strictObject({
  kind: z.literal('legal-text'),
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

/** Links for visitors whose address leads nowhere. */
export const notFoundLinks = z.strictObject({
  kind: z.literal('not-found-links'),
  text,
  links: z.array(z.strictObject({ label: text.max(60), href: link })).min(3),
});
