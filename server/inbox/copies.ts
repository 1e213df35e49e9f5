/** Backups by the operator's paths. */
import { resolve } from 'node:path';
import type { Copies } from './command.ts';
import { alreadyThere, isThere, notErased, refusal } from './save-file.ts';

/** The same copies, with paths from where the operator is, and in words when the system refuses. */
export function copiesOf({ backUp, restore, erase }: Copies, here: string): Copies {
  async function inWords<T>(copy: (path?: string) => Promise<T>, file?: string): Promise<T> {
    const path = file === undefined ? undefined : resolve(here, file);
    try {
      return await copy(path);
    } catch (error) {
      if (isThere(error)) throw alreadyThere(file ?? 'of this name', path);
      throw refusal(error, path);
    }
  }
  return {
    backUp: (file) => inWords(backUp, file),
    restore: (file) => inWords(() => restore(resolve(here, file)), file),
    erase: (ids) =>
      erase(ids).catch((error: unknown) => {
        throw notErased(error);
      }),
  };
}
