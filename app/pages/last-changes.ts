/** Finds the date of the last change of each page, from the Git history of its file. */
import { execFileSync } from 'node:child_process';
import { pathOfFile } from '../schema/files.ts';

/** Stands before each commit's date; no path contains it. */
const datePrefix = '@';

function git(root: string, ...args: string[]): string {
  const quiet = ['ignore', 'pipe', 'ignore'] as const;
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: [...quiet], maxBuffer: 2 ** 28 });
}

/** The date of the last commit of each file below `content`, by its path there. */
function committed(root: string): Map<string, string> {
  const log = git(
    root,
    'log',
    '--no-renames',
    '--name-only',
    '--relative',
    `--format=${datePrefix}%cs`,
    '--',
    'content',
  );
  const dates = new Map<string, string>();
  let date = '';
  for (const line of log.split('\n')) {
    if (line.startsWith(datePrefix)) date = line.slice(datePrefix.length);
    else if (line !== '') {
      const file = line.replace('content/', '');
      // The latest commits come first.
      if (!dates.has(file)) dates.set(file, date);
    }
  }
  return dates;
}

/** Files below `content` that are not as they were committed. */
const uncommitted = (root: string): string[] =>
  git(root, 'diff', '--no-renames', '--name-only', '--relative', 'HEAD', '--', 'content')
    .split('\n')
    .map((file) => file.replace('content/', ''));

/**
 * The day (`2026-11-22`) on which the file of each page was last committed, by the page's address. A page with
 * uncommitted changes has no day. The map is empty where there is no complete history: no Git, no repository, or a
 * shallow clone, whose oldest commit seems to have written everything.
 * @param root the project's folder
 */
export function lastChanges(root: string): Map<string, string> {
  try {
    if (git(root, 'rev-parse', '--is-shallow-repository').trim() !== 'false') return new Map();
    const dates = committed(root);
    for (const file of uncommitted(root)) dates.delete(file);
    return new Map(
      [...dates].flatMap(([file, date]) => {
        const path = pathOfFile(file);
        return path === undefined ? [] : [[path, date]];
      }),
    );
  } catch {
    return new Map();
  }
}
