/**
 * `npm run check:launch` lists the placeholders that the owner still has to replace. The exit code is 1 if there are
 * any.
 */
import { join } from 'node:path';
import { ContentError } from '../app/reading/faults.ts';
import { scriptNotice } from '../contracts/endpoints.ts';
import { readBuildSettings } from '../settings/build-settings.ts';
import { fromEnvironment, SettingsError } from '../settings/environment.ts';
import { findPlaceholders } from './launch/placeholders.ts';
import { launchReport } from './launch/report.ts';

try {
  const { origin, visits } = fromEnvironment(readBuildSettings);
  const placeholders = findPlaceholders(join(import.meta.dirname, '..'), origin);
  console.log(launchReport(placeholders));
  if (visits.script) console.log(`SCRIPT_URL: ${scriptNotice(visits.script)}`);
  if (placeholders.length > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
