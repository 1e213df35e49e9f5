/** The counts of every page as a table for a terminal. */
import { measures, type Linted } from './lint.ts';
import { isTopic, wordsOf, type LintedPage } from './page-texts.ts';
import { gradeOf, mayBePlain } from './rules/grade.ts';
import { introOf, lengthRange } from './rules/rhythm.ts';

const heads = ['page', ...measures.map(({ head }) => head), 'words a bullet', 'intro', 'grade', 'faults'];

/** One row. Pages of their own have no quotas. */
function rowOf(page: LintedPage, { vocabulary, faults }: Linted): string[] {
  const grade = gradeOf(page, vocabulary)?.toFixed(1) ?? '';
  const own = faults.filter(({ file }) => file === page.source.file).length;
  if (!isTopic(page)) return [page.source.file, ...measures.map(() => ''), '', '', grade, String(own)];
  const counts = measures.map(({ find }) => String(find(page, vocabulary).length));
  const intro = wordsOf(introOf(page)?.text ?? '').length;
  return [page.source.file, ...counts, lengthRange(page), String(intro), grade, String(own)];
}

/** The table, a line to a page. */
export function countTable(linted: Linted): string {
  const rows = [heads, ...linted.pages.map((page) => rowOf(page, linted))];
  const widths = heads.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
        .join('  '),
    )
    .join('\n');
}

/** Which texts of a page were counted for what, so that an editor can judge the count. */
export const evidence = (page: LintedPage, { vocabulary }: Linted): string =>
  measures
    .flatMap(({ what, find }) => {
      const found = find(page, vocabulary);
      return [`${found.length} ${what}`, ...found.map(({ text }) => `    ${text}`)];
    })
    .join('\n');

/** All of it in one line, for the gate. */
export function summary({ pages, vocabulary, faults }: Linted): string {
  const graded = pages.filter((page) => !mayBePlain(page));
  const grades = graded.map((page) => gradeOf(page, vocabulary) ?? 0);
  const bullets = pages.filter(isTopic).reduce((sum, page) => sum + page.bullets.length, 0);
  const from = Math.min(...grades).toFixed(1);
  const to = Math.max(...grades).toFixed(1);
  return `${pages.length} pages, ${bullets} bullets, reading grades ${from} to ${to}, ${faults.length} faults`;
}
