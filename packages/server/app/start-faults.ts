/** Explains errors of the start to the operator. Each message names the setting to change. */
import type { Server } from 'node:http';
import { bouncePlaceOf, makeMaildir } from '../delivery/bounces.ts';
import { listen } from '../http/http-server.ts';
import { codeOf, explainSystemError } from '../lib/files.ts';
import { StoreError } from '../store/store.ts';

export class StartError extends Error {
  override name = 'StartError';
}

type StoreLocation = { folder: string; file: string };

function explainStoreFault(error: unknown, { folder, file }: StoreLocation): unknown {
  const system = explainSystemError(error);
  if (system !== undefined)
    return new StartError(
      `DATA_DIR: ${folder} cannot be used: ${system}. Set it to a folder this user may write to.`,
    );
  // Errors about DATABASE_URL already say what to do.
  if (!(error instanceof StoreError) || error.message.startsWith('DATABASE_URL')) return error;
  if (/not a database|malformed|corrupt/i.test(error.message))
    return new StartError(
      `The database ${file} is damaged (${error.message}). Put back your last backup, or move the file away to begin with an empty one.`,
    );
  if (/unable to open|readonly|disk|full/i.test(error.message))
    return new StartError(
      `DATA_DIR: the database ${file} cannot be used (${error.message}). Make room on the disk and let this user write there, or set another folder.`,
    );
  return error;
}

export async function explainStoreFaults<T>(location: StoreLocation, step: () => Promise<T> | T): Promise<T> {
  try {
    return await step();
  } catch (error) {
    throw explainStoreFault(error, location);
  }
}

/** Makes the maildir of bounces, or throws a {@link StartError}. `path` is a maildir or an mbox file. */
export function openBounces(path: string): void {
  try {
    makeMaildir(bouncePlaceOf(path).maildir);
  } catch (error) {
    const reason = explainSystemError(error) ?? String(error);
    throw new StartError(
      `MAIL_BOUNCES: ${path} cannot be used: ${reason}. Set it to a maildir, or to an mbox file, in a folder that this user may write to.`,
    );
  }
}

/** Starts to listen, and resolves with the port. `name` is the setting or option of the port, for error messages. */
export async function listenFor(
  name: 'PORT' | 'METRICS_PORT' | '--port',
  server: Server,
  port: number,
  host: string | undefined,
): Promise<number> {
  try {
    return await listen(server, port, host);
  } catch (error) {
    const faults: Readonly<Record<string, string>> = {
      EADDRINUSE: `${name}: port ${port} is in use. Stop the program that uses it, or set another port.`,
      EACCES: `${name}: this user may not listen on port ${port}. Set another one, above 1023.`,
      EADDRNOTAVAIL: `HOST: ${host} is no address of this machine. Set one that is, or leave it empty.`,
      ENOTFOUND: `HOST: there is no host ${host}. Set an address of this machine, or leave it empty.`,
      EAI_AGAIN: `HOST: the host ${host} could not be looked up. Set an address of this machine, or leave it empty.`,
      EINVAL: `HOST: ${host} is no address to listen on. Set one of this machine, or leave it empty.`,
    };
    const fault = faults[codeOf(error)];
    throw fault === undefined ? error : new StartError(fault);
  }
}
