/**
 * `npm run upgrade -- VERSION` merges a later version of this project into the branch of an owner. VERSION is a tag or
 * a branch that git knows. Content, colors, brand and pictures belong to the owner (`.gitattributes`). The merge adds
 * new lines and files to them, but never replaces or deletes the owner's. The exit code is 1 if files of code are in
 * conflict.
 */
import { execFileSync, spawnSync } from 'node:child_process';

/** Merges a file from both versions. If both changed the same lines, the owner's stay. Pictures do not change. */
const driver = 'merge.owner.driver=git merge-file --quiet --ours %A %O %B || true';

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', driver, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

const entriesOf = (output: string): string[] => output.split('\0').filter(Boolean);

/** Returns those of the given paths that belong to the owner. */
function ownedOf(paths: readonly string[]): Set<string> {
  if (paths.length === 0) return new Set();
  const fields = entriesOf(git('check-attr', '-z', 'merge', '--', ...paths));
  const owned = fields.flatMap((path, at) => (at % 3 === 0 && fields[at + 2] === 'owner' ? [path] : []));
  return new Set(owned);
}

/** Returns the paths that differ between the owner's commit and the merge, by git's letter: A added, D deleted. */
const changed = (filter: 'A' | 'D'): string[] =>
  entriesOf(git('diff', '--cached', '--name-only', '--no-renames', '-z', `--diff-filter=${filter}`, 'HEAD'));

/** Returns the paths that git could not merge. */
const unmerged = (): string[] => entriesOf(git('diff', '--name-only', '-z', '--diff-filter=U'));

const exists = (path: string): boolean => git('ls-tree', '--name-only', 'HEAD', '--', path) !== '';

/** Restores the owner's files that the later version has deleted, and removes files that the owner had deleted. */
function keepOwnersFiles(): void {
  const candidates = [...unmerged(), ...changed('D')];
  for (const path of ownedOf(candidates)) {
    if (exists(path)) git('checkout', 'HEAD', '--', path);
    else git('rm', '--quiet', '--', path);
  }
}

/** Merges without a commit. Returns git's error message if the merge cannot start. Conflicts are no error here. */
function merge(version: string): string | undefined {
  const { status, stderr } = spawnSync('git', ['-c', driver, 'merge', '--no-commit', '--no-ff', version], {
    encoding: 'utf8',
  });
  return status === 0 || unmerged().length > 0 ? undefined : stderr.trim();
}

const list = (heading: string, paths: readonly string[]): string =>
  paths.length === 0 ? '' : `\n${heading}\n${paths.map((path) => `  ${path}\n`).join('')}`;

function upgrade(version: string): number {
  if (git('status', '--porcelain', '--untracked-files=no') !== '') {
    console.error('Some changes are not committed. Commit them first, so that nothing of yours can be lost.');
    return 1;
  }
  try {
    git('rev-parse', '--verify', '--quiet', `${version}^{commit}`);
  } catch {
    console.error(
      `There is no version ${version} here. Fetch it first: git fetch --tags upstream (docs/upgrading.md).`,
    );
    return 1;
  }
  if (git('rev-list', '--max-count=1', `HEAD..${version}`) === '') {
    console.log(`This branch already has ${version}: there is nothing to do.`);
    return 0;
  }
  const reason = merge(version);
  if (reason !== undefined) {
    console.error(`Git could not merge, and has changed nothing:\n${reason}`);
    return 1;
  }
  keepOwnersFiles();
  const conflicts = unmerged();
  if (conflicts.length > 0) {
    console.error(
      list('You and the new version changed the same lines of code:', conflicts) +
        '\nEdit these files, then: git add FILE … && git commit. To go back to where you were: git merge --abort',
    );
    return 1;
  }
  const added = [...ownedOf(changed('A'))].filter((path) => path.startsWith('content/'));
  git('commit', '--quiet', '--allow-empty', '--no-edit');
  console.log(
    `This branch now has ${version}, and all content, colors and pictures of your own.\n` +
      list('New content. Delete the files that you do not want:', added) +
      '\nNext: npm run media:brand (your mark, fonts and colors once more), npm run content:check, npm test',
  );
  return 0;
}

const [version, ...others] = process.argv.slice(2);
if (version === undefined || others.length > 0) {
  console.error('Say which version to take: npm run upgrade -- v1.1.0');
  process.exitCode = 1;
} else process.exitCode = upgrade(version);
