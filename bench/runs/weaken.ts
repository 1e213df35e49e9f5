/** Loaded into a server by `--import`; `WEAKEN` says how: see `weakness.ts`. */
import { DatabaseSync } from 'node:sqlite';

// oxlint-disable-next-line typescript/unbound-method -- called with its database below
const { exec } = DatabaseSync.prototype;

/** Milliseconds between the answer and the commit. */
const late = 50;

if (process.env.WEAKEN === 'normal')
  DatabaseSync.prototype.exec = function weakened(sql) {
    exec.call(this, sql.replace('synchronous = FULL', 'synchronous = NORMAL'));
  };

if (process.env.WEAKEN === 'answer-first') {
  const pending = new WeakMap<DatabaseSync, NodeJS.Timeout>();
  const commit = (db: DatabaseSync) => {
    clearTimeout(pending.get(db));
    if (pending.delete(db) && db.isTransaction) exec.call(db, 'COMMIT');
  };
  DatabaseSync.prototype.exec = function weakened(sql) {
    commit(this);
    if (sql === 'COMMIT')
      pending.set(
        this,
        setTimeout(() => commit(this), late),
      );
    else exec.call(this, sql);
  };
}
