/**
 * Makes the site's font files and `packages/site/styles/fonts.css` from the fonts that `fonts.yaml` names. The same input gives
 * the same bytes. Run: `npm run media:brand`
 */
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FontError, licenseOf, readFontChoice } from './font-choice.ts';
import { familiesOf } from './font-families.ts';
import { fallbackRule, fileRule, subset } from './font-rules.ts';

const styles = join(import.meta.dirname, '../../site/styles');
const folder = join(styles, 'fonts');

/** The maximum bytes of all files with Latin letters together. The same maximum is for all files with more letters. */
const budget = 45_000;

const header = `/*
 * packages/media/brand/fonts.ts writes this file. Change that program, not this file.
 * A rule must name all three fonts of a line in this order. Then no text moves when the real font replaces a fallback:
 *   'Mona Display', 'Mona Display Fallback', 'Mona Display Fallback Linux', sans-serif
 *   'Mona Text', 'Mona Text Fallback', 'Mona Text Fallback Linux', sans-serif
 */`;

/** Makes all files and rules, and then writes them. Throws a FontError before anything is written. */
async function main(): Promise<void> {
  const choice = readFontChoice();
  const made: { name: string; bytes: Buffer; isExtended: boolean }[] = [];
  const rules: string[] = [];
  for (const family of await familiesOf(choice)) {
    for (const file of family.files) {
      made.push({ name: file.name, bytes: await subset(file), isExtended: file.range !== undefined });
      rules.push(fileRule(family, file));
    }
    for (const fallback of family.fallbacks) rules.push(await fallbackRule(family, fallback));
  }
  const parts = choice.characters === 'latin' ? [false] : [false, true];
  for (const isExtended of parts) {
    const total = made
      .filter((file) => file.isExtended === isExtended)
      .reduce((sum, { bytes }) => sum + bytes.length, 0);
    if (total > budget)
      throw new FontError(
        `The fonts have ${total} bytes, and pages have room for ${budget}: ${made.map(({ name, bytes }) => `${name} ${bytes.length}`).join(', ')}. Fix an axis to one value, make the range of wght smaller, or choose a font with simpler shapes.`,
      );
    console.log(`${isExtended ? 'more letters' : 'together'} ${total} of ${budget} bytes`);
  }
  const licenses = [...new Set([licenseOf(choice.headings), licenseOf(choice.text)])].join('\n\n');
  mkdirSync(folder, { recursive: true });
  for (const old of globSync(['*.woff2', '*.txt'], { cwd: folder })) rmSync(join(folder, old));
  for (const { name, bytes } of made) writeFileSync(join(folder, name), bytes);
  writeFileSync(join(styles, 'fonts.css'), `${header}\n\n${rules.join('\n\n')}\n`);
  const isOpen = [choice.headings, choice.text].every(({ license }) => license === undefined);
  writeFileSync(join(folder, isOpen ? 'OFL.txt' : 'LICENSE.txt'), licenses);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof FontError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
