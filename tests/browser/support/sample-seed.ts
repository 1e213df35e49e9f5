/** The number that says which pages and widths it is the turn of: it goes on by one with each commit. */
import { execFileSync } from 'node:child_process';

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8', stdio: 'pipe' }).trim();

/** The number of commits; of days since 1970 where the history is not there or only its end is. */
function nextSeed(): string {
  try {
    if (git('rev-parse', '--is-shallow-repository') === 'false') return git('rev-list', '--count', 'HEAD');
  } catch {
    // No git, or files without their history: the day is as good.
  }
  return String(Math.floor(Date.now() / 86_400_000));
}

/** Chosen once by whoever starts the tests, unless `SAMPLE_SEED` names it; workers inherit it. */
export function chooseSeed(): void {
  if (process.env['SAMPLE_SEED'] !== undefined) return;
  process.env['SAMPLE_SEED'] = nextSeed();
  // The other output may be a report for a program.
  process.stderr.write(
    `SAMPLE_SEED=${process.env['SAMPLE_SEED']} looks at the same pages and widths again.\n`,
  );
}

/** Throws when it is no whole number: no page would have its turn. */
export function sampleSeed(): number {
  const text = process.env['SAMPLE_SEED'] ?? '';
  if (!/^\d{1,9}$/.test(text)) throw new Error(`SAMPLE_SEED is "${text}", not a whole number.`);
  return Number(text);
}
