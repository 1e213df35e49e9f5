/** The table of countries is what its sources say: whoever updates one of them has to write it anew. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('the rows are those that the packages give today', async () => {
  const script = join(import.meta.dirname, '../../packages/checks/generators/phone-countries.ts');
  const { stderr } = await promisify(execFile)(process.execPath, [script, '--check']);
  expect(stderr).toBe('');
});
