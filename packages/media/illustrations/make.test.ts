import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { makeDrawings } from './make.ts';

let root: string;
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const scene = 'media/illustrations/scenes/azure.tsx';
const made = (): Record<string, string> =>
  Object.fromEntries(
    globSync('**/*.{svg,json}', { cwd: join(root, 'public/media/illustrations') })
      .filter((file) => file !== 'made-from.json')
      .map((file) => [
        file.replaceAll('\\', '/'),
        readFileSync(join(root, 'public/media/illustrations', file), 'utf8'),
      ]),
  );

/** Draws one file that shows what the scene says. */
const draw = vi.fn<() => Promise<Map<string, string>>>(async () =>
  Promise.resolve(new Map([['azure/scalable-light.svg', readFileSync(join(root, scene), 'utf8')]])),
);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'drawings-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  draw.mockClear();
  write(scene, 'one');
  write('package-lock.json', '{}');
});

test('drawings are made once', async () => {
  expect(await makeDrawings(root, draw)).toBe(true);
  expect(made()).toEqual({ 'azure/scalable-light.svg': 'one' });
  expect(await makeDrawings(root, draw)).toBe(false);
  expect(draw).toHaveBeenCalledTimes(1);
});

test.each([
  scene,
  'packages/media/illustrations/kit.tsx',
  'package-lock.json',
  'packages/media/brand/typeface.ts',
])('they are made again when %s changes', async (file) => {
  await makeDrawings(root, draw);
  write(file, 'two');
  expect(await makeDrawings(root, draw)).toBe(true);
});

test('a test of a scene is none of their sources', async () => {
  await makeDrawings(root, draw);
  write('packages/media/illustrations/build.test.ts', 'two');
  expect(await makeDrawings(root, draw)).toBe(false);
});

test('a set that has lost a file, as to a checkout of another commit, is made again', async () => {
  await makeDrawings(root, draw);
  rmSync(join(root, 'public/media/illustrations/azure/scalable-light.svg'));
  expect(await makeDrawings(root, draw)).toBe(true);
  expect(made()).toEqual({ 'azure/scalable-light.svg': 'one' });
});

test('what no scene draws any longer goes', async () => {
  await makeDrawings(root, draw);
  write(scene, 'two');
  await makeDrawings(root, async () => Promise.resolve(new Map([['sharepoint/cost-light.svg', 'two']])));
  expect(made()).toEqual({ 'sharepoint/cost-light.svg': 'two' });
});

test('a set that cannot be drawn leaves the one of before', async () => {
  await makeDrawings(root, draw);
  write(scene, 'two');
  await expect(makeDrawings(root, async () => Promise.reject(new Error('no room')))).rejects.toThrow(
    'no room',
  );
  expect(made()).toEqual({ 'azure/scalable-light.svg': 'one' });
});

test('one that is cut off while writing leaves nothing, and the next makes all', async () => {
  const cutOff = new Map([
    ['azure/scalable-light.svg', 'half'],
    // A file cannot be a folder as well: writing ends here.
    ['azure/scalable-light.svg/below', ''],
  ]);
  await expect(makeDrawings(root, async () => Promise.resolve(cutOff))).rejects.toThrow(/ENOTDIR|EEXIST/);
  expect(existsSync(join(root, 'public/media/illustrations'))).toBe(false);
  expect(await makeDrawings(root, draw)).toBe(true);
});

test('one that another process has made meanwhile is kept', async () => {
  const slower = async () => {
    await makeDrawings(root, draw);
    return new Map([['azure/scalable-light.svg', 'later']]);
  };
  expect(await makeDrawings(root, slower)).toBe(false);
  expect(made()).toEqual({ 'azure/scalable-light.svg': 'one' });
});
