import { type Environment, SettingsError, readValues } from '../environment.ts';

/** The faults of the SettingsError that `read` throws; empty when it succeeds. */
export function faultsOf(
  env: Environment,
  read: (env: Environment) => unknown = readValues,
): readonly string[] {
  try {
    read(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.faults;
    throw error;
  }
  return [];
}
