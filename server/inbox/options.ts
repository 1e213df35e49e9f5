/** Reads the words and options behind a command's name. */
import { nearest } from '../../settings/spelling.ts';
import { printable } from './safe-text.ts';

/** An option of a command: `--limit N`, or `--json` where nothing follows. */
export type OptionSpec = {
  name: string;
  /** Placeholder for the option's value in the help. An option without one takes no value. */
  value?: string;
  /** Whether its value may be left out. */
  mayBeBare?: boolean;
  purpose: string;
};

/** Typed words and options; the value of an option without one is `''`. */
export type Arguments = {
  words: readonly string[];
  options: Readonly<Record<string, string | undefined>>;
};

/** A fault of a command line, in words for the operator. */
export class ArgumentError extends Error {
  override name = 'ArgumentError';
}

/** ` Did you mean --limit?` where one of the known names is near. */
export function meant(name: string, known: readonly string[], mark = ''): string {
  const near = nearest(name, known, 2) ?? known.find((one) => name.length > 2 && one.startsWith(name));
  return near === undefined ? '' : ` Did you mean ${mark}${near}?`;
}

function specOf(name: string, specs: readonly OptionSpec[]): OptionSpec {
  const spec = specs.find((one) => one.name === name);
  if (spec) return spec;
  const names = specs.map((one) => one.name);
  throw new ArgumentError(`There is no option --${printable(name)} here.${meant(name, names, '--')}`);
}

/** Whether a word is an option rather than the value of the one before it. */
const isOption = (word: string | undefined): boolean => word !== undefined && /^-./.test(word);

/** The value of an option: behind its `=`, or the next word, which is taken off `rest`. */
function readValue(spec: OptionSpec, attached: string | undefined, rest: string[]): string {
  const { name, value, mayBeBare } = spec;
  if (value === undefined) {
    if (attached !== undefined) throw new ArgumentError(`--${name} takes no value.`);
    return '';
  }
  const given = attached ?? (isOption(rest[0]) ? undefined : rest.shift());
  if ((given === undefined && !mayBeBare) || given === '')
    throw new ArgumentError(`--${name} needs a value: --${name} ${value}.`);
  return given ?? '';
}

/** Sorts what was typed into words and options. Throws an {@link ArgumentError}; `--` ends the options. */
export function readArguments(typed: readonly string[], specs: readonly OptionSpec[]): Arguments {
  const words: string[] = [];
  const options: Record<string, string> = Object.create(null);
  const rest = [...typed];
  while (rest.length > 0) {
    const word = rest.shift() ?? '';
    if (word === '--') words.push(...rest.splice(0));
    else if (word.startsWith('--')) {
      const [, name = '', attached] = /^--([^=]*)(?:=(.*))?$/s.exec(word) ?? [];
      options[name] = readValue(specOf(name, specs), attached, rest);
    } else if (isOption(word))
      specOf(
        word.slice(1),
        specs.filter(({ name }) => name.length === 1),
      );
    else words.push(word);
  }
  return { words, options };
}
