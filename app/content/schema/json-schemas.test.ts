import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { jsonSchemas, schemaLine } from './json-schemas.ts';

// All of these are mended by: npm run content:schemas
test.each([...jsonSchemas()])('content/schemas/%s is what the schemas say now', (name, text) => {
  expect(readFileSync(`content/schemas/${name}`, 'utf8')).toBe(text);
});

test('there is no schema of a file that is gone', () => {
  const names = globSync('*.json', { cwd: 'content/schemas' });
  expect(names.toSorted()).toEqual([...jsonSchemas().keys()].toSorted());
});

test.each(globSync('**/*.yaml', { cwd: 'content' }))('%s leads editors to its schema', (file) => {
  expect(readFileSync(`content/${file}`, 'utf8').split('\n')[0]).toBe(schemaLine(file));
});
