import { expect, test } from 'vitest';
import { fixtureRepository } from '../../tests/unit/support/fixture-project.ts';
import { checkHouseSizes } from './house-sizes.ts';

test('the size of the repository › a limit is passed › the fault names it', () => {
  const lines = 'export {};\n'.repeat(60_000);
  const { failed, faults } = checkHouseSizes(fixtureRepository({ 'packages/server/http/long.ts': lines }));
  expect(failed).toBe(1);
  expect(faults).toEqual([expect.stringMatching(/^site, forms and server, lines: 60\d{3}, more than \d+/)]);
});

test('the size of the repository › tests, styles and documents › count apart from code', () => {
  const files = {
    'packages/server/http/a.test.ts': 'export {};\n'.repeat(60_000),
    'packages/server/test-support/a.ts': 'export {};\n'.repeat(60_000),
  };
  const { faults } = checkHouseSizes(fixtureRepository(files));
  expect(faults).toEqual([expect.stringMatching(/^tests, lines: 12\d{4}, more than/)]);
});
