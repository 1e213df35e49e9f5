import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { variables } from './variables.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const names = Object.keys(variables);

const defaultOf = (name: string): string =>
  (variables as Record<string, { fallback?: string }>)[name]?.fallback ?? '';

test('.env.example has every setting with its default, and no other', () => {
  const example = parseEnv(read('.env.example'));
  const expected = names.map((name) => [name, defaultOf(name)]);
  expect(example).toEqual(Object.fromEntries(expected));
});

test('docs/operating.md explains every setting with its default, and no other', () => {
  const rows = read('docs/operating.md').matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \| ([^|]+) \|/gm);
  const explained = [...rows].flatMap(([, cell = '', value = '']) =>
    [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => [name, value] as const),
  );
  expect(explained.map(([name]) => name).toSorted()).toEqual(names.toSorted());
  const wrong = explained.filter(([name, value]) => {
    const fallback = defaultOf(name);
    return fallback !== '' && !value.includes(`\`${fallback}\``);
  });
  expect(wrong).toEqual([]);
});
