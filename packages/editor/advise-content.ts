/** `npm run content:advise` prints advice about the words of the content. The exit code is 0, also with advice. */
import { join } from 'node:path';
import { figuresOf } from '@website/forms/build-record';
import { readBuildSettings, fromEnvironment } from '@website/server/settings';
import { contentAdvice } from './advice/word-advice.ts';
import { makeDrawings } from '@website/media/programs';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const figures = figuresOf(fromEnvironment(readBuildSettings));
  await makeDrawings();
  const advice = contentAdvice(join(import.meta.dirname, '../..'), figures);
  for (const line of advice) console.log(line);
  console.log(`content: ${advice.length || 'no'} ${advice.length === 1 ? 'suggestion' : 'suggestions'}`);
});
