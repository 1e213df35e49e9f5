import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** A class that its sheet does not define renders as nothing or as `undefined`, and no type checker says so. */
test('each class that a component takes from its style sheet is defined there', () => {
  const missing = globSync('packages/site/**/*.tsx').flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, name, sheet]) => {
      const css = readFileSync(join(dirname(file), sheet ?? ''), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
      const defined = new Set([...css.matchAll(/\.([a-z_][\w-]*)/gi)].map((match) => match[1]));
      return [...text.matchAll(new RegExp(String.raw`\b${name}\.(\w+)`, 'g'))]
        .map((match) => match[1])
        .filter((used) => !defined.has(used))
        .map((used) => `${file}: ${used}`);
    });
  });
  expect(missing).toEqual([]);
});
