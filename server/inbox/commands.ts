/** The operator's commands. Each returns what to print; nothing here touches the terminal. */
import { parseArgs } from 'node:util';
import type { InboxEntry, InboxStore } from '../store/store.ts';
import { csvCell, printable, printableLines } from './safe-text.ts';

/** A command that cannot be carried out as given; the message says what to type. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** What a command works with. */
export type Surroundings = {
  store: InboxStore;
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
  return [headline(entry), delivery, ...trouble, ...describeResume(entry), ...words].join('\n');
}

function describeResume({ id, resume }: InboxEntry): string[] {
  if (!resume) return [];
  const { name, type, size, sha256, cleared } = resume;
  const scan = cleared ? '' : ', in quarantine until a virus scanner has looked into it';
  return [
    `resume: ${printable(name)}, ${type}, ${size} bytes${scan} (npm run inbox -- resume ${id})`,
    `sha-256: ${sha256}`,
  ];
}

function toCsv(entries: readonly InboxEntry[]): string {
  const names = [...new Set(entries.flatMap(({ fields }) => Object.keys(fields)))];
  const facts = ['id', 'kind', 'received', 'verified', 'state', 'attempts', 'delivered'];
  const header = [...facts, ...names, 'resume', 'resume bytes', 'resume sha-256'];
  const rows = entries.map(({ fields, resume, ...entry }) => [
    entry.id,
    entry.kind,
    stamp(entry.receivedAt),
    String(entry.verified),
    entry.state,
    String(entry.attempts),
    stamp(entry.deliveredAt),
    ...names.map((name) => fields[name] ?? ''),
    resume?.name ?? '',
    resume ? String(resume.size) : '',
    resume?.sha256 ?? '',
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
    async run({ store }, args) {
      const limit = option(args, 'limit', this.usage) ?? String(listed);
      if (!/^[1-9]\d{0,5}$/.test(limit)) throw new UsageError(`Usage: npm run inbox -- ${this.usage}`);
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
      return describe(entry);
    },
  },
  resume: {
    usage: 'resume ID',
    purpose: "save an application's file into this folder; no file is ever replaced",
    async run({ store, saveFile }, args) {
      const id = only(args, this.usage);
      const [entry, bytes] = await Promise.all([store.show(id), store.resumeBytes(id)]);
      if (!entry?.resume || !bytes) throw new UsageError(`There is no resume under ${printable(id)}.`);
      const name = `${entry.id}-${entry.resume.name}`;
      const path = await saveFile(name, bytes);
      if (path === undefined)
        throw new UsageError(`There is a file ${printable(name)} already: move it away first.`);
      const warning = entry.resume.cleared ? '' : ' No virus scanner has looked into it yet.';
      return `Saved ${printable(path)}, ${bytes.length} bytes.${warning}`;
    },
  },
  requeue: {
    usage: 'requeue ID',
    purpose: 'deliver a submission again',
    async run({ store }, args) {
      const id = only(args, this.usage);
      if (!(await store.requeue(id, Date.now())))
        throw new UsageError(`There is no submission ${printable(id)}, or it is being delivered right now.`);
      return `${id} will be delivered again within half a minute of the server's time.`;
    },
  },
  stats: {
    usage: 'stats',
    purpose: 'counts by kind and state',
    async run({ store }) {
      const { counts, oldestUndelivered } = await store.stats();
      const lines = counts.map(({ kind, state, count }) => `${kind}  ${state}  ${count}`);
      if (oldestUndelivered !== undefined) lines.push(`oldest undelivered  ${stamp(oldestUndelivered)}`);
      return lines.length === 0 ? 'No submissions yet.' : lines.join('\n');
    },
  },
  export: {
    usage: 'export --csv > submissions.csv',
    purpose: 'every submission as a table',
    async run({ store }, args) {
      if (args.length !== 1 || args[0] !== '--csv')
        throw new UsageError(`Usage: npm run inbox -- ${this.usage}`);
      return toCsv(await store.list(exported));
    },
  },
  purge: {
    usage: 'purge --older-than 180d',
    purpose: 'delete what was delivered and is older',
    async run({ store }, args) {
      const [, days] = /^([1-9]\d{0,4})d$/.exec(option(args, 'older-than', this.usage) ?? '') ?? [];
      if (days === undefined) throw new UsageError(`Usage: npm run inbox -- ${this.usage}`);
      return `Deleted ${plural(await store.purge(Date.now() - Number(days) * day), 'submission')}.`;
    },
  },
  erase: {
    usage: 'erase --email ADDRESS',
    purpose: "delete every submission of one person; mails already sent are the mailbox's",
    async run({ store }, args) {
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
export async function runCommand(
  surroundings: Surroundings,
  [name = '', ...args]: string[],
): Promise<string> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command)
    throw new UsageError(name === '' ? help() : `There is no command '${printable(name)}'.\n${help()}`);
  return command.run(surroundings, args);
}
