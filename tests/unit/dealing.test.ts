/** What a run of the browser tests leaves out has its turn soon after. */
import { describe, expect, test, vi } from 'vitest';
import {
  dealtPairs,
  dealtRoutes,
  dealtThird,
  isTopic,
  laterTurn,
  turns,
} from '../browser/support/dealing.ts';
import { chooseSeed, sampleSeed } from '../browser/support/sample-seed.ts';

const topics = Array.from({ length: 20 }, (_none, index) => `/services/${index}`);
const routes = ['/', '/services', ...topics, '/contact-us'];
const widths = [320, 375, 768, 1024, 1280, 1920];
const row = (length: number): number[] => Array.from({ length }, (_none, index) => 701 + index);

describe('three runs in a row', () => {
  test('look at every topic once, and each at every other page', () => {
    const runs = row(turns).map((seed) => dealtRoutes(routes, seed));
    expect(runs.flat().filter(isTopic).toSorted()).toEqual(topics.toSorted());
    for (const run of runs) {
      expect(run).toEqual(expect.arrayContaining(['/', '/services', '/contact-us']));
      expect(run.length).toBeLessThan(routes.length / 2);
    }
  });

  test('look at a page in every width once', () => {
    const looked = row(turns).flatMap((turn) => dealtThird(widths, turn));
    expect(looked.toSorted((a, b) => a - b)).toEqual(widths);
  });
});

test('two runs in a row look at an example in both widths and both themes, each run at both of both', () => {
  const runs = [1, 2].map((turn) => dealtPairs([1280, 375], ['light', 'dark'], turn));
  for (const run of runs) expect(run.flat()).toEqual(expect.arrayContaining([1280, 375, 'light', 'dark']));
  expect(new Set(runs.flat().map(String)).size).toBe(4);
});

test('two runs in a row look at a page in all of three widths and both themes', () => {
  const runs = [1, 2].map((turn) => dealtPairs([1280, 375, 320], ['light', 'dark'], turn));
  for (const run of runs)
    expect(run.flat()).toEqual(expect.arrayContaining([1280, 375, 320, 'light', 'dark']));
  expect(new Set(runs.flat().map(String)).size).toBe(6);
});

test('nine runs in a row look at every topic in every width', () => {
  const looked = row(turns * turns).flatMap((seed) =>
    dealtRoutes(routes, seed)
      .filter(isTopic)
      .flatMap((route) =>
        dealtThird(widths, laterTurn(routes.indexOf(route), seed)).map((width) => `${route} ${width}`),
      ),
  );
  for (const topic of topics) for (const width of widths) expect(looked).toContain(`${topic} ${width}`);
});

describe('the seed', () => {
  test('is a number that the first to ask chooses, and tells', () => {
    vi.stubEnv('SAMPLE_SEED', undefined);
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    chooseSeed();
    expect(said).toHaveBeenCalledWith(expect.stringContaining(`SAMPLE_SEED=${sampleSeed()} `));
    chooseSeed();
    expect(said).toHaveBeenCalledTimes(1);
  });

  test('is what it was set to', () => {
    vi.stubEnv('SAMPLE_SEED', '17');
    chooseSeed();
    expect(sampleSeed()).toBe(17);
  });

  test.each(['', 'all', '-1', '1.5'])('is never "%s", with which no page would have its turn', (text) => {
    vi.stubEnv('SAMPLE_SEED', text);
    expect(() => sampleSeed()).toThrow('SAMPLE_SEED');
  });
});
