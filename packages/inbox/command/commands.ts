/** The table of the operator's commands. This file makes the help from the table, and runs command lines. */
import { formKinds } from '@website/forms/forms';
import { listChoices } from '@website/forms/messages';
import { inboxCommand, channels } from '@website/server/queries';
import {
  erase,
  flagSpam,
  markRead,
  markUnread,
  pause,
  purge,
  requeue,
  unflagSpam,
  unpause,
} from './changing.ts';
import {
  ArgumentError,
  type Arguments,
  type Context,
  type Options,
  UsageError,
  didYouMean,
  readArguments,
} from './command-line.ts';
import { backUp, migrate, restoreBackup, verify } from './copies.ts';
import { filterOptions, targetOptions } from './filters.ts';
import { defaultLimit, exportEntries, list, resume, show, stats } from './reading.ts';
import { testMail } from './test-mail.ts';
import { printable } from './text.ts';
import { defaultPort, web } from '../web/web.ts';

/** A command. `run` resolves with the text to print. */
type Command = readonly [
  run: (context: Context, args: Arguments) => Promise<string>,
  purpose: string,
  options?: Options,
];

/**
 * The commands by name and operands. `ID` means one operand (an id or a reference), `[ID]` at most one, `ID...` one or
 * more, `[ID...]` any number.
 */
const table: Readonly<Record<string, Command>> = {
  list: [
    list,
    'the newest submissions, or those that you search for',
    {
      ...filterOptions,
      'limit N': `at most so many (${defaultLimit} without this option)`,
      json: 'all facts about each, for programs',
    },
  ],
  web: [
    web,
    'all of this in a browser of this machine, until Ctrl+C',
    { 'port N': `listen on this port instead of ${defaultPort}` },
  ],
  'show ID': [show, 'all facts about one submission; instead of an ID you can always type the reference'],
  'resume ID': [resume, 'save the file of a submission into this folder'],
  stats: [stats, 'counts by kind and state, what is paused, and what was refused'],
  'test-mail [ADDRESS]': [testMail, 'send a test mail to every address, or to one'],
  'pause CHANNEL': [pause, `stop sending by ${listChoices(channels)}: what comes in is kept and waits`],
  'unpause CHANNEL': [unpause, 'end the pause, and send what waits'],
  'requeue [ID...]': [
    requeue,
    'deliver submissions again, with new attempts',
    {
      ...targetOptions,
      'channel CHANNEL': 'acknowledgement or webhook (mail without this option)',
      yes: 'needed if delivered mails would come a second time',
    },
  ],
  'spam ID...': [flagSpam, 'put them into the spam folder, undelivered; deleted after 30 days'],
  'not-spam ID...': [unflagSpam, 'take them out of the spam folder, and deliver what was not'],
  'read ID...': [markRead, 'mark them as read, as show does; list --unread shows the others'],
  'unread ID...': [markUnread, 'mark them as unread'],
  'erase [ID...]': [
    erase,
    'delete submissions in any state; with --email, those of one person',
    { ...targetOptions, yes: 'needed for more than one submission' },
  ],
  purge: [
    purge,
    'delete now what is older than RETENTION_DAYS and delivered, or dead and reported to you',
    {
      'older-than 180d': 'another age, in days since the arrival; also for spam',
      'kind KIND': `only ${formKinds.join(' or ')}`,
      'dry-run': 'only count, and delete nothing',
      yes: 'needed if the clock seems to be ahead',
    },
  ],
  'export [FOLDER]': [
    exportEntries,
    'a table into a new file (--csv), or all about one person into a new folder (--email)',
    { 'csv [FILE]': 'a table for spreadsheets; without FILE, to the standard output', ...filterOptions },
  ],
  'backup [FILE]': [
    backUp,
    'copy everything into a new file, while the server may run, and check the copy',
    { 'keep N': 'then delete the backups in DATA_DIR/backups, except the newest N' },
  ],
  'restore FILE': [restoreBackup, 'put a copy into a data folder without submissions, while no server runs'],
  verify: [verify, 'look for damage in the database, in every file and in the links between tables'],
  migrate: [
    migrate,
    'copy everything into an empty PostgreSQL database, and compare; stop the server first',
    {
      'to postgres://user:password@host/database':
        'the address of the database; `--to env` takes it from DATABASE_URL',
    },
  ],
};

const program = inboxCommand();

function twoColumns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}

const help = (): string =>
  [
    `Usage: ${program} COMMAND`,
    ...twoColumns([
      ...Object.entries(table).map(([command, [, purpose]]) => [command, purpose] as const),
      ['help COMMAND', 'the options of one command'],
      ['--version', 'which version this is'],
    ]),
  ].join('\n');

const nameIn = (command: string): string => command.split(' ')[0] ?? '';

function commandOf(name: string) {
  const [command, row] = Object.entries(table).find(([key]) => nameIn(key) === name) ?? [];
  if (command !== undefined && row) {
    const [run, purpose, options] = row;
    const usage = `Usage: ${program} ${command}${options ? ' [options]' : ''}`;
    return { run, purpose, options: options ?? {}, usage, operands: command.slice(name.length + 1) };
  }
  if (name === '') throw new UsageError(help());
  const near = didYouMean(name, Object.keys(table).map(nameIn));
  throw new UsageError(`There is no command '${printable(name)}'.${near}\n${help()}`);
}

function helpAbout(name: string): string {
  const { usage, purpose, options } = commandOf(name);
  const rows = Object.entries(options).map(([option, effect]) => [`--${option}`, effect] as const);
  return [usage, `${purpose.slice(0, 1).toUpperCase()}${purpose.slice(1)}.`, ...twoColumns(rows)].join('\n');
}

/** Returns the help that a command line asks for. Throws a {@link UsageError} for help about an unknown command. */
export function helpFor([name = '', ...args]: readonly string[]): string | undefined {
  const isAsked = [name, ...args].some((arg) => arg === '--help' || arg === '-h');
  if (!isAsked && name !== 'help') return undefined;
  const about = name === 'help' ? args.find((arg) => !arg.startsWith('-')) : name;
  return about === undefined || about.startsWith('-') ? help() : helpAbout(about);
}

/** Throws an {@link ArgumentError} if the number of operands does not match `expected`. */
function checkOperands(name: string, operands: readonly string[], expected: string): void {
  const min = expected === '' || expected.startsWith('[') ? 0 : 1;
  const max = expected === '' ? 0 : expected.includes('...') ? Infinity : 1;
  if (operands.length < min) throw new ArgumentError(`${name} needs ${expected}.`);
  if (operands.length > max)
    throw new ArgumentError(`${name} takes no '${printable(operands[max] ?? '')}'../../server/inbox`);
}

/** Runs a command line. Rejects with a {@link UsageError} if the line is invalid. */
export async function runCommand(context: Context, [name = '', ...typed]: string[]): Promise<string> {
  const { run, options, usage, operands } = commandOf(name);
  try {
    const args = readArguments(typed, options);
    checkOperands(name, args.operands, operands);
    return await run(context, args);
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    throw new UsageError(`${error.message}\n${usage} (more: ${program} help ${name})`);
  }
}
