/** The operator's half of the embedded store: looking, and the writing probe. */
import type { DatabaseSync } from 'node:sqlite';
import type { InboxEntry, InboxStats } from './store.ts';
import { entries, rowToEntry, sideRows } from './rows.ts';
import {
  countMails,
  countOthers,
  findLastTime,
  findOldest,
  readCount,
  readOldest,
  readSideCount,
} from './stats-rows.ts';
import { createSelectionOperations } from './sqlite-selection.ts';

/** Prepares the statements behind the store's `InboxStore` part, but for those that delete. */
export function createInboxOperations(db: DatabaseSync) {
  const one = db.prepare(`${entries} WHERE s.id = ?`);
  const counts = db.prepare(countMails);
  const sideCounts = db.prepare(countOthers);
  const sides = db.prepare(sideRows);
  const oldest = db.prepare(findOldest);
  const note = db.prepare('INSERT OR REPLACE INTO settings VALUES (?, ?)');
  const last = db.prepare(findLastTime);

  return {
    ...createSelectionOperations(db),
    show(id: string): InboxEntry | undefined {
      const row = one.get(id);
      return row && rowToEntry(row, sides.all(id));
    },
    counts: (): Pick<InboxStats, 'counts' | 'besides'> => ({
      counts: counts.all().map(readCount),
      besides: sideCounts.all().map(readSideCount),
    }),
    oldestUndelivered: (): number | undefined => readOldest(oldest.get()),
    probe(now: number, size = 0): void {
      note.run('probe', String(now).padEnd(size));
    },
    lastTime(): number | undefined {
      const time = last.get()?.time;
      return typeof time === 'number' ? time : undefined;
    },
    noteTime(time: number): void {
      note.run('noted-time', String(time));
    },
  };
}
