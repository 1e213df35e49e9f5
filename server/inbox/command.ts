/** Types of the operator's commands and of their surroundings. */
import type { DigestStore, InboxStore, Verdict } from '../store/store.ts';
import type { Retention } from '../forms/retention.ts';
import type { Arguments, OptionSpec } from './options.ts';

/** A command that cannot be carried out as given; the message says what to type. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Something is wrong with what is kept; the message says what was done, and names each fault. */
export class FaultsError extends Error {
  override name = 'FaultsError';
}

/** Copies of the whole store. */
export type Copies = {
  /** Makes one, in `file` or in a folder of its own; resolves with its path and what is wrong with it. */
  backUp: (file: string | undefined) => Promise<{ path: string; verdict: Verdict }>;
  /** Puts one into a data folder that has no store; resolves with what is wrong with it. */
  restore: (file: string) => Promise<Verdict>;
  /** Erases in those that lie in their own folder; resolves with the paths of those that held something. */
  erase: (ids: readonly string[]) => Promise<string[]>;
};

/** Output of a command that runs until the operator ends it. */
export type Screen = {
  write: (text: string) => void;
  size: () => { width: number; height: number };
  /** Whether the operator has had enough. */
  isOver: () => boolean;
  /** Resolves after so many milliseconds, or when the operator has had enough. */
  pause: (milliseconds: number) => Promise<void>;
};

/** Dependencies of a command. */
export type Surroundings = {
  /** Opens the store, once. Rejects with a `StoreError` or a {@link UsageError} when there is none. */
  store: () => Promise<InboxStore & Pick<DigestStore, 'markTold'>>;
  /** Writes a new file and resolves with its path; undefined when there is one of that name already. */
  saveFile: (name: string, bytes: Uint8Array) => Promise<string | undefined>;
  /** Makes a new folder and resolves with its path; undefined when there is something of that name already. */
  newFolder: (name: string) => Promise<string | undefined>;
  /** Paths of the mails of these submissions that lie in files. */
  mailFiles: (ids: readonly string[]) => Promise<string[]>;
  /**
   * Copies the embedded store to the database of a URL, or that of DATABASE_URL for `env`. Resolves with where it is and
   * was, and rows by table. Rejects with a `StoreError` or a {@link UsageError}.
   */
  migrate: (
    to: string,
  ) => Promise<{ address: string; from: string; counts: Readonly<Record<string, number>> }>;
  copies: Copies;
  /** Days for which the server keeps submissions, by kind. */
  retention: Retention;
  screen: () => Screen;
  /** Columns of the terminal; undefined where the output goes elsewhere and nothing is to be cut. */
  width: number | undefined;
};

/** A command of the operator. */
export type Command = {
  /** Words after the command's name in the help, such as `ID...`; may be empty. */
  words: string;
  /** Least and greatest number of words after the name. */
  wordCount: readonly [least: number, most: number];
  purpose: string;
  options: readonly OptionSpec[];
  /** Resolves with what to print. */
  run: (surroundings: Surroundings, args: Arguments) => Promise<string>;
};
