import { describe, expect, test } from 'vitest';
import { delivered } from '../editor/launch/delivered.ts';
import { checkRepository } from './check-repository.ts';
import { fixtureRepository } from '../../tests/unit/support/fixture-project.ts';

const lock = (packages: object) => JSON.stringify({ packages: { '': {}, ...packages } });
const { name } = delivered;
const lowName = name.toLowerCase();
const sound = { version: '1.0.0', integrity: 'sha512-AA==' };

describe('the repository', () => {
  test.each<[what: string, files: Record<string, string>, fault: string]>([
    ['a path of a machine', { 'a.md': 'see /ho\x6de/ann/site' }, 'path of somebody'],
    ['a registry', { 'a.md': 'https://regis\x74ry.example.com/x' }, 'package registry'],
    ['a key', { 'a.pem': '-----BEGIN PRIVATE K\x45Y-----' }, 'private key'],
    ['a token', { 'a.md': `gh\x70_${'a'.repeat(36)}` }, 'a token'],
    ['a password', { 'a.ts': `fetch('postgres://me:se\x63ret@db.internal/x')` }, 'password'],
    ['the brand', { 'packages/site/a.ts': `const name = '${name.toUpperCase()}';` }, 'company’s name'],
    ['the brand as part of a name', { 'packages/site/a.ts': `const is${name} = 1;` }, 'company’s name'],
    [
      'the brand at the head of a name',
      { 'packages/site/a.ts': `const ${lowName}Logo = 1;` },
      'company’s name',
    ],
    ['the brand in the name of a file', { [`packages/site/${lowName}-logo.ts`]: '' }, 'company’s name'],
    [
      'a folder of one file',
      { 'packages/server/http/a.ts': '//', 'packages/server/http/b/b.ts': '//' },
      'packages/server/http/b: one source',
    ],
    [
      'two decisions of one number',
      { 'docs/decisions/0002-a.md': '# 2. A', 'docs/decisions/0002-b.md': '# 2. B' },
      '0002-a.md and 0002-b.md',
    ],
    [
      'a decision that does not name its successor',
      {
        'docs/decisions/0002-a.md': 'Status: accepted\n',
        'docs/decisions/0003-b.md': 'Status: accepted; supersedes in [2](0002-a.md) the limit\n',
      },
      'docs/decisions/0002-a.md: its status does not say that it is superseded by 0003-b.md',
    ],
    [
      'a decision that does not name what it replaces',
      {
        'docs/decisions/0002-a.md': 'Status: accepted; superseded by [3](0003-b.md)\n',
        'docs/decisions/0003-b.md': 'Status: accepted\n',
      },
      'docs/decisions/0003-b.md: its status does not say that it supersedes 0002-a.md',
    ],
    [
      'a successor without a link',
      { 'docs/decisions/0003-b.md': 'Status: accepted. Replaces what decision 2 says.\n' },
      '0003-b.md: no link',
    ],
    ['a guide that names a lost file', { 'docs/a.md': 'see `app/lost.ts`' }, 'there is no app/lost.ts'],
    [
      'a guide that names a lost folder',
      { 'docs/a.md': 'see `packages/lost/`' },
      'there is no packages/lost/',
    ],
    ['a test in a folder without a runner', { 'deploy/a.test.ts': '' }, 'no runner finds'],
    ['a test by another name', { 'server/a.spec.mjs': '' }, 'no runner finds'],
    ['a browser test that is to fail', { 'tests/browser/a.test.ts': 'tes\x74.fail();' }, 'expected to fail'],
    ['a file of settings', { '.env': 'PORT=1' }, 'settings'],
    ['a giant', { 'a.bin': 'x'.repeat(2_000_001) }, 'more than'],
    [
      'a pinned address',
      { 'package-lock.json': lock({ 'node_modules/a': { ...sound, resolved: 'x' } }) },
      'pinned',
    ],
    [
      'a version that is a range',
      { 'package-lock.json': lock({ '': { devDependencies: { a: '^1.0.0' } }, 'node_modules/a': sound }) },
      'a is asked for as ^1.0.0',
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

  test('an owner’s name may be an ordinary word', () => {
    const files = {
      'content/company.yaml': 'name: Form',
      'packages/site/a.tsx': 'export const Form = <form />;',
    };
    expect(checkRepository(fixtureRepository(files)).faults).toEqual([]);
  });

  test('a component with its style sheet and its test may have a folder', () => {
    const files = {
      'packages/site/widgets/a/a.tsx': '//',
      'packages/site/widgets/a/a.module.css': '',
      'packages/site/widgets/a/a.test.tsx': '//',
      'packages/site/widgets/b.ts': '//',
    };
    expect(checkRepository(fixtureRepository(files)).faults).toEqual([]);
  });

  test('decisions that name each other pass', () => {
    const files = {
      'docs/decisions/0002-a.md': 'Status: accepted; superseded by [3](0003-b.md) in the limit\n',
      'docs/decisions/0003-b.md': 'Status: accepted; supersedes in [2](0002-a.md) the limit\n',
    };
    expect(checkRepository(fixtureRepository(files)).faults).toEqual([]);
  });
});
