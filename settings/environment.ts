/** The environment of a program: its variables, and those of a `.env` file in the folder it runs in. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { type Environment, SettingsError } from './read-values.ts';
import { nearestName } from '../contracts/nearest-name.ts';
import { type SettingName, settings } from './table.ts';

const settingNames = Object.keys(settings);

/** Letters that may be wrong in a misspelt setting. Other programs have variables in the environment, too. */
export const maxSlips = { file: 2, environment: 1 };
/** A shorter variable of another program is easily one letter away from `PORT`. */
const minSharedLength = 6;

/** A fault for each name that is nearly that of a setting: nothing would read it, and nobody would know. */
const spellingFaults = (names: readonly string[], allowed: number, source: string): string[] =>
  names.flatMap((name) => {
    const meant = settingNames.includes(name) ? undefined : nearestName(name, settingNames, allowed);
    return meant === undefined
      ? []
      : [`${name}: there is no such setting${source}; rename it to ${meant}, or remove it`];
  });

/** Names that other programs have for what a setting says. */
const foreignNames: Partial<Record<SettingName, readonly string[]>> = {
  SMTP_URL: ['SMTP_HOST', 'SMTP_PORT', 'SMTP_USER', 'SMTP_USERNAME', 'SMTP_PASS', 'SMTP_PASSWORD'],
  SITE_URL: ['BASE_URL', 'PUBLIC_URL', 'PUBLIC_ORIGIN'],
};

/** A fault for each such name in the file whose setting is not set. */
const foreignNameFaults = (file: Environment, env: Environment): string[] =>
  Object.entries(foreignNames)
    .filter(([name]) => (env[name] ?? file[name] ?? '').trim() === '')
    .flatMap(([name, otherFaults]) =>
      otherFaults
        .filter((other) => Object.hasOwn(file, other))
        .map((other) => `${other}: there is no such setting (in .env); set ${name} instead, or remove it`),
    );

/** Names that Docker Compose reads from the same file: its own, and those of deploy/compose.yaml. */
const readByCompose = /^(?:COMPOSE_|POSTGRES_PASSWORD$)/;

/** Editors may write another encoding, or end lines with a carriage return alone: `parseEnv` would find no lines. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n');
  } catch {
    throw new SettingsError(['.env: the file is not text in UTF-8; save it in that encoding']);
  }
}

/** A fault for each setting whose line has no `=` after its name: nothing would read it, and nobody would know. */
const missingEqualsFaults = (text: string): string[] =>
  settingNames
    .filter((name) => new RegExp(`^[ \\t]*(?:export[ \\t]+)?${name}\\b(?![ \\t]*=)`, 'm').test(text))
    .map((name) => `${name}: its line in .env has no "=" after the name; write ${name}=value`);

/** The variables of the `.env` file of a folder, and its faults; none of both without a file. */
function readEnvFile(folder: string): { file: Environment; fileFaults: string[] } {
  try {
    const text = decode(readFileSync(join(folder, '.env')));
    return { file: parseEnv(text), fileFaults: missingEqualsFaults(text) };
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
  Object.keys(readEnvFile(folder).file)
    .filter((name) => !settingNames.includes(name) && !readByCompose.test(name))
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
  const { file, fileFaults } = readEnvFile(folder);
  const sharedNames = Object.keys(env).filter((name) => name.length >= minSharedLength);
  const faults = [
    ...fileFaults,
    ...spellingFaults(Object.keys(file), maxSlips.file, ' (in .env)'),
    ...foreignNameFaults(file, env),
    ...spellingFaults(sharedNames, maxSlips.environment, ''),
  ];
  try {
    const values = read({ ...file, ...env });
    if (faults.length === 0) return values;
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    faults.push(...error.faults);
  }
  throw new SettingsError(faults);
}
