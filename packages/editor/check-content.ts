/** `npm run content:check [-- PART OF A NAME]`: checks the content files and prints all faults, and what pages leave out. */
import { join } from 'node:path';
import { contentReport } from '@website/site/content';
import { figuresOf } from '@website/forms/build-record';
import { readBuildSettings, fromEnvironment } from '@website/server/settings';
import { writeContentSchemas } from './content-schemas.ts';
import { makeDrawings } from '@website/media/programs';
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
