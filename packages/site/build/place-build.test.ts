import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { installBuild } from './place-build.ts';

/** A project whose site in service says `old`. */
function project(): string {
  const root = mkdtempSync(join(tmpdir(), 'site-build-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'dist/site'), { recursive: true });
  writeFileSync(join(root, 'dist/site/index.html'), 'old');
  return root;
}

const inService = (root: string): string => readFileSync(join(root, 'dist/site/index.html'), 'utf8');
const leftovers = (root: string): string[] => readdirSync(join(root, '.cache/builds'));

/** A build that says `text`. */
const building =
  (text: string) =>
  async (folder: string): Promise<void> => {
    mkdirSync(join(folder, 'site'), { recursive: true });
    writeFileSync(join(folder, 'site/index.html'), text);
  };

/** The number of a program that has ended. */
async function deadProcess(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(child, 'exit');
  return child.pid ?? 0;
}

test('a build takes the place of the last one, and leaves nothing beside it', async () => {
  const root = project();
  writeFileSync(join(root, 'dist/site/gone.html'), 'a page that is no more');
  await installBuild(root, 'dist', building('new'));
  expect(inService(root)).toBe('new');
  expect(existsSync(join(root, 'dist/site/gone.html'))).toBe(false);
  expect(leftovers(root)).toEqual([]);
});

test('the first build needs no other, nor the folder it belongs to', async () => {
  const root = project();
  rmSync(join(root, 'dist'), { recursive: true });
  await installBuild(root, '.cache/gallery', building('new'));
  expect(readFileSync(join(root, '.cache/gallery/site/index.html'), 'utf8')).toBe('new');
});

test('a build that fails half-way leaves the site in service', async () => {
  const root = project();
  const failing = installBuild(root, 'dist', async (folder) => {
    await building('half')(folder);
    expect(inService(root)).toBe('old');
    throw new Error('no such picture');
  });
  await expect(failing).rejects.toThrow('no such picture');
  expect(inService(root)).toBe('old');
  expect(leftovers(root)).toEqual([]);
});

test('what a killed build has left is removed by the next, what a running one makes is not', async () => {
  const root = project();
  const dead = await deadProcess();
  for (const name of [`${dead}-new-dist`, `${process.ppid}-new-dist`, 'other'])
    await building('half')(join(root, '.cache/builds', name));
  await installBuild(root, 'dist', building('new'));
  expect(inService(root)).toBe('new');
  expect(leftovers(root)).toEqual([`${process.ppid}-new-dist`]);
});

test('a site whose build was killed in the moment of its taking place comes back', async () => {
  const root = project();
  const dead = await deadProcess();
  rmSync(join(root, 'dist'), { recursive: true });
  await building('old')(join(root, '.cache/builds', `${dead}-old-dist`));
  const failing = installBuild(root, 'dist', async () => {
    throw new Error('no such picture');
  });
  await expect(failing).rejects.toThrow('no such picture');
  expect(inService(root)).toBe('old');
});
