/** Reads all variables of an environment and remembers every fault, so that one run can name them all. */
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { Rule } from './rules.ts';
import { type Values, type VariableName, variables } from './variables.ts';

/** Variables by name, as `process.env` has them. An empty one counts as unset, as `.env` files write it. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Error with one line for each faulty setting, which the operator has to mend first. */
export class SettingsError extends Error {
  override name = 'SettingsError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The settings are not usable:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.faults = faults;
  }
}

/** Values that only make sense together. */
const groups: readonly (readonly VariableName[])[] = [
  ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY'],
  ['EMAILJS_PUBLIC_KEY', 'EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID'],
];

/** A fault for each variable that is missing while others of its group are set. */
function groupFaults(env: Environment, notNeeded: readonly VariableName[]): string[] {
  const isSet = (name: VariableName): boolean => (env[name]?.trim() ?? '') !== '';
  return groups.flatMap((names) =>
    names.some(isSet)
      ? names
          .filter((name) => !isSet(name) && !notNeeded.includes(name))
          .map((name) => `${name}: expected, because ${names.join(', ')} go together`)
      : [],
  );
}

/** A secret without a use, or a use without the secret. Chat tools check no signature. */
function webhookFaults(env: Environment): string[] {
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret, WEBHOOK_FORMAT: format } = env;
  const isSet = (value: string | undefined): boolean => (value?.trim() ?? '') !== '';
  if (isSet(secret) && !isSet(url)) return ['WEBHOOK_URL: expected, because WEBHOOK_SECRET is set'];
  if (isSet(url) && !isSet(secret) && format?.trim() !== 'text')
    return ["WEBHOOK_SECRET: expected, because WEBHOOK_URL is set and WEBHOOK_FORMAT is not 'text'"];
  return [];
}

/** The folder that the site's sources and its default build lie in. */
const root = join(import.meta.dirname, '..');

/** Submissions where a build would publish them, or take their place, as installing does with packages. */
function folderFaults({ DATA_DIR, SITE_DIR }: Pick<Values, 'DATA_DIR' | 'SITE_DIR'>): string[] {
  const unsafe = [SITE_DIR, ...['dist', 'public', 'node_modules'].map((name) => join(root, name))];
  const around = unsafe.find((folder) => {
    const way = relative(resolve(folder), resolve(DATA_DIR));
    return !isAbsolute(way) && way.split(sep)[0] !== '..';
  });
  return around === undefined
    ? []
    : [`DATA_DIR: expected a folder outside of ${around}, whose files are published or replaced`];
}

/** One port cannot be listened on twice; with 0 the system chooses each. */
const portFaults = ({ PORT, METRICS_PORT }: Pick<Values, 'PORT' | 'METRICS_PORT'>): string[] =>
  PORT !== 0 && PORT === METRICS_PORT
    ? [`METRICS_PORT: expected another port than that of PORT, which is ${PORT} too`]
    : [];

/** Characters of a wrong value that a message repeats. */
const shownLength = 60;

function faultOf({ expected, secret }: Rule<unknown>, value: string): string {
  const line = value.replaceAll(/\p{Cc}+/gu, ' ');
  const shown = line.length > shownLength ? `${line.slice(0, shownLength)}…` : line;
  return `expected ${expected}${secret ? '' : `, got '${shown}'`}`;
}

/**
 * Reads every variable. Values of secret settings are never repeated in a fault.
 * @param notNeeded what may be missing from its group: a build has no use for a secret
 * @throws SettingsError naming every faulty setting, in the order of the table
 */
export function readValues(env: Environment, notNeeded: readonly VariableName[] = []): Values {
  const faults: string[] = [];
  const entries = Object.entries(variables).map(([name, variable]) => {
    const { rule, fallback } = variable as { rule: Rule<unknown>; fallback?: string };
    const value = env[name]?.trim() || fallback;
    const parsed = value === undefined ? undefined : rule.parse(value);
    if (value !== undefined && parsed === undefined) faults.push(`${name}: ${faultOf(rule, value)}`);
    return [name, parsed] as const;
  });
  faults.push(...groupFaults(env, notNeeded), ...webhookFaults(env));
  if (faults.length > 0) throw new SettingsError(faults);
  const values = Object.fromEntries(entries) as Values;
  const conflicts = [...folderFaults(values), ...portFaults(values)];
  if (conflicts.length > 0) throw new SettingsError(conflicts);
  return values;
}
