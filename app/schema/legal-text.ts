/** Texts of a legal page that hold only with certain settings, such as a sentence about statistics. */
import { z } from 'zod';
import type { VisitSettings } from '../../contracts/visits.ts';
import { text } from './blocks.ts';

/** When a text is shown: `STATISTICS` is on, `SCRIPT_URL` is set, or neither. */
const conditions = ['no-statistics', 'statistics', 'script-host'] as const;

type Condition = (typeof conditions)[number];

export const legalText = z.union([text, z.strictObject({ when: z.enum(conditions), text })]);

type LegalText = z.infer<typeof legalText>;

/** Placeholders in the texts of the privacy policy that come from the settings of the build. */
export const visitPlaceholders = ['statisticsDays', 'scriptHost'] as const;

const holds: Record<Condition, (visits: VisitSettings) => boolean> = {
  'no-statistics': ({ statistics, script }) => !statistics && !script,
  statistics: ({ statistics }) => statistics,
  'script-host': ({ script }) => script !== undefined,
};

/** Returns the text if its condition holds; undefined if not. */
export function textWith(item: LegalText, visits: VisitSettings): string | undefined {
  const chosen = typeof item === 'string' || holds[item.when](visits);
  const { statisticsDays, script } = visits;
  return chosen
    ? (typeof item === 'string' ? item : item.text)
        .replaceAll('{statisticsDays}', String(statisticsDays))
        .replaceAll('{scriptHost}', script?.host ?? '')
    : undefined;
}
