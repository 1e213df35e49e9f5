/**
 * `npm run brand` asks five questions and gives the site another company's brand: name, color, mark, mailboxes and
 * offices. Then it lists what the owner still has to replace. The answers can also be flags: --name --accent --mark
 * FILE --info --careers --offices "Country | address | phone", and --recolor, which changes the color in the pictures
 * too.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { ContentError } from '@website/site/content';
import { figuresOf } from '@website/forms/build-record';
import { readBuildSettings, fromEnvironment, SettingsError } from '@website/server/settings';
import { planFiles, standingOf } from './brand/plan.ts';
import { DrawingError, makeDrawings } from '@website/media/programs';
import { AnswerError, askAll, questions, type Answers, type Standing } from './brand/questions.ts';

const root = join(import.meta.dirname, '../..');

/** Runs a program of the project. Returns whether it succeeded. */
const run = (program: string, ...args: string[]): boolean =>
  spawnSync(process.execPath, [program, ...args], { cwd: root, stdio: 'inherit' }).status === 0;

/** Reads the answers from flags. Throws an AnswerError. */
function fromFlags(flags: Record<string, string | undefined>, standing: Standing): Answers {
  const answers: Answers = {};
  for (const { flag, read } of questions) {
    const text = flags[flag]?.trim();
    if (text === undefined) continue;
    try {
      Object.assign(answers, read(text, { ...standing, accent: answers.accent ?? standing.accent }));
    } catch (error) {
      if (error instanceof AnswerError) error.message = `--${flag}: ${error.message}`;
      throw error;
    }
  }
  return answers;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      ...Object.fromEntries(questions.map(({ flag }) => [flag, { type: 'string' as const }])),
      recolor: { type: 'boolean', default: false },
    },
  });
  const { recolor, ...flags } = values as { recolor: boolean } & Record<string, string>;
  const figures = figuresOf(fromEnvironment(readBuildSettings));
  // Content names drawings, and the check of the content needs the drawings to exist.
  await makeDrawings();
  const standing = standingOf(root);
  const asked = Object.keys(flags).length === 0 && !recolor;
  if (asked && !process.stdin.isTTY)
    throw new AnswerError('There is nobody to ask here. Answer by flags, for example --name "Your Company".');
  const dialog = asked ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
  try {
    const answers = dialog
      ? await askAll(standing, (question) => dialog.question(question))
      : fromFlags(flags, standing);
    const { files, chosen } = planFiles(root, answers, figures);
    for (const [file, text] of files) writeFileSync(join(root, file), text);
    console.log(['', ...chosen].join('\n'));
    if (files.size > 0 && !run('packages/media/brand/mark.ts'))
      console.error('The icons are not drawn yet. Mend what the lines above name, then: npm run media:brand');
    // If the person stops the program at this question, the answer counts as no.
    const reply = dialog && answers.accent && (await dialog.question(recolorQuestion).catch(() => ''));
    if (recolor || reply?.trim().toLowerCase().startsWith('y')) run('packages/media/recolor/main.ts');
    else if (answers.accent) console.log('The pictures keep their old color until: npm run media:recolor');
  } finally {
    dialog?.close();
  }
  console.log('\nWhat is left (npm run check:launch):\n');
  run('packages/editor/check-launch.ts');
}

const recolorQuestion =
  '\nTurn the red things in the pictures to your color now? It takes about 10 minutes, and can be done later (y, or Enter for no)\n> ';

try {
  await main();
} catch (error) {
  const isUsage = error instanceof TypeError && 'code' in error;
  const isExpected = [AnswerError, ContentError, DrawingError, SettingsError].some(
    (kind) => error instanceof kind,
  );
  // The person pressed Ctrl+C or Ctrl+D.
  const isStopped = error instanceof Error && error.name === 'AbortError';
  if (!(error instanceof Error) || !(isExpected || isUsage || isStopped)) throw error;
  console.error(`\n${isStopped ? 'Stopped.' : error.message}\nNothing was changed.`);
  process.exitCode = 1;
}
