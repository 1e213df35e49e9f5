import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { tempFolder } from '../test-support/temp-folder.ts';
import { enableWriteAheadLog } from './sqlite-database.ts';

test('waits while another program changes the journal of a new file', () => {
  const path = join(tempFolder(), 'new.db');
  using first = new DatabaseSync(path);
  first.exec('CREATE TABLE t (a)');
  using second = new DatabaseSync(path);
  // SQLite itself gives up at once here, although `second` is allowed to wait.
  second.exec('PRAGMA busy_timeout = 0');
  first.exec('BEGIN EXCLUSIVE');
  let refusals = 0;
  enableWriteAheadLog({
    exec(sql: string) {
      try {
        second.exec(sql);
      } catch (error) {
        refusals += 1;
        first.exec('COMMIT');
        throw error;
      }
    },
  });
  expect(refusals).toBe(1);
  expect(second.prepare('PRAGMA journal_mode').get()?.journal_mode).toBe('wal');
});

test('gives every other error on', () => {
  const failing = {
    exec: () => {
      throw new Error('disk I/O error');
    },
  };
  expect(() => enableWriteAheadLog(failing)).toThrow('disk I/O error');
});
