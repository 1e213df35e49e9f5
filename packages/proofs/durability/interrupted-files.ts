/** Kills the operator's command while it writes a file. Checks that the result is a complete file or no file. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { runOperatorCommand } from '../testbed/operator-command.ts';
import { startServerRun } from '../testbed/server-run.ts';
import type { Testbed } from '../testbed/testbed.ts';
import { type Interruption, postMessages, posts } from './interrupted.ts';
import { endingAt } from './kill-points.ts';

/** Returns the number of submissions in a copy. Throws if the copy is damaged. */
function countCopied(file: string): number {
  const copy = new DatabaseSync(file, { readOnly: true });
  try {
    const verdict = copy.prepare('PRAGMA integrity_check').get()?.integrity_check;
    if (verdict !== 'ok') throw new Error(`${file} is damaged: ${String(verdict)}`);
    return Number(copy.prepare('SELECT count(*) AS count FROM submissions').get()?.count);
  } finally {
    copy.close();
  }
}

/** Returns the number of submissions in a CSV file. Each submission has a unique email address. */
const countExported = (file: string): number =>
  new Set(readFileSync(file, 'utf8').match(/p\d+@example\.org/g)).size;

const writers = {
  backup: {
    commandArguments: ['backup'],
    count: countCopied,
    points: ['between the tables of a copy', 'before a copy is verified'],
  },
  export: {
    commandArguments: ['export', '--csv'],
    count: countExported,
    points: ['between the halves of a file'],
  },
} as const;

/**
 * The points at which the command is killed. At `never`, the command finishes, and uses the same file name as the
 * earlier killed run.
 */
const named = ['before a file has its name', 'never', 'after a file has its name'] as const;

/** Kills a backup and an export at each of their points. A server is running meanwhile. */
export async function interruptFiles(testbed: Testbed): Promise<Interruption[]> {
  const environment = { ...testbed.environment, DATA_DIR: testbed.makeFolder('files') };
  await using server = await startServerRun({ environment });
  await postMessages(server, posts);
  const interruptions: Interruption[] = [];
  for (const [name, { commandArguments, count, points }] of Object.entries(writers)) {
    const folder = testbed.makeFolder(name);
    for (const point of [...points, ...named]) {
      const file = join(folder, point.startsWith('after') ? 'another' : 'file');
      const { nodeArguments, environment: killEnvironment } = endingAt(point, 1);
      const command = { environment: { ...environment, ...killEnvironment }, nodeArguments };
      const ended = await runOperatorCommand(command, [...commandArguments, file]);
      const kept = existsSync(file) ? count(file) : 0;
      const expected = /^(?:before|between)/.test(point) ? 0 : posts;
      interruptions.push({ point: `${point}, in ${name}`, ended, kept, expected });
    }
  }
  return interruptions;
}
