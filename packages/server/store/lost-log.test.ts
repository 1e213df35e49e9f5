import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openStore } from '../test-support/open-store.ts';
import { numbered } from '../test-support/submissions.ts';
import { tempFolder } from '../test-support/temp-folder.ts';
import { databasePath } from './sqlite-database.ts';

test('after its log was deleted the store refuses calls, and a restart recovers the data of the log', async () => {
  const folder = tempFolder();
  const store = await openStore(folder);
  await store.accept(numbered(1));
  rmSync(`${databasePath(folder)}-wal`);
  const refused = { name: 'StoreError', code: 'ENOENT' };
  await expect(store.accept(numbered(2))).rejects.toMatchObject(refused);
  await expect(store.probe(Date.now())).rejects.toMatchObject(refused);
  await store.close();
  const again = await openStore(folder);
  expect(await again.list(9)).toHaveLength(1);
  expect(await again.accept(numbered(2))).toMatchObject({ outcome: 'accepted' });
});
