/** The band that says how accessible the site is: what was checked, and what that means for each criterion of WCAG. */
import { z } from 'zod';
import { bandOf, heading, longIntro, text } from './blocks.ts';

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
  /** The heads of both columns of the table. */
  columns: z.tuple([text.max(40), text.max(40)]),
  checks: z
    .array(
      z.strictObject({
        what: text.max(120),
        how: text.max(240),
        /** The program that checks it, from the folder of the project. Visitors do not see it. */
        test: z.string(),
      }),
    )
    .min(1)
    .max(12),
  /** The words before the day of the last complete test, and that day. */
  lastTest: text.max(60),
  tested: z.iso.date({ error: 'must be a day, for example 2027-01-31' }),
  /** The link to the table of all criteria, which the build writes from `criteria`. */
  download: text.max(80),
  criteria: z.array(criterion).min(1),
});

/** The name of the table of all criteria, among the files of the site. */
export const conformanceFile = 'wcag-conformance.csv';

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** Returns the table of all criteria as CSV with a byte order mark, by which spreadsheets know UTF-8. */
export function conformanceTable({ tested, criteria }: z.infer<typeof conformance>): string {
  const head = ['Criterion (WCAG 2.2)', 'Name', 'Level', `Result, ${tested}`, 'Remark'];
  return `\uFEFF${[head, ...criteria].map((row) => `${row.map(quoted).join(',')}\r\n`).join('')}`;
}
