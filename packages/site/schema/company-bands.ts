/** Bands of the front page and of the company's pages, and bands that several pages share. */
import { z } from 'zod';
import {
  bandOf,
  day,
  developArea,
  heading,
  icon,
  iconPoint,
  illustration,
  intro,
  labeledLink,
  longIntro,
  pageLink,
  picture,
  pictureInside,
  point,
  slug,
  text,
  webAddress,
  topicKinds,
} from './blocks.ts';
import { legalSection } from './legal-text.ts';

const headed = z.strictObject({ heading, intro });
const callToAction = z.strictObject({ heading, text: text.max(240) });
const whyChooseUs = headed.extend({ items: z.array(point).min(2).max(12) });

/** A card of the services grid. The card links to the services whose `card` is this id. */
const serviceCard = z.strictObject({
  id: slug.describe('The name by which services say that they belong to this card'),
  title: text.max(50),
  text: text.max(220),
  icon,
});

/** A client's logo: the id of a drawing in `packages/media/brand/logos.json`, or a file of the owner in `content/logos/`. */
const clientLogo = z.union(
  [
    slug,
    z.strictObject({
      file: z
        .string()
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*\.(svg|png)$/)
        .describe('A file in content/logos, such as harbor-line.svg'),
      name: text.max(60),
      link: webAddress.exactOptional().describe("The client's own site"),
    }),
  ],
  {
    error:
      'must be the id of a drawing, or a logo of your own: file (lower-case words joined by hyphens, ending in .svg or .png), name, and link (https://) if you like',
  },
);

/** The strings of a call to action and its background, a dark picture with an empty left half. */
export const callToActionOwn = callToAction
  .extend({
    picture: pictureInside.describe(
      'A dark picture with an empty left half, such as close-ups/closing-azure',
    ),
  })
  .exactPartial();

/** The schema of `shared.yaml`, by kind of band. */
export const shared = z.strictObject({
  'client-logos': z.strictObject({
    heading,
    logos: z
      .array(clientLogo)
      .max(24)
      .describe('In their order on the page; without logos, no page has this part'),
  }),
  /** The front page does not show `next`. */
  'call-to-action': callToAction.extend({
    next: z
      .array(text.max(90))
      .min(1)
      .max(4)
      .describe('What happens after a visitor has written to you, in order'),
  }),
  'services-grid': headed.extend({ cards: z.array(serviceCard).min(1).max(16) }),
  'why-choose-us': whyChooseUs,
  'global-presence': headed,
});

const menu = z.enum(topicKinds);

export const companyBands = [
  /** The first screen of the front page. */
  bandOf('hero', {
    slides: z
      .array(
        z.strictObject({
          id: slug.describe('A name for this slide, unlike the others; visitors do not see it'),
          heading: text.max(60),
          text: text.max(160),
          picture,
          keep: z
            .literal('right')
            .exactOptional()
            .describe('What a narrow window shows of the picture; without a choice the left side'),
          tone: z.enum(['day', 'night']),
          /** A set of files in `public/media/films`. */
          film: slug.exactOptional().describe('The film that plays over the picture and begins with it'),
          night: z
            .strictObject({ picture, film: slug.exactOptional() })
            .exactOptional()
            .describe('Picture and film in the dark theme, for a picture with the tone day'),
        }),
      )
      .min(2)
      .max(4),
  }),
  bandOf('who-we-are', {
    heading,
    paragraphs: z.array(text).min(1).max(3),
    facts: z
      .array(
        z.strictObject({
          value: text.max(20).describe('A figure, such as 15+'),
          label: text.max(60).describe('What the figure counts'),
        }),
      )
      .min(2)
      .max(4),
    example: z
      .strictObject({
        illustration,
        figure: text.max(20),
        text: text.max(200),
        link: pageLink,
      })
      .exactOptional()
      .describe('A drawing with the one figure that a visitor should remember, and a sentence about both'),
  }),
  /** The company's services with their deliverables; each service is a tab. */
  bandOf('what-we-develop', { heading, intro: longIntro, areas: z.array(developArea).min(2).max(8) }),
  /** A few points, each with an icon: in columns on a shaded band, or in a list. */
  bandOf('icon-points', {
    layout: z.enum(['cards', 'list']).describe('Cards in columns on a gray ground, or a list'),
    heading,
    items: z.array(iconPoint).min(2).max(6),
  }),
  /** The student programs. The button `more` opens the details in place. */
  bandOf('student-programs', {
    heading,
    text: text.max(320),
    more: text.max(30).describe('The words of the button that opens the details'),
    details: z.array(point).min(1).describe('What the button opens'),
  }),
  bandOf('apply', { heading, text: text.max(240), button: text.max(40) }),
  /** The contact form. Without script and without a server of our own, visitors see `byMail` instead. */
  bandOf('contact', {
    heading,
    intro,
    call: text.max(80).describe('The line above the phone numbers of the offices'),
    privacy: z
      .strictObject({
        text: text.max(160),
        link: pageLink,
      })
      .describe('What the message is used for, below the form'),
    byMail: text
      .max(240)
      .describe('Shown instead of the form where the form cannot work: how to write by mail'),
  }),
  /** The card with the application form. Visitors see `byMail` instead if the site has no server of its own. */
  bandOf('application-card', {
    heading: text.max(60),
    intro: text.max(240),
    byMail: text
      .max(240)
      .describe('Shown instead of the form where the form cannot work: how to apply by mail'),
    after: z
      .strictObject({ heading: text.max(60), steps: z.array(text).min(2).max(4) })
      .describe('What happens after an application was sent'),
  }),
  /** A legal text with its contents and its version. A text with `when` is shown only if its condition holds. */
  bandOf('legal-text', {
    /** The server stores the version with each application that accepts the text. */
    version: day.describe('The day from which these words hold; change it with the words'),
    draft: z
      .boolean()
      .exactOptional()
      .describe('On until a lawyer has read the text; visitors do not see this'),
    sections: z.array(legalSection),
  }),
  bandOf('not-found-links', {
    text,
    links: z.array(pageLink).min(1),
  }),
  /** The field of the search, and the results below it. Before the visitor searches, the band shows the main pages. */
  bandOf('search', { heading }),
  /** Links to all pages, in the groups of the menus. */
  bandOf('site-map', {}),
  bandOf('client-logos', { heading: heading.exactOptional() }),
  /** A call to action. Without `link`, its button leads to the contact form. */
  bandOf('call-to-action', {
    ...callToActionOwn.shape,
    link: labeledLink
      .exactOptional()
      .describe('The button, if it is to lead elsewhere than to the contact form'),
  }),
  bandOf('services-grid', headed.exactPartial().shape),
  bandOf('why-choose-us', whyChooseUs.exactPartial().shape),
  bandOf('global-presence', headed.exactPartial().shape),
  /** Links to all services or all industries, in the columns of their menu. */
  bandOf('topic-index', { heading, of: menu }),
  /** The columns of a menu, side by side. Each column has a picture and links to its pages. */
  bandOf('topic-tiles', { heading, intro, of: menu }),
] as const;
