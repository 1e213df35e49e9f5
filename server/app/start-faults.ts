/** Says what an operator can do about a part that cannot be started: one sentence with the setting's name. */
import type { Server } from 'node:http';
import { codeOf, explainSystemError } from '../lib/files.ts';
import { listen } from '../http/http-server.ts';
import { StartError } from './start-error.ts';
import { StoreError } from '../store/store.ts';

/** Whether SQLite's message means that a file is damaged or was never a database. */
const isDamaged = (message: string): boolean => /not a database|malformed|corrupt/i.test(message);

/** Place of the store: the folder from the settings, and the database in it. */
type StoreLocation = { folder: string; file: string };

/** An error of the data folder or the database in it, in words that say what to do; others stay as they are. */
function explainStoreFault(error: unknown, { folder, file }: StoreLocation): unknown {
  const system = explainSystemError(error);
  if (system !== undefined)
    return new StartError(
      `DATA_DIR: ${folder} cannot be used: ${system}. Set it to a folder this user may write to.`,
    );
  // One about a database that the settings name says itself what to do.
  if (!(error instanceof StoreError) || error.message.startsWith('DATABASE_URL')) return error;
  if (isDamaged(error.message)) {
    return new StartError(
      `The database ${file} is damaged (${error.message}). Put back your last backup, or move the file away to begin with an empty one.`,
    );
  }
  if (/unable to open|readonly|disk|full/i.test(error.message)) {
    return new StartError(
      `DATA_DIR: the database ${file} cannot be used (${error.message}). Make room on the disk and let this user write there, or set another folder.`,
    );
  }
  return error;
}

/** Carries out a step that opens the store; it rejects in words for the operator. */
export async function explainStoreFaults<T>(place: StoreLocation, step: () => Promise<T> | T): Promise<T> {
  try {
    return await step();
  } catch (error) {
    throw explainStoreFault(error, place);
  }
}

/** Explains an error of the address to listen on; undefined for other errors. */
function addressFault(
  code: string,
  name: string,
  port: number,
  host: string | undefined,
): string | undefined {
  const faults: Readonly<Record<string, string>> = {
    EADDRINUSE: `${name}: port ${port} is in use. Stop the program that uses it, or set another port.`,
    EACCES: `${name}: this user may not listen on port ${port}. Set another one, above 1023.`,
    EADDRNOTAVAIL: `HOST: ${host} is no address of this machine. Set one that is, or leave it empty.`,
    ENOTFOUND: `HOST: there is no host ${host}. Set an address of this machine, or leave it empty.`,
    EAI_AGAIN: `HOST: the host ${host} could not be looked up. Set an address of this machine, or leave it empty.`,
    EINVAL: `HOST: ${host} is no address to listen on. Set one of this machine, or leave it empty.`,
  };
  return faults[code];
}

/**
 * Listens, and resolves with the port.
 * @param name the setting that says which port
 * @throws StartError for an address that cannot be had
 */
export async function listenFor(
  name: 'PORT' | 'METRICS_PORT',
  server: Server,
  port: number,
  host: string | undefined,
): Promise<number> {
  try {
    return await listen(server, port, host);
  } catch (error) {
    const fault = addressFault(codeOf(error), name, port, host);
    throw fault === undefined ? error : new StartError(fault);
  }
}
