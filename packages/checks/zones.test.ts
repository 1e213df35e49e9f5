import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { fixtureProject } from '../../tests/unit/support/fixture-project.ts';

const root = join(import.meta.dirname, '../..');

/** Violations of the project's import rules in some files, as `file: rule`. */
function lint(files: Record<string, string>): string[] {
  const project = fixtureProject(files);
  const config = pathToFileURL(join(root, 'oxlint.config.ts')).href;
  writeFileSync(
    join(project, 'oxlint.config.ts'),
    `import config from '${config}';
     export default { plugins: config.plugins, categories: { correctness: 'off' }, overrides: config.overrides.map(
       ({ files, rules }) => ({ files, rules: rules['no-restricted-imports'] ? rules : {} })),
       rules: { 'import/no-cycle': config.rules['import/no-cycle'] } };`,
  );
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json', ...Object.keys(files)], {
    cwd: project,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] };
  return diagnostics.map(({ filename, code }) => `${filename}: ${code}`).toSorted();
}

const restricted = 'eslint(no-restricted-imports)';

test('a forbidden import is found, whatever its form and however deep its file', () => {
  const b = `import { b } from`;
  const forbidden = {
    'server/http/a.ts': `${b} '../../app/pages/b.ts'; b();`,
    'server/lib/a.ts': `${b} '../store/b.ts'; b();`,
    'server/store/a.ts': `${b} 'vite'; b();`,
    'server/delivery/a.ts': `await import('../forms/b.ts');`,
    'app/forms/a/a.tsx': `export { b } from '../../../server/forms/b.ts';`,
    'app/sections/a/a.tsx': `${b} '../../reading/b.ts'; b();`,
    'app/widgets/a/a.tsx': `import { type B, b } from '../../forms/b.ts'; b() as B;`,
    'contracts/forms/a.ts': `import type { B } from '../../settings/b.ts'; export type A = B;`,
    'scripts/a.ts': `${b} '../tests/browser/b.ts'; b();`,
  };
  expect(lint(forbidden)).toEqual(
    Object.keys(forbidden)
      .map((file) => `${file}: ${restricted}`)
      .toSorted(),
  );
});

test('of two folders one may import the other, and not the other way around', () => {
  const files = {
    'server/delivery/a.ts': `import { b } from '../lib/b.ts'; b();`,
    'server/lib/a.ts': `import type { B } from '../delivery/b.ts'; export type A = B;`,
  };
  expect(lint(files)).toEqual([`server/lib/a.ts: ${restricted}`]);
});

test('what is allowed passes', () => {
  const files = {
    'server/forms/a.ts': `import { b } from '../http/b.ts'; import type { S } from '../store/s.ts'; import { z } from 'zod'; import { c } from '../../contracts/c.ts'; import { d } from './d.ts'; b(z, c, d) as S;`,
    'app/sections/a/a.tsx': `import { b } from '../../widgets/b/b.tsx'; import { c } from '../c/c.tsx'; import { d } from './d.tsx'; import type { S } from '../../schema/s.ts'; b(c, d) as S;`,
    'server/http/a.test.ts': `import { b } from '../store/b.ts'; b();`,
  };
  expect(lint(files)).toEqual([]);
});

test('a circle is found, also one of types alone', () => {
  const files = {
    'server/lib/a.ts': `import type { B } from './b.ts'; export interface A { b: B }`,
    'server/lib/b.ts': `import type { A } from './a.ts'; export interface B { a: A }`,
  };
  expect(lint(files)).toEqual(['server/lib/a.ts: import(no-cycle)', 'server/lib/b.ts: import(no-cycle)']);
});
