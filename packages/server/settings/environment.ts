/** Reads settings from the environment variables, and from the `.env` file of the current folder. */
import { readFileSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { parseEnv } from 'node:util';
import { nearestName } from '@website/forms/nearest-name';
import { type SettingName, schema, settings, type Values } from './table.ts';

/** Environment variables by name, like `process.env`. An empty value counts as not set. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** An error with one line for each faulty setting. */
export class SettingsError extends Error {
  override name = 'SettingsError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The settings are not usable:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.faults = faults;
  }
}

const settingNames = Object.keys(settings);

/** Groups of settings. A group is set completely or not at all. */
const groups: readonly (readonly SettingName[])[] = [
  ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY'],
  ['EMAILJS_PUBLIC_KEY', 'EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID'],
];

/**
 * Returns a fault for each missing setting that another one needs. A webhook for chat tools (`text`) needs no secret.
 */
function missingFaults(given: Environment, optional: readonly SettingName[]): string[] {
  const faults = groups
    .filter((group) => group.some((name) => given[name] !== undefined))
    .flatMap((group) =>
      group
        .filter((name) => given[name] === undefined && !optional.includes(name))
        .map((name) => `${name}: expected, because ${group.join(', ')} go together`),
    );
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret, WEBHOOK_FORMAT: format } = given;
  if (secret !== undefined && url === undefined)
    faults.push('WEBHOOK_URL: expected, because WEBHOOK_SECRET is set');
  if (url !== undefined && secret === undefined && format !== 'text')
    faults.push("WEBHOOK_SECRET: expected, because WEBHOOK_URL is set and WEBHOOK_FORMAT is not 'text'");
  if (given.SCRIPT_ATTRIBUTES !== undefined && given.SCRIPT_URL === undefined)
    faults.push('SCRIPT_URL: expected, because SCRIPT_ATTRIBUTES is set');
  return faults;
}

/** Returns the faults of values that conflict: folders inside each other, or two servers on one port. */
function conflicts({ DATA_DIR, SITE_DIR, PORT, METRICS_PORT }: Values): string[] {
  const root = join(import.meta.dirname, '../../..');
  const unsafe = [SITE_DIR, ...['dist', 'public', 'node_modules'].map((name) => join(root, name))];
  const parent = unsafe.find((folder) => {
    const path = relative(resolve(folder), resolve(DATA_DIR));
    return !isAbsolute(path) && path.split(sep)[0] !== '..';
  });
  const faults = [];
  if (parent !== undefined)
    faults.push(`DATA_DIR: expected a folder outside of ${parent}, whose files are published or replaced`);
  // If both ports are 0, the system chooses two different ports.
  if (PORT !== 0 && PORT === METRICS_PORT)
    faults.push(`METRICS_PORT: expected another port than that of PORT, which is ${PORT} too`);
  return faults;
}

/**
 * Reads every setting. The messages never contain the value of a secret.
 * @param optional settings that may be missing from their group, because a build needs no secrets
 * @throws SettingsError naming every faulty setting, in the order of the table
 */
export function readValues(env: Environment, optional: readonly SettingName[] = []): Values {
  const given = Object.fromEntries(settingNames.map((name) => [name, env[name]?.trim() || undefined]));
  const { data, error } = schema.safeParse(given);
  const invalid = error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
  const faults = [...invalid, ...missingFaults(given, optional)];
  if (data && faults.length === 0) faults.push(...conflicts(data));
  if (!data || faults.length > 0) throw new SettingsError(faults);
  return data;
}

/** The maximum number of wrong letters. The environment also contains the variables of other programs. */
export const maxSlips = { file: 2, environment: 1 };
/** Only longer names are checked in the environment: shorter ones could resemble `PORT`. */
const minSharedLength = 6;

/** Returns a fault for each unknown name that resembles a setting, which the server would otherwise ignore. */
const spellingFaults = (names: readonly string[], allowed: number, source: string): string[] =>
  names
    .filter((name) => !settingNames.includes(name))
    .map((name) => [name, nearestName(name, settingNames, allowed)] as const)
    .filter(([, meant]) => meant !== undefined)
    .map(
      ([name, meant]) => `${name}: there is no such setting${source}; rename it to ${meant}, or remove it`,
    );

const foreignNames: readonly [SettingName, RegExp][] = [
  ['SMTP_URL', /^SMTP_(?:HOST|PORT|USER|USERNAME|PASS|PASSWORD)$/],
  ['SITE_URL', /^(?:BASE_URL|PUBLIC_URL|PUBLIC_ORIGIN)$/],
];

/** Returns a fault for each name in the file that another program uses for a setting, if that setting is not set. */
const foreignNameFaults = (file: Environment, env: Environment): string[] =>
  Object.keys(file).flatMap((key) =>
    foreignNames
      .filter(([name, foreign]) => foreign.test(key) && !(env[name] ?? file[name] ?? '').trim())
      .map(([name]) => `${key}: there is no such setting (in .env); set ${name} instead, or remove it`),
  );

/** Matches names that Docker Compose reads from the same file. deploy/compose.yaml uses some of them. */
const readByCompose = /^(?:COMPOSE_|POSTGRES_PASSWORD$)/;

/** Returns the text of the `.env` file in a folder; empty without a file. `parseEnv` needs `\n` as line end. */
function readEnvFile(folder: string): string {
  try {
    const bytes = readFileSync(join(folder, '.env'));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable';
    if (code === 'ENOENT') return '';
    throw new SettingsError([
      code === 'ERR_ENCODING_INVALID_ENCODED_DATA'
        ? '.env: the file is not text in UTF-8; save it in that encoding'
        : code === 'EACCES'
          ? '.env: you may not read the file. Run the command as the user that runs the server: sudo -u website …'
          : `.env: the file cannot be read (${code})`,
    ]);
  }
}

/** Returns a fault for each line in which a setting has no `=` after its name. `parseEnv` would ignore such a line. */
const missingEqualsFaults = (text: string): string[] =>
  settingNames
    .filter((name) => new RegExp(`^[ \\t]*(?:export[ \\t]+)?${name}\\b(?![ \\t]*=)`, 'm').test(text))
    .map((name) => `${name}: its line in .env has no "=" after the name; write ${name}=value`);

/**
 * Returns a warning for each unknown name in the `.env` file. Its line may be for another program.
 * @throws SettingsError if the file cannot be read
 */
export const unknownNames = (folder = process.cwd()): string[] =>
  Object.keys(parseEnv(readEnvFile(folder)))
    .filter((name) => !settingNames.includes(name) && !readByCompose.test(name))
    .map((name) => `.env: no setting is called ${name}, and nothing reads its line`);

/**
 * Reads settings with `read` from the environment and from the `.env` file of a folder. A variable of the environment
 * replaces the line of the file, even if the variable is empty: `SMTP_URL= npm start` removes `SMTP_URL`.
 * @throws SettingsError naming every faulty or misspelt setting
 */
export function fromEnvironment<Settings>(
  read: (env: Environment) => Settings,
  folder = process.cwd(),
  env: Environment = process.env,
): Settings {
  const text = readEnvFile(folder);
  const file = parseEnv(text);
  const sharedNames = Object.keys(env).filter((name) => name.length >= minSharedLength);
  const faults = [
    ...missingEqualsFaults(text),
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
