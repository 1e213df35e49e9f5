import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readStored } from './stored.ts';
import { tempFolder } from '../../server/test-support/temp-folder.ts';

// Vitest also fails a run with an unhandled error.
test.each([
  ['without tables', ''],
  ['in a file that is no database', 'no database '.repeat(500)],
])('reading a store %s rejects, without another error', async (_case, bytes) => {
  const folder = tempFolder();
  writeFileSync(join(folder, 'submissions.db'), bytes);
  await expect(readStored({ DATA_DIR: folder })).rejects.toThrow(/database/);
});
