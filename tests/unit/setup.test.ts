import { chmodSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { freshClone } from './support/fresh-clone.ts';

describe('the set-up of a fresh clone', () => {
  test.each(['C# site', 'why?', 'site*'])(
    'in a folder named “%s”, says in one sentence that it must be renamed, and installs nothing',
    async (name) => {
      const clone = freshClone('good', name);
      const setUp = clone.setUp();
      expect(await setUp.ended).toBe(1);
      expect(setUp.output()).toMatch(/^\nThe path of this folder has a [#?*],.*\nRename the folder.*\n\n$/);
      expect(existsSync(join(clone.folder, 'runs'))).toBe(false);
    },
  );

  test('installs once, and does nothing the second time', async () => {
    const clone = freshClone('good');
    expect(await clone.setUp().ended).toBe(0);
    expect(await clone.setUp().ended).toBe(0);
    expect(clone.runs()).toBe(1);
  });

  test('removes what an interrupted one has left', async () => {
    const clone = freshClone('good');
    clone.write('node_modules/half/package.json', '{}');
    expect(await clone.setUp().ended).toBe(0);
    expect(clone.runs()).toBe(1);
    expect(existsSync(join(clone.folder, 'node_modules/half'))).toBe(false);
  });

  test('tries once more when another npm was still at work', async () => {
    const clone = freshClone('not-empty good');
    expect(await clone.setUp().ended).toBe(0);
    expect(clone.runs()).toBe(2);
  });

  test.each([
    ['offline', 1, 'Check the network'],
    ['full', 1, 'The disk is full'],
    ['strange', 2, 'EWHATEVER'],
  ])('says why it cannot go on when npm is %s', async (plan, runs, words) => {
    const clone = freshClone(plan);
    const setUp = clone.setUp();
    expect(await setUp.ended).toBe(1);
    expect(setUp.output()).toContain(words);
    expect(setUp.output()).not.toMatch(/\n\s+at /);
    expect(clone.runs()).toBe(runs);
  });

  test('killed in the middle, leaves nothing that the next one stumbles over', async () => {
    const clone = freshClone('hang good');
    const killed = clone.setUp();
    await killed.printed('npm hangs');
    killed.child.kill('SIGTERM');
    expect(await killed.ended).toBe('SIGTERM');
    expect(await clone.setUp().ended).toBe(0);
    expect(clone.runs()).toBe(2);
  });

  test('waits for one that is under way, even when only its npm is left, and then works alone', async () => {
    const clone = freshClone('hang good');
    const first = clone.setUp();
    await first.printed('npm hangs');
    const others = [clone.setUp(), clone.setUp()];
    await Promise.all(others.map((other) => other.printed('waiting')));
    expect(clone.runs()).toBe(1);
    first.child.kill('SIGKILL');
    clone.write('let-npm-end', '');
    expect(await Promise.all(others.map((other) => other.ended))).toEqual([0, 0]);
    expect(clone.runs()).toBe(2);
    expect(existsSync(join(clone.folder, 'overlap'))).toBe(false);
  });
});

describe('a package for this platform alone', () => {
  test('is fetched again when its download had failed', async () => {
    const clone = freshClone('without-binding good');
    expect(await clone.setUp().ended).toBe(0);
    expect(clone.runs()).toBe(2);
  });

  test('is missed in true words when it cannot be had', async () => {
    const clone = freshClone('without-binding');
    const setUp = clone.setUp();
    expect(await setUp.ended).toBe(1);
    expect(setUp.output()).toContain('without binding: it leaves out what it could not download');
  });
});

describe('the Node that npm brings', () => {
  test('is fetched again when its download had failed', async () => {
    const clone = freshClone('without-node good');
    expect(await clone.setUpOnOldNode().ended).toBe(0);
    expect(clone.runs()).toBe(2);
  });

  test('is missed in true words when it cannot be had', async () => {
    const clone = freshClone('without-node');
    const setUp = clone.setUpOnOldNode();
    expect(await setUp.ended).toBe(1);
    expect(setUp.output()).toContain(`without node-${process.platform}-${process.arch}`);
    expect(clone.runs()).toBe(2);
  });

  test('says what it lacks when it does not run on this machine', async () => {
    const clone = freshClone('good');
    expect(await clone.setUpOnOldNode().ended).toBe(0);
    rmSync(join(clone.folder, clone.ownNode));
    clone.write(
      clone.ownNode,
      '#!/bin/sh\necho "libatomic.so.1: cannot open shared object file" >&2\nexit 127\n',
    );
    chmodSync(join(clone.folder, clone.ownNode), 0o755);
    const setUp = clone.setUpOnOldNode();
    expect(await setUp.ended).toBe(1);
    expect(setUp.output()).toContain('apt-get install libatomic1');
  });

  test('may be missing where the machine has one that will do', async () => {
    const clone = freshClone('without-node');
    expect(await clone.setUp().ended).toBe(0);
    expect(clone.runs()).toBe(1);
  });
});

/** Signal 0 only asks whether there is such a process. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('a program that the set-up starts', () => {
  const program = `
    for (const signal of ['SIGTERM', 'SIGINT'])
      process.on(signal, () => { console.log('told to stop'); process.exit(0); });
    setInterval(() => undefined, 1000);
    console.log('process', process.pid, 'listens');`;

  test('runs with its arguments, and its exit code counts', async () => {
    const clone = freshClone('good');
    clone.write('scripts/program.mjs', 'console.log(process.argv.slice(2).join()); process.exitCode = 7;');
    const started = clone.setUp('program.mjs', 'a', 'b');
    expect(await started.ended).toBe(7);
    expect(started.output()).toContain('a,b');
  });

  test('is told to stop when the set-up is', async () => {
    const clone = freshClone('good');
    clone.write('scripts/program.mjs', program);
    const started = clone.setUp('program.mjs');
    await started.printed('listens');
    started.child.kill('SIGTERM');
    expect(await started.ended).toBe(0);
    expect(started.output()).toContain('told to stop');
  });

  test.each([
    ['is told to stop', 'SIGTERM', 1],
    ['is interrupted in its terminal, which tells every process there', 'SIGINT', -1],
  ] as const)('does not outlive an npm start that %s', async (_, signal, sign) => {
    const clone = freshClone('good');
    clone.write('scripts/program.mjs', program);
    expect(await clone.setUp().ended).toBe(0);
    const started = clone.npmStart();
    await started.printed('listens');
    const pid = Number(/process (\d+)/.exec(started.output())?.[1]);
    expect(isRunning(pid)).toBe(true);
    process.kill(sign * (started.child.pid ?? 0), signal);
    await started.ended;
    await expect.poll(() => isRunning(pid)).toBe(false);
    expect(started.output()).toContain('told to stop');
  });
});
