import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readBuildSettings } from './build-settings.ts';
import { fromEnvironment, unknownNames, type Environment } from './environment.ts';
import { readServerSettings } from './server-settings.ts';
import { faultsOf as faultsIn } from './test-support/faults-of.ts';

/** A folder with a `.env` file of these lines. */
function folderWith(...lines: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, '.env'), `${lines.join('\n')}\n`);
  return folder;
}

const read = (folder: string, env: Environment = {}) => fromEnvironment(readServerSettings, folder, env);

const faultsOf = (folder: string, env: Environment = {}): readonly string[] =>
  faultsIn(env, (variables) => read(folder, variables));

describe('the environment of a program', () => {
  test('includes the .env file of its folder, for server and build', () => {
    const folder = folderWith('# ours', 'SITE_URL="https://www.site.test"', 'PORT=4711', 'MAIL_INFO=');
    expect(read(folder)).toMatchObject({ port: 4711, siteUrl: 'https://www.site.test' });
    expect(fromEnvironment(readBuildSettings, folder, {}).origin).toBe('https://www.site.test');
  });

  test('needs no file', () => {
    const folder = folderWith();
    rmSync(join(folder, '.env'));
    expect(read(folder).port).toBe(3000);
  });

  test('takes precedence over the file, even with an empty value', () => {
    const folder = folderWith('PORT=4711', 'SITE_URL=https://www.site.test');
    expect(read(folder, { PORT: '80', SITE_URL: '' })).toMatchObject({ port: 80, siteUrl: undefined });
  });

  test('reports a file that cannot be read', () => {
    expect(faultsOf(join(folderWith(), '.env'))).toEqual(['.env: the file cannot be read (ENOTDIR)']);
  });

  test('accepts a file with a byte order mark and CRLF', () => {
    expect(read(folderWith('\uFEFFPORT=4711\r', 'MAIL_ALERTS="you@site.test"\r'))).toMatchObject({
      port: 4711,
    });
  });

  test('accepts lines that end with only a carriage return', () => {
    const folder = folderWith('PORT=4711\rSITE_URL=https://www.site.test\r');
    expect(read(folder)).toMatchObject({ port: 4711, siteUrl: 'https://www.site.test' });
  });

  test('accepts a file that a shell can read too', () => {
    expect(read(folderWith('export PORT=4711'))).toMatchObject({ port: 4711 });
  });

  test.each(['SMTP_URL: smtp://mail.test', 'SMTP_URL smtp://mail.test', '  export SMTP_URL', 'SMTP_URL'])(
    'reports a line without an equals sign: %s',
    (line) => {
      expect(faultsOf(folderWith('# SMTP_URL is set below', 'PORT=x', line))).toEqual([
        'SMTP_URL: its line in .env has no "=" after the name; write SMTP_URL=value',
        expect.stringMatching(/^PORT: /),
      ]);
    },
  );

  test('reports a file in another encoding', () => {
    const folder = folderWith();
    writeFileSync(join(folder, '.env'), Buffer.from('\uFEFFPORT=4711\r\n', 'utf16le'));
    expect(faultsOf(folder)).toEqual(['.env: the file is not text in UTF-8; save it in that encoding']);
  });

  test.each([
    ['SMPT_URL', 'SMTP_URL'],
    ['SITEURL', 'SITE_URL'],
    ['MAIL_INF0', 'MAIL_INFO'],
    ['RATE_LIMIT_SUBMISIONS', 'RATE_LIMIT_SUBMISSIONS'],
    ['retention_days', 'RETENTION_DAYS'],
    ['PROT', 'PORT'],
  ])('names %s in the file as a misspelt %s', (wrong, right) => {
    expect(faultsOf(folderWith(`${wrong}=1`))).toEqual([
      `${wrong}: there is no such setting (in .env); rename it to ${right}, or remove it`,
    ]);
  });

  test('allows more wrong letters in the file than in the environment, and at most a quarter of a name', () => {
    expect(faultsOf(folderWith('BODY_TIMOT=1'))).toHaveLength(1);
    expect(faultsOf(folderWith('BODY_TIMO=1', 'CLAMV=x', 'CLMV=x'))).toHaveLength(1);
    expect(faultsOf(folderWith(), { BODY_TIMEOT: '1' })).toHaveLength(1);
    expect(faultsOf(folderWith(), { BODY_TIMOT: '1' })).toEqual([]);
  });

  test.each([
    ['SMTP_HOST', 'SMTP_URL'],
    ['SMTP_USER', 'SMTP_URL'],
    ['SMTP_PASSWORD', 'SMTP_URL'],
    ['BASE_URL', 'SITE_URL'],
    ['PUBLIC_URL', 'SITE_URL'],
    ['PUBLIC_ORIGIN', 'SITE_URL'],
  ])('names %s in the file, which other programs have for %s', (other, name) => {
    expect(faultsOf(folderWith(`${other}=x`))).toEqual([
      `${other}: there is no such setting (in .env); set ${name} instead, or remove it`,
    ]);
    expect(faultsOf(folderWith(), { [other]: 'x' })).toEqual([]);
    const value = name === 'SMTP_URL' ? 'smtp://mail.site.test' : 'https://www.site.test';
    expect(faultsOf(folderWith(`${other}=x`, `${name}=${value}`))).toEqual([]);
    expect(faultsOf(folderWith(`${other}=x`), { [name]: value })).toEqual([]);
  });

  test('warns once of every other unknown name in the file, without its value', () => {
    const lines = ['PORT=4711', 'NODE_OPTIONS=x', '# FAX=1', 'export FAX_HOST=hidden', 'FAX_HOST=x'];
    expect(unknownNames(folderWith(...lines))).toEqual([
      '.env: no setting is called FAX_HOST, and nothing reads its line',
      '.env: no setting is called NODE_OPTIONS, and nothing reads its line',
    ]);
    expect(unknownNames(folderWith('PORT=4711'))).toEqual([]);
  });

  test('ignores names that Docker Compose reads from the same file', () => {
    const compose = readFileSync(join(import.meta.dirname, '../../../deploy/compose.yaml'), 'utf8');
    const names = [...compose.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name);
    expect(names).toContain('POSTGRES_PASSWORD');
    expect(unknownNames(folderWith('COMPOSE_PROJECT_NAME=site', ...names.map((name) => `${name}=`)))).toEqual(
      [],
    );
  });

  test('ignores names that are not similar to a setting', () => {
    const folder = folderWith('CHROMIUM_PATH=/usr/bin/chromium', 'NODE_OPTIONS=--no-warnings', 'TZ=UTC');
    const names = ['MAIL', 'POST', 'HOSTS', 'PORTS', 'HOSTNAME', 'METRICS_HOST', 'SITE_NAME'];
    expect(faultsOf(folder, Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([]);
  });

  test('names misspelt and faulty settings in one run, without their values', () => {
    const faults = faultsOf(folderWith('SMPT_URL=smtp://bob:hidden@mail'), { PORT: 'x', MAIL_INF: 'y' });
    expect(faults.map((fault) => fault.split(':')[0])).toEqual(['SMPT_URL', 'MAIL_INF', 'PORT']);
    expect(faults.join()).not.toContain('hidden');
  });
});

test('a build needs no secret, but names every fault a server would find', () => {
  const build = (env: Environment) => fromEnvironment(readBuildSettings, folderWith(), env);
  expect(build({ RECAPTCHA_SITE_KEY: 'key' }).submission.recaptchaSiteKey).toBe('key');
  expect(() => build({ RECAPTCHA_SECRET_KEY: 'key' })).toThrow('RECAPTCHA_SITE_KEY: expected');
  expect(() => build({ EMAILJS_PUBLIC_KEY: 'key' })).toThrow('EMAILJS_SERVICE_ID: expected');
  expect(() => build({ SMTP_URL: 'mail', SITE_URL: 'x' })).toThrow(/SITE_URL: [^]*SMTP_URL: /);
});
