/** The operator's commands. Each returns what to print; nothing here touches the terminal. */
import { parseArgs } from 'node:util';
import { counted } from '../../contracts/messages.ts';
import { isEmailAddress, normalizeLine } from '../../contracts/text-rules.ts';
import { cleanFileName } from '../files/file-name.ts';
import type { DigestStore, InboxStore } from '../store/store.ts';
import { describe, headline, stamp, toCsv } from './entries.ts';
import { printable } from './safe-text.ts';

/** A command that cannot be carried out as given; the message says what to type. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** What a command works with. */
export type Surroundings = {
  store: InboxStore & Pick<DigestStore, 'markTold'>;
  /** Writes a new file and resolves with its path; undefined when there is one of that name already. */
  saveFile: (name: string, bytes: Uint8Array) => Promise<string | undefined>;
};

type Command = {
  usage: string;
  purpose: string;
  run: (surroundings: Surroundings, args: string[]) => Promise<string>;
};

const day = 24 * 60 * 60 * 1000;
const listed = 50;
const exported = 1_000_000;

const misused = (usage: string) => new UsageError(`Usage: npm run inbox -- ${usage}`);

const alreadyThere = (name: string) =>
  new UsageError(`There is a file ${printable(name)} already: move it away first.`);

function only(args: string[], usage: string): string {
  const [value, ...rest] = args;
  if (value === undefined || rest.length > 0) throw misused(usage);
  return value;
}

function option(args: string[], name: string, usage: string): string | undefined {
  try {
    const { values } = parseArgs({ args, options: { [name]: { type: 'string' } } });
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  } catch {
    throw misused(usage);
  }
}

const commands: Readonly<Record<string, Command>> = {
  list: {
    usage: 'list [--limit 50]',
    purpose: 'the newest submissions',
    async run({ store }, args) {
      const limit = option(args, 'limit', this.usage) ?? String(listed);
      if (!/^[1-9]\d{0,5}$/.test(limit)) throw misused(this.usage);
      const entries = await store.list(Number(limit));
      return entries.length === 0 ? 'No submissions yet.' : entries.map(headline).join('\n');
    },
  },
  show: {
    usage: 'show ID',
    purpose: 'everything about one submission',
    async run({ store }, args) {
      const id = only(args, this.usage);
      const entry = await store.show(id);
      if (!entry) throw new UsageError(`There is no submission ${printable(id)}.`);
      if (entry.state === 'dead') await store.markTold([id], [], Date.now());
      return describe(entry);
    },
  },
  resume: {
    usage: 'resume ID',
    purpose: "save an application's file into this folder; no file is ever replaced",
    async run({ store, saveFile }, args) {
      const id = only(args, this.usage);
      const [entry, bytes] = await Promise.all([store.show(id), store.attachmentBytes(id)]);
      if (!entry?.attachment || !bytes) throw new UsageError(`There is no resume under ${printable(id)}.`);
      // Again, for names that an earlier version let through.
      const name = `${entry.id}-${cleanFileName(entry.attachment.name)}`;
      const path = await saveFile(name, bytes);
      if (path === undefined) throw alreadyThere(name);
      const warning = entry.attachment.cleared ? '' : ' No virus scanner has looked into it yet.';
      return `Saved ${printable(path)}, ${bytes.length} bytes.${warning}`;
    },
  },
  requeue: {
    usage: 'requeue ID',
    purpose: 'deliver a submission again',
    async run({ store }, args) {
      const id = only(args, this.usage);
      if ((await store.requeue({ ids: [id] }, Date.now())) === 0)
        throw new UsageError(`There is no submission ${printable(id)}, or it is being delivered right now.`);
      return `${id} will be delivered again within half a minute of the server's time.`;
    },
  },
  stats: {
    usage: 'stats',
    purpose: 'counts by kind and state',
    async run({ store }, args) {
      if (args.length > 0) throw misused(this.usage);
      const { counts, oldestUndelivered, hold } = await store.stats();
      const lines = counts.map(({ kind, state, count }) => `${kind}  ${state}  ${count}`);
      if (oldestUndelivered !== undefined) lines.push(`oldest undelivered  ${stamp(oldestUndelivered)}`);
      if (hold)
        lines.push(`mail is held since  ${stamp(hold.since)}  ${hold.cause}: ${printable(hold.reason)}`);
      return lines.length === 0 ? 'No submissions yet.' : lines.join('\n');
    },
  },
  export: {
    usage: 'export --csv [--out FILE]',
    purpose: 'every submission as a table, into a new file of your own or to where > leads',
    async run({ store, saveFile }, args) {
      const [format, ...rest] = args;
      const name = option(rest, 'out', this.usage);
      if (format !== '--csv' || name === '') throw misused(this.usage);
      const table = toCsv(await store.list(exported));
      if (name === undefined) return table;
      const bytes = Buffer.from(`${table}\r\n`);
      const path = await saveFile(name, bytes);
      if (path === undefined) throw alreadyThere(name);
      return `Saved ${printable(path)}, ${bytes.length} bytes.`;
    },
  },
  purge: {
    usage: 'purge --older-than 180d',
    purpose: 'delete what is older and delivered, or dead and known to you; never what still waits',
    async run({ store }, args) {
      const [, days] = /^([1-9]\d{0,4})d$/.exec(option(args, 'older-than', this.usage) ?? '') ?? [];
      if (days === undefined) throw misused(this.usage);
      const before = Date.now() - Number(days) * day;
      const count = await store.purge({ message: before, application: before });
      return `Deleted ${counted(count, 'submission')}.`;
    },
  },
  erase: {
    usage: 'erase --email ADDRESS',
    purpose: "delete every submission of one person; mails already sent are the mailbox's",
    async run({ store }, args) {
      const email = normalizeLine(option(args, 'email', this.usage) ?? '');
      if (!isEmailAddress(email)) throw misused(this.usage);
      return `Deleted ${counted(await store.erase({ email }), 'submission')}.`;
    },
  },
};

/** What the operator can type. */
function help(): string {
  const lines = Object.values(commands).map(({ usage, purpose }) => `  ${usage.padEnd(34)}${purpose}`);
  return ['Usage: npm run inbox -- COMMAND', ...lines].join('\n');
}

/** The same for a command line that asks for it; undefined for any other. Needs no store. */
export function helpFor([name, ...args]: readonly string[]): string | undefined {
  const isAsked = [name, ...args].some((arg) => arg === '--help' || arg === '-h');
  return isAsked || name === 'help' ? help() : undefined;
}

/** Runs a command line. Rejects with a {@link UsageError} for one that makes no sense. */
export async function runCommand(
  surroundings: Surroundings,
  [name = '', ...args]: string[],
): Promise<string> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command)
    throw new UsageError(name === '' ? help() : `There is no command '${printable(name)}'.\n${help()}`);
  return command.run(surroundings, args);
}
