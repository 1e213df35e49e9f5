/** What the programs say of a `.env` file in the folder that they are started from. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../../packages/server/test-support/temp-folder.ts';

const root = join(import.meta.dirname, '../..');
const warning = '.env: no setting is called FAX_HOST, and nothing reads its line\n';

/** Starts a program beside a file with a name that is no setting, and with a setting that the program cannot work with. */
function start(program: string, setting: string) {
  const folder = tempFolder();
  writeFileSync(join(folder, '.env'), `FAX_HOST=hidden\n${setting}\n`);
  const child = spawn(process.execPath, [join(root, program)], {
    cwd: folder,
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (words: string) => (said += words));
  const ended = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, ended, said: () => said };
}

test('a server › with a name that is no setting in .env › warns without its value, and goes on', async () => {
  const { ended, said } = start('packages/server/main.ts', 'SITE_DIR=nowhere');
  await ended;
  expect(said().startsWith(warning)).toBe(true);
  expect(said().slice(warning.length)).toContain('There is no built site');
  expect(said()).not.toContain('hidden');
});

test('a build › with a name that is no setting in .env › warns without its value, and goes on', async () => {
  const { child, said } = start('scripts/build.ts', 'RETENTION_DAYS=0');
  // It would go on to the privacy policy, which names a number of days; to get there takes ten seconds.
  await expect.poll(said).toBe(warning);
  expect(child.exitCode).toBeNull();
});
