/** Kills programs that change many rows: migrations, and deletions by the operator. */
import { type MailSink, startMailSink } from '../testbed/mail-sink.ts';
import { runOperatorCommand } from '../testbed/operator-command.ts';
import { connections, messagePost, send } from '../testbed/posts.ts';
import { type ServerRun, startServerRun } from '../testbed/server-run.ts';
import { readStored } from '../testbed/stored.ts';
import type { Testbed } from '../testbed/testbed.ts';
import { endingAt } from './kill-points.ts';

/** The result of killing a program at a point. `kept` is the number of submissions in the store. */
export type Interruption = { point: string; ended: number | string; kept: number; expected: number };

/** More than the number of tables in the schema. */
const maxTables = 50;
/** The number of submissions in the store before a program is killed. */
export const posts = 20;

/** Posts `count` messages one by one, from `p0@example.org` and so on. */
export async function postMessages(server: ServerRun, count: number): Promise<void> {
  const agent = connections(1);
  for (let n = 0; n < count; n += 1) {
    const { status } = await send(server.origin, messagePost(`p${n}`), agent);
    if (status !== 200) throw new Error(`A message was answered with ${status}.`);
  }
  agent.destroy();
}

async function countKept(environment: Readonly<Record<string, string>>): Promise<number> {
  return (await readStored(environment)).size;
}

/**
 * Kills servers while they create tables: each server before another table, in a new folder. Then starts a server that
 * must accept a message.
 */
export async function interruptMigration(testbed: Testbed): Promise<Interruption[]> {
  const interruptions: Interruption[] = [];
  for (let table = 1; table < maxTables; table += 1) {
    const environment = { ...testbed.environment, DATA_DIR: testbed.makeFolder(`table-${table}`) };
    const { nodeArguments, environment: killEnvironment } = endingAt('in migration', table);
    const start = { environment: { ...environment, ...killEnvironment }, nodeArguments };
    const whole = await startServerRun(start).catch(() => undefined);
    await whole?.kill();
    // The server has started, so there are no more tables.
    if (whole) return interruptions;
    await using server = await startServerRun({ environment });
    await postMessages(server, 1);
    const kept = await countKept(environment);
    interruptions.push({ point: `in migration, before table ${table}`, ended: 'SIGKILL', kept, expected: 1 });
  }
  throw new Error(`There are more than ${maxTables} tables.`);
}

async function allDelivered(environment: Readonly<Record<string, string>>, sink: MailSink): Promise<void> {
  while (sink.mails.length < posts) await sink.next();
  const isOpen = async () =>
    [...(await readStored(environment)).values()].flat().some(({ state }) => state !== 'delivered');
  while (await isOpen());
}

/** Moves the clock two days ahead. Without this, all submissions would be too new for `purge`. */
const inTwoDays = 'data:text/javascript,const{now}=Date;Date.now=()=>now()+172800000';

/** Commands that delete everything: `erase` all submissions, `purge` by age. */
export const deletions = {
  erase: { commandArguments: ['erase', '--all', '--yes'], clock: [] },
  purge: { commandArguments: ['purge', '--older-than', '1d', '--yes'], clock: ['--import', inTwoDays] },
} as const;

/**
 * Kills a deletion of one batch before and after its commit, while a server runs. Checks that either all submissions
 * remain or none.
 */
export async function interruptDeletion(
  testbed: Testbed,
  name: keyof typeof deletions,
): Promise<Interruption[]> {
  await using sink = await startMailSink();
  const environment = { ...testbed.environment, DATA_DIR: testbed.makeFolder(name), SMTP_URL: sink.url };
  await using server = await startServerRun({ environment });
  await postMessages(server, posts);
  await allDelivered(environment, sink);
  const interruptions: Interruption[] = [];
  for (const [point, expected] of [
    ['before commit of deletion', posts],
    ['after commit of deletion', 0],
  ] as const) {
    const { nodeArguments, environment: killEnvironment } = endingAt(point, 1);
    const { commandArguments, clock } = deletions[name];
    const command = {
      environment: { ...environment, ...killEnvironment },
      nodeArguments: [...nodeArguments, ...clock],
    };
    const ended = await runOperatorCommand(command, commandArguments);
    interruptions.push({ point: `${point} by ${name}`, ended, kept: await countKept(environment), expected });
  }
  return interruptions;
}
