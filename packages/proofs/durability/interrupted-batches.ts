/**
 * Kills a deletion of several batches. Checks that the remaining batches are complete, and that the next run deletes
 * them.
 */
import { readServerSettings } from '@website/server/settings';
import { openStore } from '@website/server/queries';
import { numbered } from '../../server/test-support/submissions.ts';
import { runOperatorCommand } from '../testbed/operator-command.ts';
import { readStored } from '../testbed/stored.ts';
import type { Testbed } from '../testbed/testbed.ts';
import { type Interruption, deletions } from './interrupted.ts';
import { endingAt } from './kill-points.ts';

/** Submissions per transaction of the embedded store. */
const batchSize = 500;

type Environment = Readonly<Record<string, string>>;

/** Stores two batches and one more submission, all delivered. @returns their number */
async function fillStore(environment: Environment): Promise<number> {
  const count = 2 * batchSize + 1;
  const { store } = await openStore(readServerSettings(environment), (error) => {
    throw error;
  });
  await Promise.all(
    Array.from({ length: count }, (_, n) => store.accept(numbered(n, { receivedAt: Date.now() }))),
  );
  const now = Date.now();
  const mails = await store.claim('mail', 'a', count, now, now + 60_000);
  await Promise.all(mails.map(({ id }) => store.settle('mail', 'a', { id, state: 'delivered', at: now })));
  await store.close();
  return count;
}

/** Kills a deletion before and after the commit of a batch. The last run is not killed and finishes. */
export async function interruptBatches(
  testbed: Testbed,
  name: keyof typeof deletions,
): Promise<Interruption[]> {
  const environment = { ...testbed.environment, DATA_DIR: testbed.makeFolder(`batches-${name}`) };
  const count = await fillStore(environment);
  const { commandArguments, clock } = deletions[name];
  const interruptions: Interruption[] = [];
  for (const [point, nth, expected] of [
    ['before commit of deletion', 2, count - batchSize],
    ['after commit of deletion', 1, count - 2 * batchSize],
    ['never', 1, 0],
  ] as const) {
    const { nodeArguments, environment: killEnvironment } = endingAt(point, nth);
    const command = {
      environment: { ...environment, ...killEnvironment },
      nodeArguments: [...nodeArguments, ...clock],
    };
    const ended = await runOperatorCommand(command, commandArguments);
    const kept = [...(await readStored(environment)).values()].flat().length;
    interruptions.push({ point: `${point} ${nth} by ${name}`, ended, kept, expected });
  }
  return interruptions;
}
