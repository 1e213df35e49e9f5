/** The table of the operator's commands. Makes the help from it, and runs a command line. */
import { submissionKinds } from '../store/submission.ts';
import { erase, markSpam, purge, requeue, unmarkSpam } from './changing.ts';
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
import { defaultLimit, exportEntries, list, resume, show, stats, watch } from './reading.ts';
import { printable } from './text.ts';

type Command = {
  /** Resolves with what to print. */
  run: (context: Context, args: Arguments) => Promise<string>;
  purpose: string;
  /** Arguments after the name: one (`ID`), at most one (`[ID]`), or any number (`ID...`). Undefined: none. */
  operands?: string;
  options?: Options;
};

const table: Record<string, Command> = {
  list: {
    run: list,
    purpose: 'the newest submissions',
    options: {
      ...filterOptions,
      'limit N': `so many at most; ${defaultLimit} unless told`,
      json: 'everything about each, for programs',
    },
  },
  watch: {
    run: watch,
    purpose: 'a line for each that is new or changed, until Ctrl+C',
    options: filterOptions,
  },
  show: { run: show, operands: 'ID', purpose: 'everything about one submission' },
  resume: { run: resume, operands: 'ID', purpose: "save an application's file into this folder" },
  stats: { run: stats, purpose: 'counts by kind and state, and whether mail is held' },
  requeue: {
    run: requeue,
    operands: '[ID...]',
    purpose: 'deliver submissions again, with fresh attempts',
    options: {
      ...targetOptions,
      'channel CHANNEL': 'acknowledgement or webhook; mail unless told',
      yes: 'also where what was delivered would come twice',
    },
  },
  spam: {
    run: markSpam,
    operands: 'ID...',
    purpose: 'put them into the spam folder, undelivered; deleted after 30 days',
  },
  'not-spam': {
    run: unmarkSpam,
    operands: 'ID...',
    purpose: 'take them out of the spam folder, and deliver what was not',
  },
  erase: {
    run: erase,
    operands: '[ID...]',
    purpose: 'delete submissions, delivered or not: of one person with --email',
    options: { ...targetOptions, yes: 'needed where it is more than one' },
  },
  purge: {
    run: purge,
    purpose: 'delete what is as old as the settings say and delivered, or dead and known to you',
    options: {
      'older-than 180d': 'another age, in days since it was received',
      'kind KIND': `only ${submissionKinds.join(' or ')}`,
      'dry-run': 'only say how many, and delete nothing',
      yes: 'also by a clock that seems to be ahead',
    },
  },
  export: {
    run: exportEntries,
    operands: '[FOLDER]',
    purpose: 'a table into a new file (--csv), or everything about one person into a new folder (--email)',
    options: { 'csv [FILE]': 'a table for spreadsheets; without FILE to where > leads', ...filterOptions },
  },
  backup: {
    run: backUp,
    operands: '[FILE]',
    purpose: 'copy everything into a new file, also while the server runs, and verify the copy',
  },
  restore: {
    run: restoreBackup,
    operands: 'FILE',
    purpose: 'put a copy into a data folder without submissions, while no server runs',
  },
  verify: {
    run: verify,
    purpose: 'look for damage: every resume, every link between tables, the database itself',
  },
  migrate: {
    run: migrate,
    purpose: 'copy everything into an empty PostgreSQL database and read it back; stop the server first',
    options: {
      'to postgres://user:password@host/database':
        'where to, as DATABASE_URL will say it; `--to env` takes it from there',
    },
  },
};
const commands = new Map(Object.entries(table));

const program = 'npm run -s inbox --';

function twoColumns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}

const usageOf = (name: string, { operands = '', options }: Command): string =>
  [program, name, operands, options ? '[options]' : ''].filter(Boolean).join(' ');

const help = (): string =>
  [
    `Usage: ${program} COMMAND`,
    ...twoColumns([
      ...[...commands].map(
        ([name, { operands = '', purpose }]) => [`${name} ${operands}`.trim(), purpose] as const,
      ),
      ['help COMMAND', 'the options of one command'],
      ['--version', 'which version this is'],
    ]),
  ].join('\n');

function helpAbout(name: string): string {
  const command = commandOf(name);
  const rows = Object.entries(command.options ?? {}).map(
    ([typed, purpose]) => [`--${typed}`, purpose] as const,
  );
  const purpose = `${command.purpose.slice(0, 1).toUpperCase()}${command.purpose.slice(1)}.`;
  return [`Usage: ${usageOf(name, command)}`, purpose, ...twoColumns(rows)].join('\n');
}

function commandOf(name: string): Command {
  const command = commands.get(name);
  if (command) return command;
  if (name === '') throw new UsageError(help());
  const near = didYouMean(name, [...commands.keys()]);
  throw new UsageError(`There is no command '${printable(name)}'.${near}\n${help()}`);
}

/**
 * The help that a command line asks for; undefined for any other line. Throws a {@link UsageError} for help about an
 * unknown command.
 */
export function helpFor([name = '', ...args]: readonly string[]): string | undefined {
  const isAsked = [name, ...args].some((arg) => arg === '--help' || arg === '-h');
  if (!isAsked && name !== 'help') return undefined;
  const about = name === 'help' ? args.find((arg) => !arg.startsWith('-')) : name;
  return about === undefined || about.startsWith('-') ? help() : helpAbout(about);
}

/** Throws an {@link ArgumentError} unless the number of operands is as `expected` says. */
function checkOperands(name: string, operands: readonly string[], expected: string): void {
  const min = expected === '' || expected.startsWith('[') ? 0 : 1;
  const max = expected === '' ? 0 : expected.includes('...') ? Infinity : 1;
  if (operands.length < min) throw new ArgumentError(`${name} needs ${expected}.`);
  if (operands.length > max) throw new ArgumentError(`${name} takes no '${printable(operands[max] ?? '')}'.`);
}

/** Runs a command line. Rejects with a {@link UsageError} for an invalid line. */
export async function runCommand(context: Context, [name = '', ...typed]: string[]): Promise<string> {
  const command = commandOf(name);
  try {
    const args = readArguments(typed, command.options ?? {});
    checkOperands(name, args.operands, command.operands ?? '');
    return await command.run(context, args);
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    throw new UsageError(
      `${error.message}\nUsage: ${usageOf(name, command)} (more: ${program} help ${name})`,
    );
  }
}
