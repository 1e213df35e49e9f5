/** Types of a command and its dependencies, and the parser of command lines. */
import type { Verdict } from '../store/delivery.ts';
import { parseArgs } from 'node:util';
import { nearestName } from '../../contracts/nearest-name.ts';
import type { Retention } from '../forms/retention.ts';
import type { DigestStore, InboxStore } from '../store/store.ts';
import { printable } from './text.ts';

/** A command that cannot run as typed, or that the system refuses a file; the message says what to do, or why. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** A wrong operand or option. `runCommand` adds the usage and throws a {@link UsageError}. */
export class ArgumentError extends Error {
  override name = 'ArgumentError';
}

/** The stored data is damaged; the message says what was done, and names each fault. */
export class FaultsError extends Error {
  override name = 'FaultsError';
}

export type Copies = {
  /** Makes a copy, in `file` or in the folder for backups; resolves with its path and its faults. */
  backUp: (file: string | undefined) => Promise<{ path: string; verdict: Verdict }>;
  /** Puts a copy into a data folder that has no store; resolves with its faults. */
  restore: (file: string) => Promise<Verdict>;
  /** Erases submissions in the folder for backups; resolves with the paths of the copies that contained any. */
  erase: (ids: readonly string[]) => Promise<string[]>;
};

export type Context = {
  /** Opens the store once. Rejects with a `StoreError`, or with a {@link UsageError} if there is no store. */
  store: () => Promise<InboxStore & Pick<DigestStore, 'markReported'>>;
  /** The folder for new files. */
  folder: string;
  /** Paths of mails about these submissions that were written into files. */
  mailFiles: (ids: readonly string[]) => Promise<string[]>;
  /**
   * Copies the embedded store to the database of a URL, or of DATABASE_URL for `env`. Resolves with the new and the old
   * location, and rows by table. Rejects with a `StoreError` or a {@link UsageError}.
   */
  migrate: (
    to: string,
  ) => Promise<{ address: string; from: string; counts: Readonly<Record<string, number>> }>;
  copies: Copies;
  /** Days for which the server keeps submissions, by kind. */
  retention: Retention;
  /** Prints a line of a command that runs until Ctrl+C. */
  print: (line: string) => void;
  /** Yields when such a command should look again, and ends at Ctrl+C. */
  ticks: () => AsyncIterable<unknown>;
  /** Columns of the terminal; undefined for another output, which is never truncated. */
  width: number | undefined;
};

/**
 * The purpose of each option of a command by its spelling: `limit N`, `csv [FILE]` with an optional value, `json` without
 * a value.
 */
export type Options = Readonly<Record<string, string>>;

/** Typed operands and options; an option without a value has `''`. */
export type Arguments = {
  operands: readonly string[];
  options: Readonly<Record<string, string | undefined>>;
};

/** ` Did you mean --limit?` if a name is similar, or starts with the typed text; else empty. */
export function didYouMean(name: string, names: readonly string[], prefix = ''): string {
  const near =
    nearestName(name, names, 2) ?? names.find((candidate) => name.length > 2 && candidate.startsWith(name));
  return near === undefined ? '' : ` Did you mean ${prefix}${near}?`;
}

/** Finds one of the choices, ignoring case. Throws an {@link ArgumentError}. */
export function readChoice<T extends string>(option: string, typed: string, choices: readonly T[]): T {
  const choice = choices.find((value) => value === typed.toLowerCase());
  if (choice !== undefined) return choice;
  throw new ArgumentError(
    `--${option} is one of ${choices.join(', ')}, not '${printable(typed)}'.${didYouMean(typed, choices)}`,
  );
}

const looksLikeOption = (word: string | undefined): boolean => word !== undefined && /^-./.test(word);

/** Names of the values by option, such as `N` or `[FILE]`; undefined for an option without a value. */
type ValueNames = ReadonlyMap<string, string | undefined>;

type OptionToken = {
  name: string;
  rawName: string;
  value?: string | undefined;
  inlineValue?: boolean | undefined;
};

/** The value of one typed option. Throws an {@link ArgumentError} for an unknown option, and for a wrong value. */
function readOption({ name, rawName, value = '', inlineValue }: OptionToken, valueNames: ValueNames): string {
  if (!valueNames.has(name)) {
    const hint = didYouMean(name, [...valueNames.keys()], '--');
    throw new ArgumentError(`There is no option ${printable(rawName)} here.${hint}`);
  }
  const valueName = valueNames.get(name);
  if (valueName === undefined) {
    if (inlineValue) throw new ArgumentError(`--${name} takes no value.`);
    return '';
  }
  const isMissing = value === '' && !valueName.startsWith('[');
  if (isMissing || (!inlineValue && looksLikeOption(value)))
    throw new ArgumentError(`--${name} needs a value: --${name} ${valueName}.`);
  return value;
}

/** Parses operands and options. Throws an {@link ArgumentError}; `--` ends the options. */
export function readArguments(typed: readonly string[], allowed: Options): Arguments {
  const valueNames: ValueNames = new Map(
    Object.keys(allowed).map((option) => {
      const [name = '', valueName] = option.split(' ');
      return [name, valueName] as const;
    }),
  );
  // `parseArgs` has no optional values, so `--csv` alone is read as `--csv=`.
  const args = typed.map((word, index) => {
    const next = typed[index + 1];
    const isOptional = word.startsWith('--') && valueNames.get(word.slice(2))?.startsWith('[');
    return isOptional && (next === undefined || looksLikeOption(next)) ? `${word}=` : word;
  });
  const types = [...valueNames].map(
    ([name, value]) => [name, { type: value === undefined ? 'boolean' : 'string' }] as const,
  );
  const { tokens, positionals } = parseArgs({
    args,
    options: Object.fromEntries(types),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const options: Record<string, string> = {};
  for (const token of tokens)
    if (token.kind === 'option') options[token.name] = readOption(token, valueNames);
  return { operands: positionals, options };
}
