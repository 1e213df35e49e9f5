import { describe, expect, test } from 'vitest';
import { checkImports } from './check-imports.ts';
import { playwright, vitest } from './checks.ts';
import { checkRepository } from './repository/check-repository.ts';
import { resultOf } from './result.ts';
import { fixtureProject, fixtureRepository } from './test-support/fixture-project.ts';

const lock = (packages: object) => JSON.stringify({ packages: { '': {}, ...packages } });
const sound = { version: '1.0.0', integrity: 'sha512-AA==' };

describe('imports', () => {
  test.each<[what: string, files: Record<string, string>, fault: string]>([
    [
      'a widget that knows a section',
      { 'app/widgets/a/a.ts': "import '../../sections/b/b.ts';" },
      'may not import',
    ],
    [
      'a type of another section',
      { 'app/sections/a/a.ts': "import type { B } from '../b/b.ts';\nexport type A = B;" },
      'may not import',
    ],
    [
      'content itself in a section, not its type',
      { 'app/sections/a/a.ts': "import { load } from '../../content/load.ts';\nload();" },
      'only types',
    ],
    ['the site on the server', { 'server/http/a.ts': "export * from '../../app/routes.ts';" }, 'not for it'],
    [
      'the server on the site',
      { 'app/forms/a.ts': "await import('../../server/config.ts');" },
      'may not import',
    ],
    [
      'a feature that chooses its store',
      { 'server/contact/a.ts': "import '../store/sqlite/sqlite-store.ts';" },
      'may not import',
    ],
    ['a package nobody needs at run time', { 'server/http/a.ts': "import 'vite';" }, 'package vite'],
    [
      'the islands anywhere',
      { 'app/rendering/prerender.tsx': "import './islands/islands.ts';" },
      'not for it',
    ],
    ['a file in no zone', { 'app/other/a.ts': "import './b.ts';" }, 'no zone'],
    ['a circle', { 'contracts/a.ts': "import './b.ts';", 'contracts/b.ts': "export * from './a.ts';" }, '→'],
    [
      'a circle of types',
      {
        'contracts/a.ts': "import type { B } from './b.ts';",
        'contracts/b.ts': "import type { A } from './a.ts';",
      },
      '→',
    ],
    [
      'a schema in the browser',
      {
        'app/rendering/wake.ts': "import('./islands/islands.ts');",
        'app/rendering/islands/islands.ts': "import '../../forms/a.ts';",
        'app/forms/a.ts': "new Worker(new URL('./b.ts', import.meta.url));",
        'app/forms/b.ts': "import '../../contracts/c.ts';",
        'contracts/c.ts': "import 'zod';",
      },
      'zod into the browser',
    ],
  ])('%s is found', (_what, files, fault) => {
    const { failed, faults } = checkImports(
      fixtureProject({ 'app/rendering/islands/islands.ts': '', ...files }),
    );
    expect(failed).toBeGreaterThan(0);
    expect(faults.join('\n')).toContain(fault);
  });

  test('what the structure allows passes', () => {
    const files = {
      'app/rendering/islands/islands.ts': '',
      'app/sections/a/a.ts':
        "import type { Site } from '../../content/site.ts';\nimport '../../widgets/b/b.ts';",
      'server/main.ts': "import './store/sqlite/sqlite-store.ts';",
      'contracts/a.ts': "import 'zod';",
    };
    expect(checkImports(fixtureProject(files))).toEqual({ passed: 4, failed: 0, faults: [] });
  });
});

describe('the repository', () => {
  test.each<[what: string, files: Record<string, string>, fault: string]>([
    ['a path of a machine', { 'a.md': 'see /ho\x6de/ann/site' }, 'path of somebody'],
    ['a registry', { 'a.md': 'https://regis\x74ry.example.com/x' }, 'package registry'],
    ['a key', { 'a.pem': '-----BEGIN PRIVATE K\x45Y-----' }, 'private key'],
    ['a token', { 'a.md': `gh\x70_${'a'.repeat(36)}` }, 'a token'],
    ['a password', { 'a.ts': `fetch('postgres://me:se\x63ret@db.internal/x')` }, 'password'],
    ['the brand', { 'app/a.ts': `const name = 'FABRIKAM';` }, 'company’s name'],
    [
      'another brand',
      { 'content/company.yaml': 'name: Adatum & Sons', 'docs/a.md': 'We are Adatum & Sons.' },
      'docs/a.md: the company’s name',
    ],
    [
      'a folder with too much in it',
      Object.fromEntries(Array.from({ length: 16 }, (_, i) => [`app/forms/f${i}/a.ts`, '//'])),
      'app/forms: 16 entries',
    ],
    ['a file of settings', { '.env': 'PORT=1' }, 'settings'],
    ['machinery that grows', { 'app/rendering/a.ts': '// a line\n'.repeat(901) }, 'more than 900'],
    ['a giant', { 'a.bin': 'x'.repeat(2_000_001) }, 'more than'],
    [
      'a pinned address',
      { 'package-lock.json': lock({ 'node_modules/a': { ...sound, resolved: 'x' } }) },
      'pinned',
    ],
    [
      'a package without integrity',
      { 'package-lock.json': lock({ 'node_modules/a': { version: '1.0.0' } }) },
      'integrity',
    ],
    [
      'a platform left out',
      {
        'package-lock.json': lock({
          'node_modules/a': { ...sound, optionalDependencies: { 'a-darwin': '1.0.0' } },
        }),
      },
      'not locked',
    ],
    [
      'too many packages',
      {
        'package-lock.json': lock(
          Object.fromEntries(Array.from({ length: 16 }, (_, i) => [`node_modules/a${i}`, sound])),
        ),
      },
      '15 are the limit',
    ],
    [
      'an install script',
      { 'package-lock.json': lock({ 'node_modules/a': { ...sound, hasInstallScript: true } }) },
      'install script',
    ],
  ])('%s is found', (_what, files, fault) => {
    const { failed, faults } = checkRepository(fixtureRepository(files));
    expect(failed).toBeGreaterThan(0);
    expect(faults.join('\n')).toContain(fault);
  });

  test('a clean one passes', () => {
    expect(checkRepository(fixtureRepository()).faults).toEqual([]);
  });
});

test('a check that looked at nothing has failed', () => {
  expect(resultOf(0, []).failed).toBe(1);
});

describe('a test that is skipped counts as failed', () => {
  test('in the browser', () => {
    const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 1 };
    expect(playwright.counts({ stats })).toEqual({ passed: 3, failed: 1, leftOut: 1 });
  });

  test('among the unit tests', () => {
    const report = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 };
    const leftOut = process.platform === 'linux' ? 2 : 0;
    expect(vitest.counts(report)).toEqual({ passed: 3, failed: leftOut, leftOut });
  });
});
