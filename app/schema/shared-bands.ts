/**
 * Bands that stand on several pages. Their words are in `shared.yaml`; a page names the kind, and may put
 * words of its own in the place of some.
 */
import { z } from 'zod';
import { icon, pictureInside, point, slug, text } from './blocks.ts';

const headed = { heading: text.max(80), intro: text.max(300) };
const callToActionWords = { heading: text.max(80), text: text.max(240), button: text.max(40) };
const whyChooseUsWords = { heading: text.max(80), intro: text.max(300), items: z.array(point).length(8) };
const logosWords = { heading: text.max(80) };

/** A card of the services grid; the services that name its id in their `card` are linked below it. */
const serviceCard = z.strictObject({ id: slug, title: text.max(50), text: text.max(220), icon });

/**
 * The words of a call to action, also for a column of the menu, and the still life by night that they stand on:
 * dark, empty in its left half.
 */
export const callToActionOwn = z
  .strictObject({ ...callToActionWords, picture: pictureInside })
  .exactPartial();

/** `shared.yaml`: by kind of band. */
export const shared = z.strictObject({
  'client-logos': z.strictObject({
    ...logosWords,
    /** Names of views in `public/media/logos.svg`, in the order they pass by. */
    logos: z.array(slug).length(11),
  }),
  'call-to-action': z.strictObject(callToActionWords),
  'services-grid': z.strictObject({ ...headed, cards: z.array(serviceCard).length(9) }),
  'why-choose-us': z.strictObject(whyChooseUsWords),
  'global-presence': z.strictObject(headed),
});

export const clientLogos = z
  .strictObject(logosWords)
  .exactPartial()
  .extend({ kind: z.literal('client-logos') });
export const callToAction = callToActionOwn.extend({ kind: z.literal('call-to-action') });
export const servicesGrid = z
  .strictObject(headed)
  .exactPartial()
  .extend({ kind: z.literal('services-grid') });
export const whyChooseUs = z
  .strictObject(whyChooseUsWords)
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
