/**
 * Every kind of band that a page can have. Each kind has the same name in YAML (`kind`) and as a folder of
 * `packages/site/sections/`. `packages/site/pages/bands.tsx` maps each kind to its section and does not compile if a kind is missing.
 */
import { z } from 'zod';
import type { ArticleBand } from './articles.ts';
import type { OpeningBand } from './openings.ts';
import { companyBands } from './company-bands.ts';
import { conformance } from './conformance.ts';
import type { ProofBand } from './proof.ts';
import { topicBands } from './topic-bands.ts';

export const band = z.discriminatedUnion('kind', [...topicBands, ...companyBands, conformance]);

/**
 * A band of a page. Either the page's file contains the band, or the site adds it: from `content/proof/`, around an
 * article, or for the opening of the page.
 */
export type AnyBand = z.infer<typeof band> | ProofBand | ArticleBand | OpeningBand;
export type BandKind = AnyBand['kind'];
/** The content of a band of one kind, after the check, with placeholders filled in. */
export type Band<Kind extends BandKind> = Extract<AnyBand, { kind: Kind }>;

export const findBand = <Kind extends BandKind>(
  bands: readonly AnyBand[],
  kind: Kind,
): Band<Kind> | undefined => bands.find((candidate): candidate is Band<Kind> => candidate.kind === kind);
