/** Writes files for commands, and runs the commands about whole copies: backup, restore, verify, migrate. */
import {
  type Verdict,
  codeOf,
  explainSystemError,
  flushFolder,
  giveName,
  privateModes,
  writeWhole,
} from '@website/server/queries';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { counted } from '@website/forms/messages';
import {
  ArgumentError,
  type Arguments,
  type Context,
  type Copies,
  FaultsError,
  UsageError,
  readNumber,
} from './command-line.ts';
import { printable } from './text.ts';

const isTaken = (error: unknown): boolean => codeOf(error) === 'EEXIST';

/** Throws a {@link UsageError} that says that the name is taken. Commands never replace files. */
function refuseTaken(name: string): never {
  throw new UsageError(`There is ${printable(name)} already: take another name.`);
}

/** Explains an error of the system by its reason and its path, if it has one. Throws any other error unchanged. */
function throwExplained(
  error: unknown,
  explanation: (path: string | undefined, reason: string) => string,
): never {
  const reason = explainSystemError(error);
  if (reason === undefined) throw error;
  const { path } = error as NodeJS.ErrnoException;
  throw new UsageError(explanation(path, reason));
}

/** @param file the file to name if the error has no path, for example if the disk is full */
function throwUnsaved(error: unknown, file: string | undefined): never {
  return throwExplained(error, (path = file, reason) => {
    const location = path === undefined ? '' : ` in ${printable(dirname(path))}`;
    return `The file cannot be saved${location}: ${reason}.`;
  });
}

export async function newFolder(parent: string, name: string): Promise<void> {
  const path = resolve(parent, name);
  try {
    await mkdir(path, { mode: privateModes.folder });
  } catch (error) {
    if (isTaken(error)) refuseTaken(name);
    throwUnsaved(error, path);
  }
}

/**
 * Writes a new private file, which gets its name when it is complete. Resolves with the path. On failure, leaves no
 * file and rejects with a {@link UsageError}.
 */
export async function saveFile(folder: string, name: string, bytes: Uint8Array): Promise<string> {
  const path = resolve(folder, name);
  if (existsSync(path)) refuseTaken(name);
  const part = join(dirname(path), `${randomBytes(4).toString('hex')}.part`);
  try {
    await writeWhole(part, bytes, 'wx');
    giveName(part, path);
    await flushFolder(dirname(path));
    return path;
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    if (isTaken(error)) refuseTaken(name);
    return throwUnsaved(error, path);
  }
}

/** Wraps the copies so that paths are relative to `folder`, and errors of the system are explained. */
export function copiesIn(folder: string, copies: Copies): Copies {
  const pathOf = (file: string | undefined) => (file === undefined ? undefined : resolve(folder, file));
  const refuse = (file: string | undefined) => (error: unknown) => {
    if (isTaken(error)) refuseTaken(file ?? 'a file of this name');
    return throwUnsaved(error, pathOf(file));
  };
  return {
    backUp: (file) => copies.backUp(pathOf(file)).catch(refuse(file)),
    restore: (file) => copies.restore(resolve(folder, file)).catch(refuse(file)),
    prune: (keep) => copies.prune(keep).catch(refuse(undefined)),
    // The copies are changed before the store. If changing the copies fails, the store is still complete.
    erase: (ids) =>
      copies
        .erase(ids)
        .catch((error: unknown) =>
          throwExplained(
            error,
            (path = 'the backups', reason) =>
              `Nothing was deleted in the database yet, because ${printable(path)} cannot be used: ${reason}.`,
          ),
        ),
  };
}

const sizeOf = ({ submissions, files }: Verdict): string =>
  `${counted(submissions, 'submission')}, ${counted(files, 'file')}`;

/** The maximum number of listed faults. Further faults are only counted. */
const maxFaults = 50;

/** Returns the output of a command. If the data has faults, throws a {@link FaultsError} with the output. */
function report({ faults }: Verdict, text: string): string {
  if (faults.length === 0) return text;
  const more = faults.length > maxFaults ? [`and ${faults.length - maxFaults} more`] : [];
  const lines = [...faults.slice(0, maxFaults), ...more].map((fault) => `  ${printable(fault)}`);
  throw new FaultsError([text, `${counted(faults.length, 'fault')}:`, ...lines].join('\n'));
}

export async function backUp(
  { store: open, copies }: Context,
  { operands: [file], options }: Arguments,
): Promise<string> {
  const keep = options.keep === undefined ? undefined : readNumber('--keep', options.keep, 1, 9999);
  if (keep !== undefined && file !== undefined)
    throw new ArgumentError('--keep is about the folder for backups: leave FILE out.');
  // This call throws if the store is missing or has another version.
  const store = await open();
  const { path, verdict } = await copies.backUp(file);
  const saved = report(verdict, `Saved ${printable(path)}: ${sizeOf(verdict)}.`);
  await store.noteMoment('backup', Date.now());
  if (keep === undefined) return saved;
  return `${saved} Deleted ${counted(await copies.prune(keep), 'older backup')}.`;
}

export async function restoreBackup(
  { copies }: Context,
  { operands: [file = ''] }: Arguments,
): Promise<string> {
  const verdict = await copies.restore(file);
  return report(
    verdict,
    `Restored ${sizeOf(verdict)}. What waited for delivery when the copy was made is delivered after the next start, even if it went out since: it has the same Message-ID.`,
  );
}

export async function verify({ store: open }: Context): Promise<string> {
  const verdict = await (await open()).verify();
  return report(
    verdict,
    `Looked through ${sizeOf(verdict)}${verdict.faults.length === 0 ? ', and found no fault' : ''}.`,
  );
}

export async function migrate(context: Context, { options }: Arguments): Promise<string> {
  if (options.to === undefined) throw new ArgumentError('Say where to: --to postgres://….');
  const { address, from, counts } = await context.migrate(options.to);
  const { submissions = 0, attachments = 0 } = counts;
  return [
    `Copied ${counted(submissions, 'submission')} and ${counted(attachments, 'file')} to ${address}, and read every row back.`,
    `Set DATABASE_URL to this address, and start the servers. ${from} did not change. Delete it when the servers run, because it keeps what they purge and erase from now on.`,
  ].join('\n');
}
