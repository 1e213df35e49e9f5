/** Kills `migrate` midway. Checks that no server accepts the partial copy, and that the next run copies everything. */
import { readServerSettings } from '@website/server/settings';
import { openStore } from '@website/server/queries';
import { numbered } from '../../server/test-support/submissions.ts';
import { runOperatorCommand } from '../testbed/operator-command.ts';
import { readStored } from '../testbed/stored.ts';
import type { Testbed } from '../testbed/testbed.ts';
import { type Interruption, posts } from './interrupted.ts';
import { endingAt } from './kill-points.ts';

/** The points at which a run is killed. After these runs, a last run finishes. */
const points = [
  'before commit of accept',
  'after commit of accept',
  'before commit of the end of a copy',
  'never',
] as const;

type Environment = Readonly<Record<string, string>>;

async function fillStore(environment: Environment): Promise<void> {
  const { store } = await openStore(readServerSettings(environment), (error) => {
    throw error;
  });
  await Promise.all(Array.from({ length: posts }, (_, n) => store.accept(numbered(n))));
  await store.close();
}

/** Returns the number of submissions that a server would find; 0 if a server would refuse the store. */
async function countTaken(environment: Environment): Promise<number> {
  try {
    return [...(await readStored(environment)).values()].flat().length;
  } catch (error) {
    if (error instanceof Error && error.name === 'StoreError') return 0;
    throw error;
  }
}

/** Copies an embedded store into the empty database at `url`, in several runs. Each run is killed at another point. */
export async function interruptCopy(testbed: Testbed, url: string): Promise<Interruption[]> {
  const environment = { ...testbed.environment, DATA_DIR: testbed.makeFolder('copied') };
  await fillStore(environment);
  const interruptions: Interruption[] = [];
  for (const point of points) {
    const { nodeArguments, environment: killEnvironment } = endingAt(point, 1);
    const command = {
      environment: { ...environment, ...killEnvironment, DATABASE_URL: url },
      nodeArguments,
    };
    const ended = await runOperatorCommand(command, ['migrate', '--to', 'env']);
    const kept = await countTaken({ ...environment, DATABASE_URL: url });
    interruptions.push({
      point: `${point}, in migrate`,
      ended,
      kept,
      expected: point === 'never' ? posts : 0,
    });
  }
  return interruptions;
}
