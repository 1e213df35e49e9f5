/** One value that the owner has to replace, and how the check finds it in a file. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSource, type Source } from '@website/site/content';

export interface Finding {
  /** The path from the project's root. */
  file: string;
  /** The line number, from 1; undefined if the file does not contain the value. */
  line: number | undefined;
  what: string;
  remedy: string;
}

export const read = (root: string, file: string): Source =>
  readSource(file, readFileSync(join(root, file), 'utf8'));

export const findingAt = (
  { file, lineOf }: Source,
  path: readonly PropertyKey[],
  what: string,
  remedy: string,
): Finding => ({ file, line: lineOf(path), what, remedy });
