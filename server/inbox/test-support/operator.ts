/** An operator at a terminal, with a store that has one submission. */
import type { NewSubmission } from '../../store/submission.ts';
import { openStore } from '../../test-support/open-store.ts';
import { submission } from '../../test-support/submissions.ts';
import { manualOutput } from './manual-output.ts';
import type { Context } from '../command-line.ts';
import { runCommand } from '../commands.ts';

const contactFields = { from_name: 'Ada', subject: 'Hello', message: 'One\nTwo' };

/** A store with a submission, a way to type commands, and what they saved by name. */
export async function setUp(changes: Partial<NewSubmission> = {}) {
  const store = await openStore();
  const first = { ...submission, fields: contactFields, receivedAt: Date.UTC(2026, 0, 2), ...changes };
  const acceptance = await store.accept(first);
  const id = 'id' in acceptance ? acceptance.id : '';
  const saved = new Map<string, Uint8Array>();
  const folders = new Set<string>();
  const terminal: { width: number | undefined } = { width: undefined };
  const mails: string[] = [];
  const backups: string[] = [];
  const save = (name: string, bytes: Uint8Array) => {
    if (saved.has(name)) return undefined;
    saved.set(name, bytes);
    return `/here/${name}`;
  };
  const copies: Context['copies'] = {
    backUp: async () => ({ path: '/here/copy.db', verdict: await store.verify() }),
    restore: () => store.verify(),
    erase: async () => backups,
  };
  const output = manualOutput();
  const context: Context = {
    store: async () => store,
    saveFile: async (name: string, bytes: Uint8Array) => save(name, bytes),
    newFolder: async (name: string) => {
      if (folders.has(name)) return undefined;
      folders.add(name);
      return `/here/${name}`;
    },
    mailFiles: async (ids: readonly string[]) =>
      mails.filter((path) => ids.some((one) => path.includes(one))),
    migrate: async (to: string) => ({ address: to, from: '/here', counts: { submissions: 1 } }),
    copies,
    retention: { message: 180, application: 90 },
    liveOutput: () => output,
    get width() {
      return terminal.width;
    },
  };
  const run = (...args: string[]) => runCommand(context, args);
  return { store, id, saved, folders, terminal, mails, backups, copies, output, run };
}
