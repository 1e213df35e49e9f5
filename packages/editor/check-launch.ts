/**
 * `npm run check:launch` lists the placeholders that the owner still has to replace. The exit code is 1 if there are
 * any.
 */
import { join } from 'node:path';
import { scriptNotice } from '@website/forms/endpoints';
import { readBuildSettings, fromEnvironment } from '@website/server/settings';
import { findPlaceholders, launchReport } from './launch/placeholders.ts';
import { runCommand } from './run-command.ts';

await runCommand(() => {
  const { origin, outsideScript } = fromEnvironment(readBuildSettings);
  const placeholders = findPlaceholders(join(import.meta.dirname, '../..'), origin);
  console.log(launchReport(placeholders));
  if (outsideScript) console.log(`SCRIPT_URL: ${scriptNotice(outsideScript)}`);
  if (placeholders.length > 0) process.exitCode = 1;
});
