import { expect, test } from 'vitest';
import { multipartCase } from './fuzz-multipart.ts';
import { resumeCase } from './fuzz-resumes.ts';
import { runFuzz } from './report.ts';

/** Milliseconds of the processor, a hundred times what the slowest case uses. */
const limit = 60_000;
const seed = 20_261;

test('the multipart parser reads what was meant, and the same however it is cut', async () => {
  const report = await runFuzz(multipartCase, seed, limit, (cases) => cases < 4000);
  expect(report.failures).toEqual([]);
  // Of each kind there is enough to mean something.
  for (const outcome of ['sound', 'accepted', 'malformed'])
    expect(report.outcomes.get(outcome)).toBeGreaterThan(300);
});

test('the inspection of resumes never throws, takes long, or looks around a file', async () => {
  const report = await runFuzz(resumeCase(500_000, 400), seed, limit, (cases) => cases < 6000);
  expect(report.failures).toEqual([]);
  for (const outcome of ['accepted', 'damaged', 'encoding', 'password', 'other'])
    expect(report.outcomes.get(outcome)).toBeGreaterThan(100);
});

test('a run remembers its failures with their seeds', async () => {
  const report = await runFuzz(
    (number) => (number === 12 ? Promise.reject(new Error('broken')) : 'fine'),
    10,
    limit,
    (cases) => cases < 5,
  );
  expect(report.failures).toMatchObject([{ seed: 12, what: expect.stringContaining('broken') }]);
  expect(report.outcomes).toEqual(
    new Map([
      ['fine', 4],
      ['failed', 1],
    ]),
  );
});
