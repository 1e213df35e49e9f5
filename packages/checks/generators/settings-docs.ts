/** `npm run settings:docs` writes `.env.example`, and the tables of `docs/operating.md`, from `packages/server/settings/table.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { groups, pageSettings, unsetValues } from '@website/server/settings';

const root = join(import.meta.dirname, '../../..');

/** Returns the default as written in `.env`; undefined if there is no default. */
function defaultOf({ def }: z.ZodType): string | undefined {
  const defaultValue = 'defaultValue' in def ? def.defaultValue : undefined;
  return typeof defaultValue === 'string' ? defaultValue : undefined;
}

const isInPages = (name: string): boolean => pageSettings.some((setting) => setting === name);
const unset: Readonly<Partial<Record<string, string>>> = unsetValues;

/** Splits a text into comment lines of at most 118 characters. */
function comment(text: string): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    if (lines.at(-1) !== '' && `# ${lines.at(-1)} ${word}`.length > 118) lines.push('');
    lines.push(`${lines.pop()} ${word}`.trim());
  }
  return lines.map((line) => `# ${line}`);
}

function exampleLines([name, setting]: [string, z.ZodType]): string[] {
  const whenUnset = unset[name] === undefined ? '' : ` (when unset: ${unset[name]})`;
  const text = `${isInPages(name) ? '(build) ' : ''}${setting.description}${whenUnset}`;
  return [...comment(text.replaceAll('`', '')), `${name}=${defaultOf(setting) ?? ''}`];
}

export const envExample = (): string =>
  [
    '# Every setting with its default. Copy to .env and change what you need; docs/operating.md explains them.',
    '# An empty value counts as unset. Settings marked (build) are part of the pages: run npm run build after a change.',
    '# Written by npm run settings:docs.',
    ...groups.flatMap(([heading, settings]) => [
      '',
      `# --- ${heading}`,
      ...Object.entries(settings).flatMap(exampleLines),
    ]),
    '',
  ].join('\n');

const row = ([name, setting]: [string, z.ZodType]): string => {
  const written = defaultOf(setting);
  const shown = written === undefined ? (unset[name] ?? 'none') : `\`${written}\``;
  return `| \`${name}\`${isInPages(name) ? ' (build)' : ''} | ${shown} | ${setting.description} |`;
};

const table = (settings: Readonly<Record<string, z.ZodType>>): string =>
  ['| Variable | Default | Meaning |', '|---|---|---|', ...Object.entries(settings).map(row)].join('\n');

const [[, first], ...otherGroups] = groups as [(typeof groups)[number], ...typeof groups];
const tables = {
  first: table(first),
  further: otherGroups.map(([heading, settings]) => `### ${heading}\n\n${table(settings)}`).join('\n\n'),
};

/** Returns the text of `docs/operating.md` with new tables of settings. */
export const operatingGuide = (guide: string): string =>
  Object.entries(tables).reduce((text, [name, written]) => {
    const [startMarker, endMarker] = [
      `<!-- settings: ${name}, written by npm run settings:docs -->`,
      '<!-- end of settings -->',
    ];
    const from = text.indexOf(startMarker);
    if (from < 0) throw new Error(`docs/operating.md has no line ${startMarker}`);
    return `${text.slice(0, from)}${startMarker}\n\n${written}\n\n${text.slice(text.indexOf(endMarker, from))}`;
  }, guide);

/** Returns the paths of the generated files, with their expected texts. */
export function settingsDocuments(): [path: string, text: string][] {
  const guide = join(root, 'docs/operating.md');
  return [
    [join(root, '.env.example'), envExample()],
    [guide, operatingGuide(readFileSync(guide, 'utf8'))],
  ];
}

if (import.meta.main) for (const [path, text] of settingsDocuments()) writeFileSync(path, text);
