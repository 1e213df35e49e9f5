/** Types of a command and its dependencies, and the parser of command lines. */
import type { Verdict } from '../store/delivery.ts';
import { parseArgs } from 'node:util';
import { nearestName } from '../../contracts/nearest-name.ts';
import type { Retention } from '../forms/retention.ts';
import type { DigestStore, InboxStore } from '../store/store.ts';
import { printable } from './text.ts';

/** A command that cannot run as typed; the message says what to type. */
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

/** Copies of the whole store. */
export type Copies = {
  /** Makes a copy, in `file` or in the folder for backups; resolves with its path and its faults. */
  backUp: (file: string | undefined) => Promise<{ path: string; verdict: Verdict }>;
  /** Puts a copy into a data folder that has no store; resolves with its faults. */
  restore: (file: string) => Promise<Verdict>;
  /** Erases submissions in the folder for backups; resolves with the paths of the copies that contained any. */
  erase: (ids: readonly string[]) => Promise<string[]>;
};

/** Output of a command that runs until Ctrl+C. */
export type LiveOutput = {
  write: (text: string) => void;
  isStopped: () => boolean;
  /** Resolves after this many milliseconds, or at Ctrl+C. */
  pause: (milliseconds: number) => Promise<void>;
};

/** Dependencies of a command. */
export type Context = {
  /** Opens the store once. Rejects with a `StoreError`, or with a {@link UsageError} if there is no store. */
  store: () => Promise<InboxStore & Pick<DigestStore, 'markReported'>>;
  /** Writes a new file and resolves with its path; undefined when the name is taken. */
  saveFile: (name: string, bytes: Uint8Array) => Promise<string | undefined>;
  /** Makes a new folder and resolves with its path; undefined when the name is taken. */
  newFolder: (name: string) => Promise<string | undefined>;
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
  liveOutput: () => LiveOutput;
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

type OptionSpec = { name: string; value?: string | undefined; isValueOptional: boolean };

function parseOption(typed: string): OptionSpec {
  const [name = '', value] = typed.split(' ');
  return { name, value, isValueOptional: value?.startsWith('[') ?? false };
}

type OptionToken = {
  name: string;
  rawName: string;
  value?: string | undefined;
  inlineValue?: boolean | undefined;
};

/** The value of one typed option. Throws an {@link ArgumentError} for an unknown option, and for a wrong value. */
function readOption(
  { name, rawName, value, inlineValue }: OptionToken,
  specs: readonly OptionSpec[],
): string {
  const spec = specs.find((option) => option.name === name);
  if (!spec) {
    const names = specs.map((option) => option.name);
    throw new ArgumentError(`There is no option ${printable(rawName)} here.${didYouMean(name, names, '--')}`);
  }
  if (spec.value === undefined) {
    if (value !== undefined) throw new ArgumentError(`--${name} takes no value.`);
    return '';
  }
  const isMissing = (value ?? '') === '' && !spec.isValueOptional;
  if (isMissing || (!inlineValue && looksLikeOption(value)))
    throw new ArgumentError(`--${name} needs a value: --${name} ${spec.value}.`);
  return value ?? '';
}

/** Parses operands and options. Throws an {@link ArgumentError}; `--` ends the options. */
export function readArguments(typed: readonly string[], allowed: Options): Arguments {
  const specs = Object.keys(allowed).map(parseOption);
  const optional = new Set(specs.filter((spec) => spec.isValueOptional).map(({ name }) => `--${name}`));
  // `parseArgs` has no optional values, so `--csv` alone is read as `--csv=`.
  const args = typed.map((word, index) => {
    const next = typed[index + 1];
    return optional.has(word) && (next === undefined || looksLikeOption(next)) ? `${word}=` : word;
  });
  const types = specs.map(
    ({ name, value }) => [name, { type: value === undefined ? 'boolean' : 'string' }] as const,
  );
  const { tokens, positionals } = parseArgs({
    args,
    options: Object.fromEntries(types),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const options: Record<string, string> = {};
  for (const token of tokens) if (token.kind === 'option') options[token.name] = readOption(token, specs);
  return { operands: positionals, options };
}
