import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { fixtureSite } from '../test-support/fixture-site.ts';
import { openStore } from '../test-support/open-store.ts';
import { compiledCode } from '../test-support/server-process.ts';
import { tempFolder } from '../test-support/temp-folder.ts';
import { mayDamage } from './sqlite-library.ts';

test.each([
  ['3.6.23', false],
  ['3.7.0', true],
  ['3.44.5', true],
  ['3.44.6', false],
  ['3.45.0', true],
  ['3.49.2', true],
  ['3.50.0', true],
  ['3.50.6', true],
  ['3.50.7', false],
  ['3.51.2', true],
  ['3.51.3', false],
  ['3.52.0', false],
  ['3.53.4', false],
  ['4.0.0', false],
])('SQLite %s › may damage a database: %s', (version, expected) => {
  expect(mayDamage(version)).toBe(expected);
});

const program = fileURLToPath(new URL('../run.mjs', import.meta.url));

/** Loaded before the program: the library says that it is an earlier version. */
const withEarlierLibrary = `
  import { DatabaseSync } from 'node:sqlite';
  const { prepare } = DatabaseSync.prototype;
  DatabaseSync.prototype.prepare = function (sql) {
    return sql.includes('sqlite_version()') ? { get: () => ({ version: '3.50.0' }) } : prepare.call(this, sql);
  };`;

test.each([[[]], [['inbox', 'list']], [['inbox', 'backup']], [['inbox', 'web', '--port', '0']]])(
  'an SQLite that may damage the database › run.mjs %j refuses it, and names the version and the right Node',
  async (words) => {
    const folder = tempFolder();
    await (await openStore(folder)).close();
    const preload = `data:text/javascript,${encodeURIComponent(withEarlierLibrary)}`;
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', preload, program, ...words], {
      encoding: 'utf8',
      // A server that starts would not end by itself.
      timeout: 60_000,
      cwd: tempFolder(),
      env: { PATH: process.env.PATH, ...compiledCode, PORT: '0', DATA_DIR: folder, SITE_DIR: fixtureSite() },
    });
    expect(stderr).toMatch(
      /^This Node \(\S+\) has SQLite 3\.50\.0, .* Use Node 26, or Node 24 from 24\.15 on/m,
    );
    expect([stdout, stderr.trim().split('\n')]).toEqual(['', [expect.any(String)]]);
    expect(status).toBeGreaterThan(0);
  },
);
