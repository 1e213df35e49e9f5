import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readIslandTable } from './island-table.ts';

test('the table of the site is read, each island with a file of its own', () => {
  const table = readIslandTable(readFileSync('app/islands/islands.ts', 'utf8'));
  expect(table.size).toBeGreaterThan(0);
  expect(new Set(table.values()).size).toBe(table.size);
  for (const module of table.values()) expect(module).toMatch(/^\.\.\/\.\.\/.*\.tsx$/);
});

test('how an entry is written is of no account', () => {
  const source = `
// tabs: async () => (await import('../gone.tsx')).Gone
const others = { tray: () => import('../tray.tsx') };
export const islands = {
  tabs: async () => (await import("../tabs.tsx")).Tabs,
  'hero-carousel': () => import('../carousel.tsx').then(({ Carousel }) => Carousel),
  async form() {
    const { Form } = await import('../form.ts');
    return Form;
  },
} as const satisfies Record<string, unknown>;`;
  expect([...readIslandTable(source)]).toEqual([
    ['tabs', '../tabs.tsx'],
    ['hero-carousel', '../carousel.tsx'],
    ['form', '../form.ts'],
  ]);
});

test.each([
  ['no table', 'export const others = { a: () => import("./a.tsx") };', 'no table'],
  ['an entry without an import', 'export const islands = { a: () => Tabs };', '(a)'],
  ['an entry with two', 'export const islands = { a: () => [import("./a.tsx"), import("./b.tsx")] };', '(a)'],
  ['an import that is only known when it runs', 'export const islands = { a: () => import(file) };', '(a)'],
  ['a name that is only known when it runs', 'export const islands = { [a]: () => import("./a.tsx") };', ''],
  ['entries of another table', 'export const islands = { ...others };', '(SpreadElement)'],
  ['what cannot be parsed', 'export const islands = {', 'cannot be read'],
])('%s is an error, and not an island less', (_what, source, words) => {
  expect(() => readIslandTable(source)).toThrow(words);
});
