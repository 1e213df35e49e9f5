/** The environment of a program: its variables, and those of a `.env` file in the folder it runs in. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { type Environment, SettingsError } from './read-values.ts';
import { nearest } from './spelling.ts';
import { type VariableName, variables } from './variables.ts';

/**
 * Letters that may be wrong in a name that is taken for a misspelt setting. The environment is shared with other
 * programs, whose names are none of our business.
 */
const allowedSlips = { file: 2, environment: 1 };
/** A variable of another program is easily one letter away from `PORT`. */
const shortestShared = 6;

/** A fault for each name that is nearly that of a setting: it would be ignored, and nobody would know. */
function spellingFaults(names: readonly string[], allowed: number, place: string): string[] {
  const known = Object.keys(variables);
  return names.flatMap((name) => {
    const meant = known.includes(name) ? undefined : nearest(name, known, allowed);
    return meant === undefined
      ? []
      : [`${name}: there is no such setting${place}; rename it to ${meant}, or remove it`];
  });
}

/** Names by which other programs know what a setting says. */
const namesElsewhere: Partial<Record<VariableName, readonly string[]>> = {
  SMTP_URL: ['SMTP_HOST', 'SMTP_PORT', 'SMTP_USER', 'SMTP_USERNAME', 'SMTP_PASS', 'SMTP_PASSWORD'],
  SITE_URL: ['BASE_URL', 'PUBLIC_URL', 'PUBLIC_ORIGIN'],
};

/** A fault for each name in the file that another program would read for a setting which is not set. */
const namesOfOthers = (file: Environment, env: Environment): string[] =>
  Object.entries(namesElsewhere).flatMap(([name, others]) =>
    (env[name] ?? file[name] ?? '').trim() === ''
      ? others
          .filter((other) => Object.hasOwn(file, other))
          .map((other) => `${other}: there is no such setting (in .env); set ${name} instead, or remove it`)
      : [],
  );

/** Names that Docker Compose reads from the same file: its own, and those of deploy/compose.yaml. */
const readByCompose = /^(?:COMPOSE_|POSTGRES_PASSWORD$)/;

/**
 * Editors of Windows begin a file with a mark of its encoding, or write one that would be read as no lines at all;
 * some of other systems end lines with a carriage return alone, and all of it would be one line.
 */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n');
  } catch {
    throw new SettingsError(['.env: the file is not text in UTF-8; save it in that encoding']);
  }
}

/** A fault for each setting whose line has no `=` after its name: it would be ignored, and nobody would know. */
const linesWithoutValue = (text: string): string[] =>
  Object.keys(variables)
    .filter((name) => new RegExp(`^[ \\t]*(?:export[ \\t]+)?${name}\\b(?![ \\t]*=)`, 'm').test(text))
    .map((name) => `${name}: its line in .env has no "=" after the name; write ${name}=value`);

/** The variables of a file and what is wrong with it; one that is not there has none and is right. */
function readEnvFile(path: string): { file: Environment; fileFaults: string[] } {
  try {
    const text = decode(readFileSync(path));
    return { file: parseEnv(text), fileFaults: linesWithoutValue(text) };
  } catch (error) {
    if (error instanceof SettingsError) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable';
    if (code === 'ENOENT') return { file: {}, fileFaults: [] };
    throw new SettingsError([`.env: the file cannot be read (${code})`]);
  }
}

/**
 * Warns of each name in the `.env` file of a folder that is no setting: nothing reads its line. It may be there for
 * another program, so this is no fault.
 * @throws SettingsError when the file cannot be read
 */
export const unknownNames = (folder = process.cwd()): string[] =>
  Object.keys(readEnvFile(join(folder, '.env')).file)
    .filter((name) => !Object.hasOwn(variables, name) && !readByCompose.test(name))
    .map((name) => `.env: no setting is called ${name}, and nothing reads its line`);

/**
 * Reads settings, such as `readServerSettings`, from the variables of this process and the `.env` file of a folder.
 * Those of the process win, empty ones too: `SMTP_URL= npm start` takes a line of the file back.
 * @throws SettingsError naming every faulty setting, those with misspelt names included
 */
export function fromEnvironment<Settings>(
  read: (env: Environment) => Settings,
  folder = process.cwd(),
  env: Environment = process.env,
): Settings {
  const { file, fileFaults } = readEnvFile(join(folder, '.env'));
  const shared = Object.keys(env).filter((name) => name.length >= shortestShared);
  const faults = [
    ...fileFaults,
    ...spellingFaults(Object.keys(file), allowedSlips.file, ' (in .env)'),
    ...namesOfOthers(file, env),
    ...spellingFaults(shared, allowedSlips.environment, ''),
  ];
  try {
    const settings = read({ ...file, ...env });
    if (faults.length === 0) return settings;
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    faults.push(...error.faults);
  }
  throw new SettingsError(faults);
}
