/** Interprets errors of the driver and of the database. */
import postgres from 'postgres';
import { codeOf } from '../lib/files.ts';
import { StoreError } from './store.ts';

/** Codes of a conflict with another transaction, after which the database ended one: a repetition may succeed. */
const transient: ReadonlySet<string> = new Set(['40001', '40P01']);

/**
 * The database is going, coming or a copy that takes no writes, or has no connection left. Classes are those of
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const unwell = /^(?:08|53|57P|25006)/;

/** Whether a statement may be tried again as it is. */
export const isTransient = (error: unknown): boolean => transient.has(codeOf(error));

/** Whether the connection is of no more use, and others like it may not be either. An error of ours has no code. */
export const isConnectionFault = (error: unknown): boolean =>
  error instanceof postgres.PostgresError ? unwell.test(error.code) : codeOf(error) !== '';

/** An error of the database that keeps its code, which our migrations ask for. */
class DatabaseError extends StoreError {
  override name = 'StoreError';
  /** Five characters, or the system's word such as `ECONNREFUSED`; empty for none. */
  override readonly code: string;

  constructor(message: string, code: string) {
    super(message, code);
    this.code = code;
  }
}

/** Every error as a {@link StoreError} with the database's own message, and never with what was written. */
export function explainFault(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const message = error instanceof Error ? error.message || codeOf(error) : String(error);
  return new DatabaseError(message, codeOf(error));
}

/** Advice for an operator whose database cannot be opened: one sentence. */
function adviceFor(error: unknown): string {
  const code = codeOf(error);
  if (code.startsWith('28')) return 'Check the user and the password in it';
  if (code === '3D000') return 'Make the database first, with createdb';
  if (code === '42501' || code === '3F000')
    return 'Let its user make tables in that schema, or name another one with search_path';
  if (code === '25006') return 'It takes no writes: name the primary server';
  if (/CERT|SELF_SIGNED|UNABLE_TO|ALTNAME|SSL|before secure TLS/.test(`${code} ${String(error)}`))
    return 'Where its certificate is of your own authority, set NODE_EXTRA_CA_CERTS; in a network of your own you may say sslmode=disable';
  return 'Check the address, and that the database is up';
}

/** A key is there already (`unique_violation`), or a table, its type or a schema is. */
const alreadyThere: ReadonlySet<string> = new Set(['23505', '42710', '42P06', '42P07']);

/** Whether somebody else has done what was to be done once. */
export const isAlreadyThere = (error: unknown): boolean =>
  error instanceof DatabaseError && alreadyThere.has(error.code);

/** The error of a database that cannot be opened, in words for the operator. `address` has no password in it. */
export function unusable(address: string, error: unknown): StoreError {
  const reason = (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
  // What we found ourselves says what to do.
  const advice = error instanceof StoreError && error.code === undefined ? '' : ` ${adviceFor(error)}.`;
  return new StoreError(`DATABASE_URL: ${address} cannot be used (${reason}).${advice}`);
}
