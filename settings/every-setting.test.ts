/** Whatever somebody writes behind a setting, the answer is that it is taken, or one line that says what belongs there. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SettingsError } from './read-values.ts';
import { readServerSettings } from './server-settings.ts';
import { type VariableName, variables } from './variables.ts';

const root = join(import.meta.dirname, '..');
const names = Object.keys(variables) as VariableName[];

const values = [
  'x',
  '-1',
  '0',
  '1',
  '1.5',
  '1e9',
  '9999999999',
  'NaN',
  'true',
  'null',
  'off',
  'http://',
  'https://www.example.com/a?b#c',
  'smtp://',
  'smtp://user:pa%ss@host',
  'ftp://host',
  'postgres://',
  'localhost:99999',
  '999.1.1.1',
  '10.0.0.0/99',
  'a@b, c@d',
  'A <a@b.test>',
  '"quoted"',
  '$HOME',
  '~/data',
  '%APPDATA%',
  '\u{1F4A5}',
  'a\tb',
  'two\nlines',
  '\u001B[31mred',
  'long'.repeat(1000),
];

function faultsOf(env: Record<string, string>): readonly string[] {
  try {
    readServerSettings(env);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.faults;
    throw error;
  }
}

/** These take any text: what is wrong with one shows when it is used (`server/integration-tests/set-up.test.ts`). */
const anyText = new Set<VariableName>([
  'HOST',
  'RECAPTCHA_SITE_KEY',
  'RECAPTCHA_SECRET_KEY',
  'EMAILJS_PUBLIC_KEY',
  'EMAILJS_SERVICE_ID',
  'EMAILJS_TEMPLATE_ID',
]);

describe.each(names)('%s', (name) => {
  test.each(values.map((value) => [value.slice(0, 40), value]))(
    'holding %s is taken, or refused in one line',
    (_, value) => {
      const faults = faultsOf({ [name]: value });
      // A value that needs others beside it is a fault of theirs.
      for (const fault of faults) {
        expect(fault).toMatch(/^[A-Z_]+: expected .+, received |^[A-Z_]+: .+/);
        expect(fault).not.toContain('\n');
        expect(fault.length).toBeLessThan(400);
        expect(fault).not.toMatch(/undefined|\[object|TypeError/);
      }
      const own = faults.filter((fault) => fault.startsWith(`${name}: `));
      expect(own.length).toBeLessThan(2);
    },
  );

  test('is unset when it is empty', () => {
    expect(faultsOf({ [name]: '' })).toEqual([]);
    expect(faultsOf({ [name]: ' \t' })).toEqual([]);
  });

  test('refuses something, unless it may hold any text', () => {
    const refused = values.some((value) =>
      faultsOf({ [name]: value }).some((fault) => fault.startsWith(`${name}: `)),
    );
    expect(refused).toBe(!anyText.has(name));
  });
});

test('a secret is never repeated, whatever is wrong with it', () => {
  const hidden = 'hidden-word';
  for (const name of ['SMTP_URL', 'DATABASE_URL', 'BOT_CHECK_SECRET'] as const)
    expect(faultsOf({ [name]: hidden }).join()).toMatch(new RegExp(`^${name}: (?!.*${hidden})`));
});

test.each([
  'dist',
  'dist/data',
  './public/resumes',
  'node_modules/.data',
  join(root, 'dist', 'site'),
  'site/data',
])('submissions are not kept in %s, where they would be published or replaced', (folder) => {
  const faults = faultsOf({ DATA_DIR: folder, SITE_DIR: 'site' });
  expect(faults).toEqual([
    expect.stringMatching(/^DATA_DIR: expected a folder outside of .*(dist|public|node_modules|site), /),
  ]);
});

test.each(['data', '../dist-data', 'dist-data', 'distant', '..dist', '/var/lib/site', '.'])(
  'submissions may be kept in %s',
  (folder) => expect(faultsOf({ DATA_DIR: folder, SITE_DIR: 'dist' })).toEqual([]),
);

test.each([
  ['SITE_URL', 'https://example.com:0'],
  ['SMTP_URL', 'smtp://mail.example.com:0'],
  ['DATABASE_URL', 'postgres://user@localhost:0/site'],
  ['WEBHOOK_URL', 'https://hooks.example.com:0/'],
  ['EMAILJS_ORIGIN', 'https://api.emailjs.com:0'],
  ['CLAMAV', 'localhost:0'],
])('nobody listens on port 0: %s=%s is refused', (name, value) => {
  const faults = faultsOf({ [name]: value, WEBHOOK_FORMAT: 'text' });
  expect(faults).toEqual([expect.stringMatching(new RegExp(`^${name}: expected `))]);
});

test.each([
  [{ METRICS_PORT: '3000' }, 3000],
  [{ PORT: '9090', METRICS_PORT: '9090' }, 9090],
])('the metrics want a port that is not that of the site: %o', (env, port) => {
  const words = `METRICS_PORT: expected another port than that of PORT, which is ${port} too`;
  expect(faultsOf(env)).toEqual([words]);
});

test('the system may choose both ports', () => {
  expect(faultsOf({ PORT: '0', METRICS_PORT: '0' })).toEqual([]);
});
