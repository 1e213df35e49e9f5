/** What the programs say of a `.env` file in the folder that they are started from. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

test.each([
  // Both end by themselves: there is no site to serve, and the privacy policy names a number of days.
  ['server/main.ts', 'SITE_DIR=nowhere', 'There is no built site'],
  ['scripts/build.ts', 'RETENTION_DAYS=0', 'privacy-policy.yaml'],
])('%s warns of a name that is no setting, and goes on', async (program, setting, end) => {
  const folder = mkdtempSync(join(tmpdir(), 'site-env-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, '.env'), `FAX_HOST=hidden\n${setting}\n`);
  const child = spawn(process.execPath, [join(root, program)], {
    cwd: folder,
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said] = await Promise.all([text(child.stderr), once(child, 'close')]);
  const warning = '.env: no setting is called FAX_HOST, and nothing reads its line\n';
  expect(said.startsWith(warning)).toBe(true);
  expect(said.slice(warning.length)).toContain(end);
  expect(said).not.toContain('hidden');
});
