/** Which files of the project a file needs: those it names by a relative path or as a package, and what these name. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join, posix, relative } from 'node:path';

const isSource = (file: string): boolean => /^\.([cm]?js|tsx?)$/.test(extname(file));

/** Paths from the project's folder. A relative path counts wherever it stands: imports, workers, `import.meta.glob`. */
function namedIn(root: string, file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8').replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, '');
  const { resolve } = createRequire(join(root, 'package.json'));
  const doors = [...text.matchAll(/'(@website\/[\w/-]+)'/g)].map(([, name = '']) =>
    relative(root, resolve(name)),
  );
  const files = [...text.matchAll(/['"](\.{1,2}\/[^'"?\n]+\.\w+)['"?]/g)].flatMap(([, path = '']) => {
    const named = posix.join(dirname(file), path);
    if (path.includes('*')) return globSync(named, { cwd: root });
    return existsSync(join(root, named)) && statSync(join(root, named)).isFile() ? [named] : [];
  });
  return [...doors, ...files];
}

/** The files that some files need, these included. */
export function reachable(root: string, start: readonly string[]): string[] {
  const reached = new Set(start);
  for (const file of reached) if (isSource(file)) for (const named of namedIn(root, file)) reached.add(named);
  return [...reached];
}
