/** The operator's commands by name, and the help about them. */
import { ArgumentError, meant, readArguments } from './options.ts';
import { erase } from './erase.ts';
import { purge } from './purge.ts';
import { requeue } from './requeue.ts';
import { type Command, type Surroundings, UsageError } from './command.ts';
import { spam, unmark } from './spam.ts';
import { backup, restore, verify } from './backup.ts';
import { exportCommand } from './export.ts';
import { migrate } from './migrate.ts';
import { list } from './list.ts';
import { resume, show } from './show.ts';
import { stats } from './stats.ts';
import { watch } from './watch.ts';
import { printable } from './safe-text.ts';

const commands: ReadonlyMap<string, Command> = new Map(
  Object.entries({
    list,
    watch,
    show,
    resume,
    stats,
    requeue,
    spam,
    'not-spam': unmark,
    erase,
    purge,
    export: exportCommand,
    backup,
    restore,
    verify,
    migrate,
  }),
);

const program = 'npm run -s inbox --';

/** Lines of two columns. */
function twoColumns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}

const usageOf = (name: string, { words, options }: Command): string =>
  [program, name, ...(words === '' ? [] : [words]), ...(options.length > 0 ? ['[options]'] : [])].join(' ');

/** Text of the help: every command and option. */
function help(): string {
  const rows = [...commands].map(
    ([name, { words, purpose }]) => [`${name} ${words}`.trim(), purpose] as const,
  );
  return [
    `Usage: ${program} COMMAND`,
    ...twoColumns([
      ...rows,
      ['help COMMAND', 'the options of one command'],
      ['--version', 'which version this is'],
    ]),
  ].join('\n');
}

/** Everything about one command. */
function helpAbout(name: string, command: Command): string {
  const rows = command.options.map(
    (option) => [`--${[option.name, option.value].filter(Boolean).join(' ')}`, option.purpose] as const,
  );
  const purpose = `${command.purpose.slice(0, 1).toUpperCase()}${command.purpose.slice(1)}.`;
  return [`Usage: ${usageOf(name, command)}`, purpose, ...(rows.length > 0 ? twoColumns(rows) : [])].join(
    '\n',
  );
}

function commandOf(name: string): Command {
  const command = commands.get(name);
  if (command) return command;
  if (name === '') throw new UsageError(help());
  const near = meant(name, [...commands.keys()]);
  throw new UsageError(`There is no command '${printable(name)}'.${near}\n${help()}`);
}

/**
 * The help that a command line asks for; undefined for any other line. Needs no store. Throws a
 * {@link UsageError} for help about a command that does not exist.
 */
export function helpFor([name = '', ...args]: readonly string[]): string | undefined {
  const isAsked = [name, ...args].some((arg) => arg === '--help' || arg === '-h');
  const about = name === 'help' ? args.find((arg) => !arg.startsWith('-')) : isAsked && name;
  if (about !== undefined && about !== false && !about.startsWith('-'))
    return helpAbout(about, commandOf(about));
  return isAsked || name === 'help' ? help() : undefined;
}

/** Runs a command line. Rejects with a {@link UsageError} for one that makes no sense. */
export async function runCommand(
  surroundings: Surroundings,
  [name = '', ...typed]: string[],
): Promise<string> {
  const command = commandOf(name);
  try {
    const args = readArguments(typed, command.options);
    const [least, most] = command.wordCount;
    if (args.words.length < least || args.words.length > most)
      throw new ArgumentError(
        least > args.words.length
          ? `${name} needs ${command.words}.`
          : `${name} takes no '${printable(args.words[most] ?? '')}'.`,
      );
    return await command.run(surroundings, args);
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    throw new UsageError(
      `${error.message}\nUsage: ${usageOf(name, command)} (more: ${program} help ${name})`,
    );
  }
}
