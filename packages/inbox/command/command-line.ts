/** The types of commands and of the objects that they use, and the parser of command lines. */
import type { Verdict, MailIds, Mailer, Retention, Store } from '@website/server/queries';
import { parseArgs } from 'node:util';
import { nearestName } from '@website/forms/nearest-name';
import type { InboxPages } from './command-parts.ts';
import { printable } from './text.ts';

/** A command cannot run as typed, or the system refuses a file. The message says what to do, or the reason. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** An operand or option is wrong. `runCommand` adds the usage and throws a {@link UsageError}. */
export class ArgumentError extends Error {
  override name = 'ArgumentError';
}

/** The stored data is damaged. The message says what was done, and names each fault. */
export class FaultsError extends Error {
  override name = 'FaultsError';
}

export type Copies = {
  /** Makes a copy in `file`, or in the folder for backups. Resolves with the path and the faults of the copy. */
  backUp: (file: string | undefined) => Promise<{ path: string; verdict: Verdict }>;
  /** Restores a copy into a data folder without a store. Resolves with the faults of the copy. */
  restore: (file: string) => Promise<Verdict>;
  /** Deletes all files in the folder for backups except the newest `keep`. Resolves with the number of deleted ones. */
  prune: (keep: number) => Promise<number>;
  /** Erases submissions in the folder for backups. Resolves with the paths of the changed copies. */
  erase: (ids: readonly string[]) => Promise<string[]>;
};

export type TestMail = {
  mailer: Mailer;
  mailIds: MailIds;
  from: string;
  /** Every address that the settings and the content send mail to. */
  addresses: readonly string[];
};

export type Context = {
  /** Opens the store once. Rejects with a `StoreError`, or with a {@link UsageError} if no store exists. */
  store: () => Promise<Store>;
  /** Prepares the pages of `web`. Throws a `StartError` if there is no built site. */
  inboxPages: () => InboxPages;
  /** Prepares the mails of `test-mail`. Rejects with a {@link UsageError} if the settings send no mail. */
  testMail: () => Promise<TestMail>;
  folder: string;
  /** Returns the paths of the mail files about these submissions. */
  mailFiles: (ids: readonly string[]) => Promise<string[]>;
  /**
   * Copies the embedded store to the database at `to`, a URL, or at DATABASE_URL if `to` is `env`. Resolves with both
   * locations and the number of rows in each table. Rejects with a `StoreError` or a {@link UsageError}.
   */
  migrate: (
    to: string,
  ) => Promise<{ address: string; from: string; counts: Readonly<Record<string, number>> }>;
  copies: Copies;
  /** The days for which the server keeps submissions, by kind. */
  retention: Retention;
  print: (line: string) => void;
  /** Resolves at Ctrl+C, or when the reader of the output is gone. */
  stopped: () => Promise<void>;
  /** The columns of the terminal; undefined if the output is not a terminal and must not be shortened. */
  width: number | undefined;
};

/** The options of a command, with their purposes. `limit N` has a value, `csv [FILE]` may have one, `json` has none. */
export type Options = Readonly<Record<string, string>>;

/** The typed operands and options. The value of an option without a value is `''`. */
export type Arguments = {
  operands: readonly string[];
  options: Readonly<Record<string, string | undefined>>;
};

/** Returns ` Did you mean --limit?` if a name is similar or begins with the typed text; empty if no name is near. */
export function didYouMean(name: string, names: readonly string[], prefix = ''): string {
  const near =
    nearestName(name, names, 2) ?? names.find((candidate) => name.length > 2 && candidate.startsWith(name));
  return near === undefined ? '' : ` Did you mean ${prefix}${near}?`;
}

/** Finds one of the choices, ignoring letter case. Throws an {@link ArgumentError} that begins with `name`. */
export function readChoice<T extends string>(name: string, typed: string, choices: readonly T[]): T {
  const choice = choices.find((value) => value === typed.toLowerCase());
  if (choice !== undefined) return choice;
  throw new ArgumentError(
    `${name} is one of ${choices.join(', ')}, not '${printable(typed)}'.${didYouMean(typed, choices)}`,
  );
}

export function readNumber(name: string, typed: string, min: number, max: number): number {
  const number = /^\d{1,9}$/.test(typed) ? Number(typed) : -1;
  if (number >= min && number <= max) return number;
  throw new ArgumentError(
    `${name} needs a number from ${min} to ${max}, not '${printable(typed)}'../../server/inbox`,
  );
}

const looksLikeOption = (word: string | undefined): boolean => word !== undefined && /^-./.test(word);

/** Parses operands and options. `--` ends the options. Throws an {@link ArgumentError}. */
export function readArguments(typed: readonly string[], allowed: Options): Arguments {
  const valueNames = new Map(
    Object.keys(allowed).map((option) => {
      const [name = '', valueName] = option.split(' ');
      return [name, valueName] as const;
    }),
  );
  // `parseArgs` has no optional values, so the parser gets `--csv=` instead of `--csv`.
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
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value = '', inlineValue } = token;
    const valueName = valueNames.get(name);
    if (!valueNames.has(name)) {
      const hint = didYouMean(name, [...valueNames.keys()], '--');
      throw new ArgumentError(`There is no option ${printable(rawName)} here.${hint}`);
    }
    if (valueName === undefined) {
      if (inlineValue) throw new ArgumentError(`--${name} takes no value.`);
    } else if ((value === '' && !valueName.startsWith('[')) || (!inlineValue && looksLikeOption(value)))
      throw new ArgumentError(`--${name} needs a value: --${name} ${valueName}.`);
    options[name] = value;
  }
  return { operands: positionals, options };
}
