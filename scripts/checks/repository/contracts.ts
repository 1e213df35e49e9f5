/** Finds adapters that do not run the contract of their port. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A folder below that of a port: an adapter, unless several of them share it. */
const adapter = /^server\/ports\/[\w-]+\/(?!(?:test-support|sql)\/)[\w-]+\//;

/** A test that calls the contract. */
const runsContract = /^\w+Contract\(/m;

/** A line for each adapter of which no test runs a contract. */
export function contractFaults(root: string, files: readonly string[]): string[] {
  const adapters = new Set(files.flatMap((file) => adapter.exec(file)?.[0] ?? []));
  return [...adapters]
    .filter((folder) =>
      files
        .filter((file) => file.startsWith(folder) && file.endsWith('.test.ts'))
        .every((file) => !runsContract.test(readFileSync(join(root, file), 'utf8'))),
    )
    .map((folder) => `${folder}: no test runs the contract of its port`);
}
