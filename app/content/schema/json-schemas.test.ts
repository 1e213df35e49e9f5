import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { jsonSchemas, schemaLine } from './json-schemas.ts';

/** Whoever has changed a schema, or added a field to a form, reads this in the failure. */
const remedy = 'to write the schemas again and commit them, run: npm run content:schemas';

test.each([...jsonSchemas()])('content/schemas/%s is what the schemas say now', (name, text) => {
  const file = `content/schemas/${name}`;
  // Compared before they are shown: the two texts would hide the remedy below hundreds of lines.
  const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === text;
  expect(isCurrent, `${file} is not what the schemas say now; ${remedy}`).toBe(true);
});

test('there is no schema of a file that is gone', () => {
  const names = globSync('*.json', { cwd: 'content/schemas' });
  expect(names.toSorted(), remedy).toEqual([...jsonSchemas().keys()].toSorted());
});

test.each(['adding-a-field', 'adding-a-page'])('docs/%s.md names the command that writes them', (page) => {
  expect(readFileSync(`docs/${page}.md`, 'utf8')).toContain('`npm run content:schemas`');
});

test.each(globSync('**/*.yaml', { cwd: 'content' }))('%s leads editors to its schema', (file) => {
  expect(readFileSync(`content/${file}`, 'utf8').split('\n')[0]).toBe(schemaLine(file));
});
