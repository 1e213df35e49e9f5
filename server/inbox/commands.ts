/** The operator's commands. Each returns what to print; nothing here touches the terminal. */
import { parseArgs } from 'node:util';
import type { InboxEntry, InboxStore } from '../store/store.ts';
import { csvCell, printable, printableLines } from './safe-text.ts';

/** A command that cannot be carried out as given; the message says what to type. */
export class UsageError extends Error {
  override name = 'UsageError';
}

type Command = {
  usage: string;
  purpose: string;
  run: (store: InboxStore, args: string[]) => Promise<string>;
};

const day = 24 * 60 * 60 * 1000;
const listed = 50;
const exported = 1_000_000;

const stamp = (time: number | undefined): string => (time === undefined ? '' : new Date(time).toISOString());
const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The first line of an entry: everything an operator looks for at a glance. */
function headline(entry: InboxEntry): string {
  const { id, receivedAt, kind, state, verified, email, fields } = entry;
  const mark = verified ? '' : ' [unverified]';
  const title = fields.subject ?? fields.name ?? '';
  return printable(`${id}  ${stamp(receivedAt)}  ${kind}  ${state}${mark}  ${email}  ${title}`);
}

function describe(entry: InboxEntry): string {
  const { state, attempts, lastError, deliveredAt, mailbox } = entry;
  const delivery = `to ${mailbox}, ${state}, ${plural(attempts, 'attempt')} ${stamp(deliveredAt)}`.trimEnd();
  const trouble = lastError === undefined ? [] : [`last error: ${printable(lastError)}`];
  const words = Object.entries(entry.fields).map(([name, value]) => `${name}:\n${printableLines(value)}`);
  return [headline(entry), delivery, ...trouble, ...words].join('\n');
}

function toCsv(entries: readonly InboxEntry[]): string {
  const names = [...new Set(entries.flatMap(({ fields }) => Object.keys(fields)))];
  const header = ['id', 'kind', 'received', 'verified', 'state', 'attempts', 'delivered', ...names];
  const rows = entries.map(({ id, kind, receivedAt, verified, state, attempts, deliveredAt, fields }) => [
    id,
    kind,
    stamp(receivedAt),
    String(verified),
    state,
    String(attempts),
    stamp(deliveredAt),
    ...names.map((name) => fields[name] ?? ''),
  ]);
  return [header, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n');
}

function only(args: string[], usage: string): string {
  const [value, ...rest] = args;
  if (value === undefined || rest.length > 0) throw new UsageError(`Usage: npm run inbox -- ${usage}`);
  return value;
}

function option(args: string[], name: string, usage: string): string | undefined {
  try {
    const { values } = parseArgs({ args, options: { [name]: { type: 'string' } } });
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  } catch {
    throw new UsageError(`Usage: npm run inbox -- ${usage}`);
  }
}

const commands: Readonly<Record<string, Command>> = {
  list: {
    usage: 'list [--limit 50]',
    purpose: 'the newest submissions',
    async run(store, args) {
      const limit = option(args, 'limit', this.usage) ?? String(listed);
      if (!/^[1-9]\d{0,5}$/.test(limit)) throw new UsageError(`Usage: npm run inbox -- ${this.usage}`);
      const entries = await store.list(Number(limit));
      return entries.length === 0 ? 'No submissions yet.' : entries.map(headline).join('\n');
    },
  },
  show: {
    usage: 'show ID',
    purpose: 'everything about one submission',
    async run(store, args) {
      const id = only(args, this.usage);
      const entry = await store.show(id);
      if (!entry) throw new UsageError(`There is no submission ${printable(id)}.`);
      return describe(entry);
    },
  },
  requeue: {
    usage: 'requeue ID',
    purpose: 'deliver a submission again',
    async run(store, args) {
      const id = only(args, this.usage);
      if (!(await store.requeue(id, Date.now())))
        throw new UsageError(`There is no submission ${printable(id)}, or it is being delivered right now.`);
      return `${id} will be delivered again within half a minute of the server's time.`;
    },
  },
  stats: {
    usage: 'stats',
    purpose: 'counts by kind and state',
    async run(store) {
      const { counts, oldestUndelivered } = await store.stats();
      const lines = counts.map(({ kind, state, count }) => `${kind}  ${state}  ${count}`);
      if (oldestUndelivered !== undefined) lines.push(`oldest undelivered  ${stamp(oldestUndelivered)}`);
      return lines.length === 0 ? 'No submissions yet.' : lines.join('\n');
    },
  },
  export: {
    usage: 'export --csv > submissions.csv',
    purpose: 'every submission as a table',
    async run(store, args) {
      if (args.length !== 1 || args[0] !== '--csv')
        throw new UsageError(`Usage: npm run inbox -- ${this.usage}`);
      return toCsv(await store.list(exported));
    },
  },
  purge: {
    usage: 'purge --older-than 180d',
    purpose: 'delete what was delivered and is older',
    async run(store, args) {
      const [, days] = /^([1-9]\d{0,4})d$/.exec(option(args, 'older-than', this.usage) ?? '') ?? [];
      if (days === undefined) throw new UsageError(`Usage: npm run inbox -- ${this.usage}`);
      return `Deleted ${plural(await store.purge(Date.now() - Number(days) * day), 'submission')}.`;
    },
  },
  erase: {
    usage: 'erase --email ADDRESS',
    purpose: "delete every submission of one person; mails already sent are the mailbox's",
    async run(store, args) {
      const email = option(args, 'email', this.usage)?.trim();
      if (email === undefined || email === '') throw new UsageError(`Usage: npm run inbox -- ${this.usage}`);
      return `Deleted ${plural(await store.erase(email), 'submission')}.`;
    },
  },
};

/** What the operator can type. */
function help(): string {
  const lines = Object.values(commands).map(({ usage, purpose }) => `  ${usage.padEnd(34)}${purpose}`);
  return ['Usage: npm run inbox -- COMMAND', ...lines].join('\n');
}

/** Runs a command line. Rejects with a {@link UsageError} for one that makes no sense. */
export async function runCommand(store: InboxStore, [name = '', ...args]: string[]): Promise<string> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command)
    throw new UsageError(name === '' ? help() : `There is no command '${printable(name)}'.\n${help()}`);
  return command.run(store, args);
}
