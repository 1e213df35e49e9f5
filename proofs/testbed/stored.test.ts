import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readStored } from './stored.ts';
import { tempFolder } from '../../server/test-support/temp-folder.ts';

// Vitest fails a run in which an error is thrown beside its tests.
test.each([
  ['without tables', ''],
  ['that is none', 'no database '.repeat(500)],
])('a store %s is a rejection, and no error beside it', async (_case, bytes) => {
  const folder = tempFolder();
  writeFileSync(join(folder, 'submissions.db'), bytes);
  await expect(readStored({ DATA_DIR: folder })).rejects.toThrow(/database/);
});
