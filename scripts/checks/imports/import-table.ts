/** The table of imports as `docs/architecture.md` shows it, made from the rules themselves. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reserved, rooms } from './import-rules.ts';
import type { Room } from './room.ts';
import { type CheckResult, resultOf } from '../result.ts';

const page = 'docs/architecture.md';
const begin = '<!-- The table of imports: npm run docs:imports writes it. -->';
const end = '<!-- End of the table of imports. -->';

const code = (patterns: readonly string[]): string => patterns.map((pattern) => `\`${pattern}\``).join(', ');

function row({ files, may, types = [], packages, note }: Room): string {
  const doors = [
    ...(may.length > 0 ? [code(may)] : []),
    ...(types.length > 0 ? [`types of ${code(types)}`] : []),
  ];
  const allowed = packages === undefined ? 'any' : code(packages);
  return `| ${code(files)} | ${doors.join('; ') || 'nothing'} | ${allowed || 'none'} | ${note ?? ''} |`;
}

/** The two tables, in Markdown. */
function importTable(): string {
  return [
    begin,
    '',
    '| Files | may import, beside their own folder | packages | |',
    '|---|---|---|---|',
    ...rooms.map(row),
    '',
    '| These doors | open to these alone |',
    '|---|---|',
    ...reserved.map(({ files, by }) => `| ${code(files)} | ${code(by)} |`),
    '',
    end,
  ].join('\n');
}

/** The page with the table in its place; undefined when the page has no place for it. */
function withTable(text: string): string | undefined {
  const [first, last] = [text.indexOf(begin), text.indexOf(end)];
  return first < 0 || last < first
    ? undefined
    : text.slice(0, first) + importTable() + text.slice(last + end.length);
}

/** Checks that the page of a project shows the rules as they are. */
export function checkImportTable(root: string): CheckResult {
  const text = readFileSync(join(root, page), 'utf8');
  const isTrue = withTable(text) === text;
  return resultOf(1, isTrue ? [] : [`${page} does not show the rules of imports: npm run docs:imports`]);
}

/** Writes the rules into the page of a project. Throws when the page has no place for them. */
export function writeImportTable(root: string): void {
  const text = withTable(readFileSync(join(root, page), 'utf8'));
  if (text === undefined) throw new Error(`${page} has no place for the table of imports.`);
  writeFileSync(join(root, page), text);
}
