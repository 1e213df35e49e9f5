/** `npm run content:check [-- PART OF A NAME]`: checks the content files and prints all faults. */
import { join } from 'node:path';
import { contentFaults } from '../app/reading/read.ts';
import { ContentError } from '../app/reading/faults.ts';
import { figuresOf, readBuildSettings } from '../settings/build-settings.ts';
import { fromEnvironment, SettingsError } from '../settings/environment.ts';
import { DrawingError, makeDrawings } from './media.ts';

const root = join(import.meta.dirname, '..');
try {
  const figures = figuresOf(fromEnvironment(readBuildSettings));
  await makeDrawings();
  const faults = contentFaults(root, figures, process.argv[2]);
  for (const fault of faults) console.error(fault);
  if (faults.length) process.exitCode = 1;
  else console.log('content: no faults');
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof ContentError || error instanceof DrawingError))
    throw error;
  console.error(error.message);
  process.exitCode = 1;
}
