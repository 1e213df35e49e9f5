/** Reads every setting of an environment, and collects all faults to report them in one run. */
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { z } from 'zod';
import { type SettingName, type Values, settings } from './table.ts';

/** Variables by name, like `process.env`. An empty value means unset. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Error with one line for each faulty setting. */
export class SettingsError extends Error {
  override name = 'SettingsError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The settings are not usable:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.faults = faults;
  }
}

const names = Object.keys(settings) as SettingName[];
const schema = z.object(Object.fromEntries(names.map((name) => [name, settings[name].schema])));

/** Settings that require each other. */
const groups: readonly (readonly SettingName[])[] = [
  ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY'],
  ['EMAILJS_PUBLIC_KEY', 'EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID'],
];

/** A fault for each setting that is missing while others of its group are set. */
const groupFaults = (given: Environment, optional: readonly SettingName[]): string[] =>
  groups.flatMap((group) =>
    group.some((name) => given[name] !== undefined)
      ? group
          .filter((name) => given[name] === undefined && !optional.includes(name))
          .map((name) => `${name}: expected, because ${group.join(', ')} go together`)
      : [],
  );

/** A fault for a secret without a webhook, or a webhook without a secret. Chat tools (`text`) check no signature. */
function webhookFaults({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret, WEBHOOK_FORMAT: format }: Environment) {
  if (secret !== undefined && url === undefined)
    return ['WEBHOOK_URL: expected, because WEBHOOK_SECRET is set'];
  return url !== undefined && secret === undefined && format !== 'text'
    ? ["WEBHOOK_SECRET: expected, because WEBHOOK_URL is set and WEBHOOK_FORMAT is not 'text'"]
    : [];
}

/** The folder of the site's sources. */
const root = join(import.meta.dirname, '..');

/** A fault if DATA_DIR is in a folder that a build or an install publishes or replaces. */
function folderFaults({ DATA_DIR, SITE_DIR }: Pick<Values, 'DATA_DIR' | 'SITE_DIR'>): string[] {
  const unsafe = [SITE_DIR, ...['dist', 'public', 'node_modules'].map((name) => join(root, name))];
  const parent = unsafe.find((folder) => {
    const path = relative(resolve(folder), resolve(DATA_DIR));
    return !isAbsolute(path) && path.split(sep)[0] !== '..';
  });
  return parent === undefined
    ? []
    : [`DATA_DIR: expected a folder outside of ${parent}, whose files are published or replaced`];
}

/** A fault if site and metrics use the same port. With 0 the system chooses two ports. */
const portFaults = ({ PORT, METRICS_PORT }: Pick<Values, 'PORT' | 'METRICS_PORT'>): string[] =>
  PORT !== 0 && PORT === METRICS_PORT
    ? [`METRICS_PORT: expected another port than that of PORT, which is ${PORT} too`]
    : [];

/**
 * Reads every setting. Faults never repeat the value of a secret.
 * @param optional settings that may be missing from their group: a build needs no secrets
 * @throws SettingsError naming every faulty setting, in the order of the table
 */
export function readValues(env: Environment, optional: readonly SettingName[] = []): Values {
  const given = Object.fromEntries(names.map((name) => [name, env[name]?.trim() || undefined]));
  const { data, error } = schema.safeParse(given);
  const faults = [
    ...(error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`),
    ...groupFaults(given, optional),
    ...webhookFaults(given),
  ];
  if (faults.length > 0) throw new SettingsError(faults);
  const values = data as Values;
  const conflicts = [...folderFaults(values), ...portFaults(values)];
  if (conflicts.length > 0) throw new SettingsError(conflicts);
  return values;
}
