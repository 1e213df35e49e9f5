/** Computes the new texts of the files for another brand. Nothing is written until every check has passed. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentFaults } from '@website/site/content';
import { readTokens } from '@website/site/styles';
import { mergeIntoSource, readValue } from '../merge.ts';
import { withAccent } from './accent-tokens.ts';
import { AnswerError, type Answers, type Company, type Standing } from './questions.ts';

const companyFile = 'content/company.yaml';
const tokensFile = 'packages/site/styles/tokens.css';
const markFile = 'packages/media/brand/mark.svg';

const read = (root: string, file: string): string => readFileSync(join(root, file), 'utf8');

/** Reads the current company, accent and ink. */
export function standingOf(root: string): Standing {
  const token = readTokens(read(root, tokensFile));
  return {
    company: readValue(read(root, companyFile)) as Company,
    accent: token('accent').light,
    ink: token('ink').light,
  };
}

/** Returns the new text of `company.yaml`; undefined if no answer changes the file. */
function companyText(root: string, answers: Answers): string | undefined {
  const { name, info, offices } = answers;
  if (name === undefined && info === undefined && offices === undefined && !('careers' in answers))
    return undefined;
  const source = read(root, companyFile);
  const now = readValue(source) as Company;
  const mailboxes = {
    ...now.mailboxes,
    ...(info !== undefined && { info }),
    ...('careers' in answers && { careers: answers.careers }),
  };
  return mergeIntoSource(source, {
    ...now,
    ...(name !== undefined && { name }),
    mailboxes,
    ...(offices && { offices }),
  });
}

/**
 * Checks all content with another `company.yaml`. Returns the faults of other files, such as a description that is too
 * long with this name: these texts can be changed afterward. Throws an AnswerError if the answers themselves have faults.
 */
function checkContent(root: string, text: string, figures: Parameters<typeof contentFaults>[1]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'brand-'));
  try {
    cpSync(join(root, 'content'), folder, { recursive: true });
    writeFileSync(join(folder, 'company.yaml'), text);
    const faults = contentFaults(root, figures, '', folder);
    const own = faults.filter((fault) => fault.startsWith('company.yaml:'));
    if (own.length > 0) throw new AnswerError(`company.yaml would have these faults:\n${own.join('\n')}`);
    return faults;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Returns the new texts of files by path, and lines that describe the changes.
 * @param figures the placeholders of the settings
 * @throws AnswerError
 */
export function planFiles(root: string, answers: Answers, figures: Parameters<typeof contentFaults>[1]) {
  const files = new Map<string, string>();
  const chosen: string[] = [];
  const company = companyText(root, answers);
  if (company !== undefined) {
    const misfits = checkContent(root, company, figures);
    files.set(companyFile, company);
    chosen.push(`${companyFile} has the facts.`);
    if (misfits.length > 0)
      chosen.push(
        'These texts have to be changed before the next build (npm run content:check names them again):',
        ...misfits.map((fault) => `  content/${fault}`),
      );
  }
  if (answers.accent !== undefined) {
    const accent = withAccent(read(root, tokensFile), answers.accent);
    if (accent.faults.length > 0) throw new AnswerError(accent.faults.join('\n'));
    files.set(tokensFile, accent.css);
    chosen.push(`${tokensFile} has these colors:`, ...accent.chosen.map((line) => `  ${line}`));
  }
  if (answers.mark !== undefined) {
    files.set(markFile, answers.mark);
    chosen.push(`${markFile} is your mark.`);
  }
  return { files, chosen };
}
