/**
 * Is loaded into a server or the operator's command by `--import`. Kills the process, like `kill -9`, when the process
 * reaches the point `KILL_AT` for the `KILL_AFTER`th time. The server itself contains no such code.
 */
import fs from 'node:fs';
import files, { type FileHandle } from 'node:fs/promises';
import { ServerResponse } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { DatabaseSync, constants } from 'node:sqlite';

/** The kinds of transactions. A transaction has a kind if it contains a statement that matches the pattern. */
const deeds = {
  accept: /INSERT INTO submissions\b/,
  claim: /UPDATE outbox\s+SET\s+state = 'sending'/,
  delivered: /UPDATE outbox\s+SET\s+state = 'delivered'/,
  deletion: /^\s*DELETE\s+FROM submissions/,
  'the end of a copy': /^DELETE FROM settings/,
  bounce: /UPDATE outbox SET state = 'dead', due_at = 0/,
  report: /UPDATE outbox SET seen_at/,
  erasure: /DELETE FROM outbox WHERE submission_id = \S+\s+RETURNING/,
  notice: /UPDATE notices SET facts/,
  requeue: /UPDATE outbox SET state = 'waiting', due_at = \S+ attempts = 0/,
} as const;
type Deed = keyof typeof deeds;

const deedsIn = (sql: string) => (Object.keys(deeds) as Deed[]).filter((deed) => deeds[deed].test(sql));

let left = Number(process.env.KILL_AFTER ?? '1');

/** Kills the process if `point` is the configured point and was reached often enough. */
export function reach(point: string): void {
  if (point !== process.env.KILL_AT) return;
  left -= 1;
  if (left <= 0) process.kill(process.pid, 'SIGKILL');
}

const done = new Set<Deed>();

/** Runs a commit. Reaches a point before and a point after the commit for each kind of transaction. */
function commit(run: () => void): void {
  for (const deed of done) reach(`before commit of ${deed}`);
  run();
  for (const deed of done) reach(`after commit of ${deed}`);
  done.clear();
}

const database = DatabaseSync.prototype;
// oxlint-disable typescript/unbound-method -- called with their objects below
const { exec, prepare } = database;
const { writeHead } = ServerResponse.prototype;
// oxlint-enable typescript/unbound-method

database.exec = function watched(sql) {
  const isMigration = /^\s*CREATE TABLE/m.test(sql);
  if (isMigration)
    // SQLite calls the authorizer before each table, so the earlier tables exist already.
    this.setAuthorizer((action) => {
      if (action === constants.SQLITE_CREATE_TABLE) reach('in migration');
      return constants.SQLITE_OK;
    });
  if (sql === 'BEGIN') reach('before a copy is verified');
  if (sql === 'COMMIT') commit(() => exec.call(this, sql));
  else exec.call(this, sql);
  if (isMigration) this.setAuthorizer(null);
};
database.prepare = function watched(sql) {
  const statement = prepare.call(this, sql);
  if (sql.startsWith('VACUUM INTO'))
    // SQLite fills the tables of a copy one by one, and calls the authorizer for each table.
    this.setAuthorizer((action, table, _column, schema) => {
      const isLater =
        action === constants.SQLITE_INSERT && schema?.startsWith('vacuum_') === true && table === 'outbox';
      if (isLater) reach('between the tables of a copy');
      return constants.SQLITE_OK;
    });
  const statementDeeds = deedsIn(sql);
  if (statementDeeds.length === 0) return statement;
  const seen = (name: string | symbol) => {
    if (name === 'run' || name === 'get' || name === 'all') for (const deed of statementDeeds) done.add(deed);
  };
  return new Proxy(statement, {
    get(target, name) {
      seen(name);
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
};
ServerResponse.prototype.writeHead = function watched(this: ServerResponse, ...args: unknown[]) {
  if (this.req.method === 'POST' && Number(args[0]) < 400) reach('before the answer');
  return Reflect.apply(writeHead, this, args) as ServerResponse;
} as typeof writeHead;

// A link gives the operator's file its name.
const { linkSync } = fs;
fs.linkSync = (from, to) => {
  reach('before a file has its name');
  linkSync(from, to);
  reach('after a file has its name');
};

/** Writes a file in two halves. */
async function writeHalves(this: FileHandle, bytes: Uint8Array): Promise<void> {
  const half = Math.floor(bytes.length / 2);
  await this.write(bytes.subarray(0, half));
  reach('between the halves of a file');
  await this.write(bytes.subarray(half));
}
/** Returns whether a path is a mail in a maildir that nobody has read. */
const isNewMail = (path: unknown): boolean => typeof path === 'string' && /[/\\]new[/\\][^/\\]+$/.test(path);

/** Returns whether a path is an mbox file that was moved away to be read. */
const isMovedMbox = (path: unknown): boolean => typeof path === 'string' && /[/\\]tmp[/\\]mbox$/.test(path);

const { open, rename, rm } = files;
files.rename = async (from, to) => {
  if (isMovedMbox(to)) reach('before an mbox file is moved');
  await rename(from, to);
  if (isMovedMbox(to)) reach('after an mbox file is moved');
  if (isNewMail(to)) reach('after a mail of an mbox file is copied');
};
files.rm = async (path, options) => {
  if (isMovedMbox(path)) reach('before an mbox file is deleted');
  if (isNewMail(path)) reach('before a bounce is deleted');
  await rm(path, options);
};
files.open = async (...args) => {
  const handle = await open(...args);
  if (isNewMail(args[0])) reach('while a bounce is read');
  return Object.assign(handle, { writeFile: writeHalves });
};
syncBuiltinESMExports();

/** After this many milliseconds, a database is working on a commit. */
const underWay = 1;

/**
 * Watches a transaction in a separate database process. Reaches a point before the commit is sent, a point during the
 * commit, and a point after the response.
 */
export function watchTransaction() {
  const transactionDeeds = new Set<Deed>();
  return {
    see: (sql: string): void => {
      for (const deed of deedsIn(sql)) transactionDeeds.add(deed);
    },
    commit: (): void => {
      for (const deed of transactionDeeds) reach(`before commit of ${deed}`);
      if (transactionDeeds.size > 0)
        setTimeout(() => transactionDeeds.forEach((deed) => reach(`in commit of ${deed}`)), underWay);
    },
    end: (): void => {
      for (const deed of transactionDeeds) reach(`after commit of ${deed}`);
    },
  };
}
