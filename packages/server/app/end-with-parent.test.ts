import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const preload = fileURLToPath(new URL('test-support/end-with-parent.mjs', import.meta.url));

/** Starts Node on a line of code; it is killed when the test ends. */
function startNode(code: string, ...nodeArguments: string[]): ChildProcess {
  const child = spawn(process.execPath, [...nodeArguments, '-e', code]);
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

test('a program ends with a parent that is killed', async () => {
  const forever = `console.log(process.pid); setInterval(() => {}, 1000)`;
  const command = JSON.stringify(['--import', preload, '-e', forever]);
  const parent = startNode(`require('node:child_process')
    .spawn(process.execPath, ${command}, { stdio: ['pipe', 'inherit', 'inherit'] }); setInterval(() => {}, 1000)`);
  // Both write into this pipe, so it closes when both are gone.
  let areGone = false;
  const [pid] = (await once(parent.stdout!, 'data')) as [Buffer];
  onTestFinished(() => {
    if (!areGone) process.kill(Number(pid), 'SIGKILL');
  });
  const closed = once(parent.stdout!.resume(), 'close');
  parent.kill('SIGKILL');
  areGone = await closed.then(() => true);
  expect(areGone).toBe(true);
});

test('a program that has nothing left to do is not kept up', async () => {
  const [code] = (await once(startNode('0', '--import', preload), 'close')) as [number];
  expect(code).toBe(0);
});
