/** Is loaded into a server by `--import`. `INJECT_FAULT` selects the fault; see `fault-injection.ts`. */
import { DatabaseSync } from 'node:sqlite';

// oxlint-disable-next-line typescript/unbound-method -- called with its database below
const { exec } = DatabaseSync.prototype;

/** Milliseconds between an answer and its commit. Statements during this time join the transaction. */
const late = 200;

if (process.env.INJECT_FAULT === 'normal')
  DatabaseSync.prototype.exec = function patched(sql) {
    exec.call(this, sql.replace('synchronous = FULL', 'synchronous = NORMAL'));
  };

if (process.env.INJECT_FAULT === 'answer-first') {
  const prepared = new WeakSet<DatabaseSync>();
  const pending = new WeakSet<DatabaseSync>();
  const commitLater = (db: DatabaseSync) => {
    pending.add(db);
    setTimeout(() => {
      pending.delete(db);
      if (db.isOpen && db.isTransaction) exec.call(db, 'COMMIT');
    }, late);
  };
  DatabaseSync.prototype.exec = function patched(sql) {
    const isPending = pending.has(this);
    // The first commit creates the tables and is not delayed.
    if (sql === 'COMMIT' && prepared.has(this)) return isPending ? undefined : commitLater(this);
    if (sql === 'COMMIT') prepared.add(this);
    // A statement during the delay joins the transaction. So a new BEGIN or a ROLLBACK is skipped.
    const isSkipped = isPending && (sql.startsWith('BEGIN') || sql === 'ROLLBACK');
    if (!isSkipped) exec.call(this, sql);
  };
}
