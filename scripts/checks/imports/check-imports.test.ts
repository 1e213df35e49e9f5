import { describe, expect, test } from 'vitest';
import { checkImports } from './check-imports.ts';
import { fixtureProject } from '../test-support/fixture-project.ts';

const islands = 'app/islands/islands.ts';
/** What every project has, without a single import. */
const bare = { 'app/islands.ts': '', [islands]: '', 'app/islands/wake.ts': '' };

type Case = [what: string, files: Record<string, string>, fault: string];

const check = (files: Record<string, string>) => checkImports(fixtureProject({ ...bare, ...files }));

describe('imports', () => {
  test.each<Case>([
    ['a widget that knows a section', { 'app/widgets/a/a.ts': "import '../../sections/b/b.ts';" }, 'may not'],
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
    [
      'a value among types of content',
      { 'app/sections/a/a.ts': "import { type A, load } from '../../content/load.ts';\nload();" },
      'only types',
    ],
    [
      'the site on the server',
      { 'server/http/a.ts': "export * from '../../app/pages/routes.ts';" },
      'not for it',
    ],
    ['a package nobody needs at run time', { 'server/http/a.ts': "import 'vite';" }, 'package vite'],
    [
      'a mail package beside the mailers',
      { 'server/outbox/a.ts': "import 'nodemailer';" },
      'package nodemailer',
    ],
    ['the islands anywhere', { 'app/rendering/a.tsx': "import './islands/islands.ts';" }, 'not for it'],
    ['a file in no room', { 'app/other/a.ts': "import './b.ts';" }, 'no room'],
    ['a sheet that is forgotten', { 'app/sections/a/a.module.css': '' }, 'imported by no module'],
    ['a test that is imported', { 'app/forms/a.ts': "import '../../tests/unit/a.ts';" }, 'may not import'],
  ])('%s is found', (_what, files, fault) => {
    const { failed, faults } = check(files);
    expect(failed).toBeGreaterThan(0);
    expect(faults.join('\n')).toContain(fault);
  });

  test.each<Case>([
    [
      'a feature that chooses a store',
      { 'server/contact/a.ts': "import '../ports/store/sqlite/b.ts';" },
      'not for it',
    ],
    [
      'a feature that chooses a new adapter',
      {
        'server/contact/a.ts':
          "import type { Ses } from '../ports/mail/ses/ses-mailer.ts';\nexport type A = Ses;",
      },
      'not for it',
    ],
    [
      'a new adapter that lies beside its port',
      { 'server/contact/a.ts': "import '../ports/mail/ses-mailer.ts';" },
      'may not import',
    ],
    [
      'a start that chooses one too',
      { 'server/app/start.ts': "import '../ports/mail/ses/ses-mailer.ts';" },
      'not for it',
    ],
    [
      'a port that knows its adapter',
      { 'server/delivery/mail.ts': "import './smtp/smtp-mailer.ts';" },
      'not for it',
    ],
    [
      'an adapter that knows another',
      { 'server/ports/store/postgres/a.ts': "import '../sqlite/schema.ts';" },
      'may not import',
    ],
    [
      'a feature that reaches into another',
      { 'server/inbox/a.ts': "import '../applications/phone.ts';" },
      'may not import',
    ],
    [
      'a store that works on its own account',
      { 'server/ports/store/sqlite/a.ts': "import '../../../observe/log.ts';" },
      'may not import',
    ],
    [
      'the writer thread of another',
      {
        'server/submissions/a.ts':
          "new Worker(new URL('../ports/store/sqlite/sqlite-worker.ts', import.meta.url));",
      },
      'not for it',
    ],
  ])('on the server, %s is found', (_what, files, fault) => {
    const { failed, faults } = check(files);
    expect(failed).toBeGreaterThan(0);
    expect(faults.join('\n')).toContain(fault);
  });

  test.each<[what: string, source: string]>([
    ['import', "import { b } from '../../server/b.ts';"],
    ['import for its effect', "import '../../server/b.ts';"],
    ['import of a type', "import type { B } from '../../server/b.ts';"],
    ['import of a type inline', "import { type B } from '../../server/b.ts';"],
    ['re-export', "export { b } from '../../server/b.ts';"],
    ['re-export of everything', "export * from '../../server/b.ts';"],
    ['re-export of types', "export type * from '../../server/b.ts';"],
    ['import()', "const b = import('../../server/b.ts');"],
    ['import() in backticks', 'const b = import(`../../server/b.ts`);'],
    ['import() with a comment in it', "const b = import(/* lazy */ '../../server/b.ts');"],
    ['type by import()', "type B = import('../../server/b.ts').B;"],
    ['typeof import()', "type B = typeof import('../../server/b.ts');"],
    ['worker', "new Worker(new URL('../../server/b.ts', import.meta.url));"],
    ['import.meta.glob', "const all = import.meta.glob('../../server/*.ts');"],
    [
      'import.meta.glob of a list',
      "const all = import.meta.glob(['./x.ts', '/server/b.ts'], { eager: true });",
    ],
    ['address with a query', "import text from '../../server/b.ts?raw';"],
  ])('an %s is read', (_what, source) => {
    const files = { 'app/forms/a.ts': source, 'server/b.ts': 'export const b = 1;' };
    expect(check(files).faults).toContain('app/forms/a.ts may not import server/b.ts');
    const commented = { 'app/forms/a.ts': `// ${source}\nexport const a = ${JSON.stringify(source)};` };
    expect(check({ ...commented, 'contracts/a.ts': "import 'zod';" }).faults).toEqual([]);
  });

  test('what is only known when it runs is found, where the build has not made it', () => {
    const source = 'export const a = (name: string) => import(name);';
    expect(check({ 'app/forms/a.ts': source, 'contracts/a.ts': "import 'zod';" }).faults.join()).toContain(
      'only known when it runs',
    );
    const files = { 'app/build/build-site.ts': source, 'contracts/a.ts': "import 'zod';" };
    expect(check(files).faults).toEqual([]);
  });

  test('a file that cannot be parsed stops the check', () => {
    expect(() => check({ 'app/forms/a.ts': 'import {' })).toThrow(/app\/forms\/a\.ts cannot be read/);
  });

  test('what the structure allows passes', () => {
    const files = {
      'app/sections/a/a.module.css': '',
      'app/sections/a/a.ts':
        "import type { Site } from '../../content/site.ts';\nimport '../../widgets/b/b.ts';\nimport './a.module.css';",
      'server/app/adapters.ts': "import '../ports/store/sqlite/sqlite-store.ts';",
      'server/ports/mail/ses/ses-mailer.ts': "import type { Mailer } from '../mail.ts';",
      'server/ports/mail/ses/ses-mailer.test.ts': "import './ses-mailer.ts';",
      'server/contact/a.ts': "import type { ServerSettings } from '../../settings/server-settings.ts';",
      'contracts/a.ts': "import 'zod';",
    };
    expect(check(files)).toEqual({ passed: 8, failed: 0, faults: [] });
  });
});

describe('circles of imports', () => {
  test.each<[what: string, files: Record<string, string>]>([
    ['values', { 'contracts/a.ts': "import './b.ts';", 'contracts/b.ts': "export * from './a.ts';" }],
    [
      'types',
      {
        'contracts/a.ts': "import type { B } from './b.ts';",
        'contracts/b.ts': "import type { A } from './a.ts';",
      },
    ],
  ])('of %s are found', (_what, files) => {
    expect(check(files).faults.join()).toContain('contracts/a.ts → contracts/b.ts → contracts/a.ts');
  });
});

describe('the browser', () => {
  const way = {
    'app/islands/wake.ts': "import('./islands/hydrate.tsx');",
    'app/islands/hydrate.tsx': "import './islands.ts';",
    [islands]: "import '../../forms/a.ts';",
    'app/forms/a.ts': "new Worker(new URL('./b.ts', import.meta.url));",
    'app/forms/b.ts': "import '../../contracts/c.ts';",
  };

  test('is spared the schema library and what only Node has, however far away', () => {
    expect(check({ ...way, 'contracts/c.ts': "import 'zod';" }).faults).toEqual([
      'contracts/c.ts would bring zod into the browser',
    ]);
    const types = "import type { ZodType } from 'zod';\nexport type A = ZodType;";
    expect(check({ ...way, 'contracts/c.ts': types }).faults).toEqual([]);
  });

  test('has to begin somewhere', () => {
    const root = fixtureProject({ 'app/islands.ts': '', 'contracts/a.ts': "import 'zod';" });
    expect(checkImports(root).faults.join()).toContain('app/islands/wake.ts is gone');
  });
});
