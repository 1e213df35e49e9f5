/** The band about the accessibility of the site: what was checked, and how far the site meets WCAG. */
import { z } from 'zod';
import { bandOf, day, heading, longIntro, text } from './blocks.ts';

/** A success criterion: number, name, level, result, remark. */
const criterion = z.tuple([
  z.string().regex(/^[1-4]\.\d\.\d{1,2}$/, { error: 'must be the number of a criterion, such as "1.4.3"' }),
  text.max(60),
  z.enum(['A', 'AA']),
  z.enum(['supports', 'partially supports', 'does not support', 'not applicable']),
  text.max(200),
]);

export const conformance = bandOf('conformance', {
  heading,
  intro: longIntro,
  /** The headings of the two columns of the table. */
  columns: z.tuple([text.max(40), text.max(40)]),
  checks: z
    .array(
      z.strictObject({
        what: text.max(120),
        how: text.max(240),
        /** The path of the program that checks the claim. Visitors do not see the path. */
        test: z.string(),
      }),
    )
    .min(1)
    .max(12),
  /** The words before the day of the last complete test, and the day itself. */
  lastTest: text.max(60),
  tested: day,
  /** The link to the table of all criteria, which the build writes from `criteria`. */
  download: text.max(80),
  criteria: z.array(criterion).min(1),
});

export const conformanceFile = 'wcag-conformance.csv';

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/**
 * Returns the table of all criteria as CSV. A byte order mark at its beginning tells spreadsheets that the text is
 * UTF-8.
 */
export function conformanceTable({ tested, criteria }: z.infer<typeof conformance>): string {
  const head = ['Criterion (WCAG 2.2)', 'Name', 'Level', `Result, ${tested}`, 'Remark'];
  return `\uFEFF${[head, ...criteria].map((row) => `${row.map(quoted).join(',')}\r\n`).join('')}`;
}
