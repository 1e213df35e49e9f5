/** The settings, read from the environment and checked. */
export { databaseAddress, isPublicOrigin, isReserved } from './settings/addresses.ts';
export { mailAddresses } from './settings/build-record.ts';
export { readBuildSettings } from './settings/build-settings.ts';
export { type Environment, SettingsError, fromEnvironment, unknownNames } from './settings/environment.ts';
export { type ServerSettings, readServerSettings } from './settings/server-settings.ts';
export { groups, pageSettings, unsetValues } from './settings/table.ts';
