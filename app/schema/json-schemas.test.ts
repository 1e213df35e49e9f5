import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { jsonSchemas } from './files.ts';

/** What is wrong with a schema as it was committed, and what to do: a comparison of two texts would not say it. */
const faultOf = (name: string, text: string | undefined): string[] => {
  const file = `content/schemas/${name}`;
  const committed = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  return committed === text ? [] : [`${file} is not what the schemas say now: npm run content:schemas`];
};

test.each([...jsonSchemas()])('content/schemas/%s is what the schemas say now', (name, text) => {
  expect(faultOf(name, text)).toEqual([]);
});

test('there is no schema of a file that is gone', () => {
  const schemas = jsonSchemas();
  const gone = globSync('*.json', { cwd: 'content/schemas' }).filter((name) => !schemas.has(name));
  expect(gone.flatMap((name) => faultOf(name, undefined))).toEqual([]);
});

test.each([...jsonSchemas()])('%s describes fields in short sentences without a period', (_name, text) => {
  // The editor sets the period, and says the length after it.
  const descriptions = [...text.matchAll(/"description": "([^"]+)"/g)].map(([, sentence = '']) => sentence);
  expect(descriptions.filter((sentence) => !/^[A-Z].{5,148}[^.]$/.test(sentence))).toEqual([]);
});

test.each(['adding-a-field', 'adding-a-form', 'adding-a-page'])(
  'docs/%s.md names the command that writes them',
  (page) => {
    expect(readFileSync(`docs/${page}.md`, 'utf8')).toContain('`npm run content:schemas`');
  },
);
