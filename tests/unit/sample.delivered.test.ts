import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { samplePages } from '../browser/support/sample.ts';

const kindsSchema = z.object({ bands: z.array(z.object({ kind: z.string() })).default([]) });
const kindsIn = (file: string): string[] =>
  kindsSchema.parse(parse(readFileSync(file, 'utf8'))).bands.map(({ kind }) => kind);

/** Files whose name is not their address. */
const special: Record<string, string> = {
  '/': 'content/home.yaml',
  '/careers/JobApplicationform': 'content/job-application.yaml',
};

test('the sampled pages of the browser tests have every kind of band', () => {
  // The not-found page has tests of its own.
  const all = globSync('content/**/*.yaml', { exclude: ['content/not-found.yaml'] }).flatMap(kindsIn);
  const sampled = samplePages.flatMap((path) => kindsIn(special[path] ?? `content${path}.yaml`));
  expect([...new Set(sampled)].toSorted()).toEqual([...new Set(all)].toSorted());
});
