/**
 * Every kind of band a page can have: `kind` in YAML, a folder of `app/sections/` in code. `app/pages/bands.tsx`
 * has the section of each kind and does not compile with one missing.
 */
import { z } from 'zod';
import {
  applicationCard,
  apply,
  contact,
  hero,
  iconPoints,
  legalText,
  notFoundLinks,
  studentPrograms,
  whatWeDevelop,
  whoWeAre,
  callToAction,
  clientLogos,
  globalPresence,
  servicesGrid,
  topicIndex,
  topicTiles,
  whyChooseUs,
} from './company-bands.ts';
import {
  beforeAfter,
  lists,
  pictureBand,
  table,
  banner,
  challenges,
  featureTabs,
  points,
  prose,
  questions,
  quote,
  relatedTopics,
  steps,
} from './topic-bands.ts';

/** Schema of a band. */
export const band = z.discriminatedUnion('kind', [
  banner,
  featureTabs,
  quote,
  challenges,
  relatedTopics,
  prose,
  points,
  questions,
  steps,
  pictureBand,
  table,
  beforeAfter,
  lists,
  hero,
  whoWeAre,
  whatWeDevelop,
  iconPoints,
  studentPrograms,
  apply,
  contact,
  applicationCard,
  legalText,
  notFoundLinks,
  clientLogos,
  callToAction,
  servicesGrid,
  whyChooseUs,
  globalPresence,
  topicIndex,
  topicTiles,
]);

/** Any band. */
export type AnyBand = z.infer<typeof band>;
export type BandKind = AnyBand['kind'];
/** The content of a band of one kind, checked and with placeholders filled in. */
export type Band<Kind extends BandKind> = Extract<AnyBand, { kind: Kind }>;

/** The first band of a kind. */
export const findBand = <Kind extends BandKind>(
  bands: readonly AnyBand[],
  kind: Kind,
): Band<Kind> | undefined => bands.find((candidate): candidate is Band<Kind> => candidate.kind === kind);
