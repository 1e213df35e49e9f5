/** `npm run content:advise` prints advice about the words of the content. The exit code is always 0. */
import { join } from 'node:path';
import { ContentError } from '../app/reading/faults.ts';
import { figuresOf, readBuildSettings } from '../settings/build-settings.ts';
import { fromEnvironment, SettingsError } from '../settings/environment.ts';
import { contentAdvice } from './checks/word-advice.ts';
import { DrawingError, makeDrawings } from './media.ts';

try {
  const figures = figuresOf(fromEnvironment(readBuildSettings));
  await makeDrawings();
  const advice = contentAdvice(join(import.meta.dirname, '..'), figures);
  for (const line of advice) console.log(line);
  console.log(`content: ${advice.length || 'no'} ${advice.length === 1 ? 'suggestion' : 'suggestions'}`);
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof ContentError || error instanceof DrawingError))
    throw error;
  // If the content cannot be read, the error is printed instead of advice.
  console.error(error.message);
  process.exitCode = 1;
}
