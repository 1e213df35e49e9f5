/** Bands of the front page and of the company's pages, and bands that several pages share. */
import { z } from 'zod';
import {
  anyLink,
  bandOf,
  developArea,
  heading,
  icon,
  iconPoint,
  illustration,
  intro,
  link,
  longIntro,
  picture,
  pictureInside,
  point,
  slug,
  text,
  webAddress,
} from './blocks.ts';
import { legalSection } from './legal-text.ts';

const headed = z.strictObject({ heading, intro });
const callToAction = z.strictObject({ heading, text: text.max(240) });
const whyChooseUs = headed.extend({ items: z.array(point).min(2).max(12) });

/** A card of the services grid. The card links to the services whose `card` is this id. */
const serviceCard = z.strictObject({ id: slug, title: text.max(50), text: text.max(220), icon });

/** A client's logo: the id of a drawing in `media/brand/logos.json`, or a file of the owner in `content/logos/`. */
const clientLogo = z.union(
  [
    slug,
    z.strictObject({
      file: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*\.(svg|png)$/),
      name: text.max(60),
      /** The client's own site. */
      link: webAddress.exactOptional(),
    }),
  ],
  {
    error:
      'must be the id of a drawing, or a logo of your own: file (lower-case words joined by hyphens, ending in .svg or .png), name, and link (https://) if you like',
  },
);

/** The strings of a call to action and its background, a dark picture with an empty left half. */
export const callToActionOwn = callToAction.extend({ picture: pictureInside }).exactPartial();

/** The schema of `shared.yaml`, by kind of band. */
export const shared = z.strictObject({
  /** The logos in their order. Without logos, no page has the band. */
  'client-logos': z.strictObject({ heading, logos: z.array(clientLogo).max(24) }),
  /** `next` lists what happens after the visitor has pressed the button. The front page does not show this list. */
  'call-to-action': callToAction.extend({ next: z.array(text.max(90)).min(1).max(4) }),
  'services-grid': headed.extend({ cards: z.array(serviceCard).min(1).max(16) }),
  'why-choose-us': whyChooseUs,
  'global-presence': headed,
});

const menu = z.enum(['services', 'industries']);

export const companyBands = [
  /** The first screen of the front page. */
  bandOf('hero', {
    slides: z
      .array(
        z.strictObject({
          id: slug,
          heading: text.max(60),
          text: text.max(160),
          picture,
          /** The side of the picture that stays visible in a narrow window. The default is the left side. */
          keep: z.literal('right').exactOptional(),
          tone: z.enum(['day', 'night']),
          /** A set of files in `public/media/films`. The film's first frame is the picture. */
          film: slug.exactOptional(),
          /** The picture and film for the dark theme. Allowed only if the tone of the picture is `day`. */
          night: z.strictObject({ picture, film: slug.exactOptional() }).exactOptional(),
        }),
      )
      .min(2)
      .max(4),
  }),
  bandOf('who-we-are', {
    heading,
    paragraphs: z.array(text).min(1).max(3),
    facts: z
      .array(z.strictObject({ value: text.max(20), label: text.max(60) }))
      .min(2)
      .max(4),
    /** A drawing with the figure that a visitor should remember, and a sentence about both. */
    example: z
      .strictObject({
        illustration,
        figure: text.max(20),
        text: text.max(200),
        link: z.strictObject({ label: text.max(60), href: link }),
      })
      .exactOptional(),
  }),
  /** The company's services with their deliverables; each service is a tab. */
  bandOf('what-we-develop', { heading, intro: longIntro, areas: z.array(developArea).min(2).max(8) }),
  /** A few points, each with an icon: in columns on a shaded band, or in a list. */
  bandOf('icon-points', {
    layout: z.enum(['cards', 'list']),
    heading,
    items: z.array(iconPoint).min(2).max(6),
  }),
  /** The student programs. The button `more` opens the details in place. */
  bandOf('student-programs', {
    heading,
    text: text.max(320),
    more: text.max(30),
    details: z.array(point).min(1),
  }),
  bandOf('apply', { heading, text: text.max(240), button: text.max(40) }),
  /**
   * The contact form. `call` stands above the phone numbers of the offices. `privacy` stands below the form and has a
   * link to the privacy policy. Without script and without a server of our own, visitors see `byMail` instead of the
   * form.
   */
  bandOf('contact', {
    heading,
    intro,
    call: text.max(80),
    privacy: z.strictObject({
      text: text.max(160),
      link: z.strictObject({ label: text.max(60), href: link }),
    }),
    byMail: text.max(240),
  }),
  /**
   * The card with the application form, and the texts after sending. Visitors see `byMail` instead of the form if the
   * site has no server of its own.
   */
  bandOf('application-card', {
    heading: text.max(60),
    intro: text.max(240),
    byMail: text.max(240),
    after: z.strictObject({ heading: text.max(60), steps: z.array(text).min(2).max(4) }),
  }),
  /** A legal text with its contents and its version. A text with `when` is shown only if its condition holds. */
  bandOf('legal-text', {
    /**
     * The version of the text. The server stores it with each application that accepts the text. New wording needs a
     * new version.
     */
    version: z.iso.date({ error: 'must be a day, for example 2026-11-21' }),
    /**
     * True until a lawyer has reviewed the text. Visitors do not see this mark; `npm run check:launch` names each
     * draft.
     */
    draft: z.boolean().exactOptional(),
    sections: z.array(legalSection),
  }),
  bandOf('not-found-links', {
    text,
    links: z.array(z.strictObject({ label: text.max(60), href: link })).min(1),
  }),
  /** The field of the search, and the results below it. Before the visitor searches, the band shows the main pages. */
  bandOf('search', { heading }),
  /** Links to all pages, in the groups of the menus. */
  bandOf('site-map', {}),
  bandOf('client-logos', { heading: heading.exactOptional() }),
  /** A call to action. Without `link`, its button leads to the contact form. */
  bandOf('call-to-action', {
    ...callToActionOwn.shape,
    link: z.strictObject({ label: text.max(60), href: anyLink }).exactOptional(),
  }),
  bandOf('services-grid', headed.exactPartial().shape),
  bandOf('why-choose-us', whyChooseUs.exactPartial().shape),
  bandOf('global-presence', headed.exactPartial().shape),
  /** Links to all services or all industries, in the columns of their menu. */
  bandOf('topic-index', { heading, of: menu }),
  /** The columns of a menu, side by side. Each column has a picture and links to its pages. */
  bandOf('topic-tiles', { heading, intro, of: menu }),
] as const;
