/** Reads settings from the environment variables and from the `.env` file of the current folder. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { type Environment, SettingsError } from './read-values.ts';
import { nearestName } from '../contracts/nearest-name.ts';
import { type SettingName, settings } from './table.ts';

const settingNames = Object.keys(settings);

/** Wrong letters allowed in a misspelt name. Fewer in the environment, which has variables of other programs too. */
export const maxSlips = { file: 2, environment: 1 };
/** Shorter variables of other programs may differ from `PORT` by one letter. */
const minSharedLength = 6;

/** A fault for each name that is similar to a setting. The server would silently ignore it. */
const spellingFaults = (names: readonly string[], allowed: number, source: string): string[] =>
  names.flatMap((name) => {
    const meant = settingNames.includes(name) ? undefined : nearestName(name, settingNames, allowed);
    return meant === undefined
      ? []
      : [`${name}: there is no such setting${source}; rename it to ${meant}, or remove it`];
  });

/** Names that other programs use for the same setting. */
const foreignNames: Partial<Record<SettingName, readonly string[]>> = {
  SMTP_URL: ['SMTP_HOST', 'SMTP_PORT', 'SMTP_USER', 'SMTP_USERNAME', 'SMTP_PASS', 'SMTP_PASSWORD'],
  SITE_URL: ['BASE_URL', 'PUBLIC_URL', 'PUBLIC_ORIGIN'],
};

/** A fault for each foreign name in the file whose setting is unset. */
const foreignNameFaults = (file: Environment, env: Environment): string[] =>
  Object.entries(foreignNames)
    .filter(([name]) => (env[name] ?? file[name] ?? '').trim() === '')
    .flatMap(([name, alternatives]) =>
      alternatives
        .filter((foreignName) => Object.hasOwn(file, foreignName))
        .map(
          (foreignName) =>
            `${foreignName}: there is no such setting (in .env); set ${name} instead, or remove it`,
        ),
    );

/** Names that Docker Compose reads from the same file, including the names in deploy/compose.yaml. */
const readByCompose = /^(?:COMPOSE_|POSTGRES_PASSWORD$)/;

/** Editors may use another encoding, or end lines with only a carriage return; `parseEnv` would find no lines. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n');
  } catch {
    throw new SettingsError(['.env: the file is not text in UTF-8; save it in that encoding']);
  }
}

/** A fault for each setting whose line has no `=` after the name. `parseEnv` would silently ignore it. */
const missingEqualsFaults = (text: string): string[] =>
  settingNames
    .filter((name) => new RegExp(`^[ \\t]*(?:export[ \\t]+)?${name}\\b(?![ \\t]*=)`, 'm').test(text))
    .map((name) => `${name}: its line in .env has no "=" after the name; write ${name}=value`);

/** The variables and faults of the `.env` file in a folder; both are empty without a file. */
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
 * Returns a warning for each name in the `.env` file that is not a known setting. It is only a warning, because the line
 * may be for another program.
 * @throws SettingsError when the file cannot be read
 */
export const unknownNames = (folder = process.cwd()): string[] =>
  Object.keys(readEnvFile(folder).file)
    .filter((name) => !settingNames.includes(name) && !readByCompose.test(name))
    .map((name) => `.env: no setting is called ${name}, and nothing reads its line`);

/**
 * Reads settings by `read`, such as `readServerSettings`, from the environment and the `.env` file of a folder. The
 * environment takes precedence, even when a variable is empty: `SMTP_URL= npm start` removes a line of the file.
 * @throws SettingsError naming every faulty or misspelt setting
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
