/** Backups by the operator's paths. */
import { resolve } from 'node:path';
import type { Copies } from '../command.ts';
import { alreadyThere, refusal } from './save-file.ts';

/** The same copies, with paths from where the operator is, and in words when the system refuses. */
export function copiesOf({ backUp, restore, erase }: Copies, here: string): Copies {
  async function inWords<T>(making: Promise<T>, file: string): Promise<T> {
    try {
      return await making;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw alreadyThere(file);
      throw refusal(error, here);
    }
  }
  return {
    backUp: (file) =>
      inWords(backUp(file === undefined ? undefined : resolve(here, file)), file ?? 'of this name'),
    restore: (file) => inWords(restore(resolve(here, file)), file),
    erase,
  };
}
