/** `npm run content:check [-- PART OF A NAME]`: checks the content files and prints all faults, and what pages leave out. */
import { join } from 'node:path';
import { contentReport } from '../site/reading/read.ts';
import { figuresOf } from '../forms/build-record.ts';
import { readBuildSettings } from '../server/settings/build-settings.ts';
import { fromEnvironment } from '../server/settings/environment.ts';
import { writeContentSchemas } from './content-schemas.ts';
import { makeDrawings } from '../media/programs.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const figures = figuresOf(fromEnvironment(readBuildSettings));
  const root = join(import.meta.dirname, '../..');
  writeContentSchemas(join(root, 'content/schemas'));
  await makeDrawings();
  const { faults, notes } = contentReport(root, figures, process.argv[2]);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else console.log('content: no faults');
  if (notes.length > 0) console.log(['\nLeft out of the pages, which is no fault:', ...notes].join('\n'));
});
