import { execFileSync } from 'node:child_process';
import { pathOfFile } from '../schema/files.ts';

/**
 * Returns the day (`2026-11-22`) of the last commit to each page's file, by the page's address. A page with uncommitted
 * changes has no day. The map is empty without the complete history: without Git, without a repository, or in a shallow
 * clone. In a shallow clone, the oldest commit seems to have written every file.
 */
export function lastChanges(root: string): Map<string, string> {
  const days = new Map<string, string>();
  const git = (command: string, ...args: string[]): string[] => {
    const options = { cwd: root, encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 28 } as const;
    return execFileSync('git', [command, ...args], options)
      .split('\n')
      .filter(Boolean);
  };
  const filesBy = (command: string, ...args: string[]): string[] =>
    git(command, '--no-renames', '--name-only', '--relative', ...args, '--', 'content');
  const pathOf = (line: string): string | undefined => pathOfFile(line.replace('content/', ''));
  try {
    const [isShallow] = git('rev-parse', '--is-shallow-repository');
    if (isShallow !== 'false') return days;
    let day = '';
    for (const line of filesBy('log', '--reverse', '--format=@%cs')) {
      const path = pathOf(line);
      if (line.startsWith('@')) day = line.slice(1);
      else if (path !== undefined) days.set(path, day);
    }
    for (const line of filesBy('diff', 'HEAD')) days.delete(pathOf(line) ?? '');
    return days;
  } catch {
    return new Map();
  }
}
