/** Interprets errors of the driver and of the database. */
import postgres from 'postgres';
import { codeOf } from '../lib/files.ts';
import { StoreError } from './store.ts';

/** Codes of a conflict between two transactions. The database ended one of them, and a repetition may succeed. */
const transient: ReadonlySet<string> = new Set(['40001', '40P01']);

/**
 * Codes of a database that is stopping, starting, read-only or out of connections:
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const unavailable = /^(?:08|53|57P|25006)/;

/** Whether the same statement may be tried again. */
export const isTransient = (error: unknown): boolean => transient.has(codeOf(error));

/** Whether the connection is broken, and other connections may be too. Errors of this program have no code. */
export const isConnectionFault = (error: unknown): boolean =>
  error instanceof postgres.PostgresError ? unavailable.test(error.code) : codeOf(error) !== '';

/** An error of the database with its code, which the migrations need. */
class DatabaseError extends StoreError {
  override name = 'StoreError';
  /** Five characters, or the system's name such as `ECONNREFUSED`; empty for no code. */
  override readonly code: string;

  constructor(message: string, code: string) {
    super(message, code);
    this.code = code;
  }
}

/** Turns any error into a {@link StoreError} with the database's message. It never contains the values of a statement. */
export function explainFault(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const message = error instanceof Error ? error.message || codeOf(error) : String(error);
  return new DatabaseError(message, codeOf(error));
}

/** One sentence of advice for the operator when the database cannot be opened. */
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

/** Codes for a key (`unique_violation`), table, type or schema that exists already. */
const duplicateCodes: ReadonlySet<string> = new Set(['23505', '42710', '42P06', '42P07']);

/** Whether a statement failed because another server has already made the same thing. */
export const isAlreadyThere = (error: unknown): boolean =>
  error instanceof DatabaseError && duplicateCodes.has(error.code);

/** The error for the operator when the database cannot be opened. `address` must contain no password. */
export function unusable(address: string, error: unknown): StoreError {
  const reason = (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
  // Errors of this program already say what to do.
  const advice = error instanceof StoreError && error.code === undefined ? '' : ` ${adviceFor(error)}.`;
  return new StoreError(`DATABASE_URL: ${address} cannot be used (${reason}).${advice}`);
}
