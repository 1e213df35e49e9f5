/** Reads every import of the project's own code, types included. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parseSync } from 'vite';

/** One import: of a file of the project, by its path, or of a package, by its name. */
export interface Import {
  from: string;
  /** Path from the project's folder, or undefined for a package. */
  file: string | undefined;
  /** Name of the package, without what follows it; `node:fs` for Node's own. Undefined for a file. */
  packageName: string | undefined;
  typeOnly: boolean;
}

const sources = '{app,contracts,server,media,scripts,bench,tests}/**/*.{ts,tsx}';

const packageOf = (specifier: string): string =>
  specifier.startsWith('node:')
    ? specifier
    : specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/');

/** The specifiers of one source file. Workers are found by the `new URL(…)` that bundlers look for. */
function specifiersIn(path: string, source: string): { specifier: string; typeOnly: boolean }[] {
  const { module, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
  const workers = source.matchAll(/new URL\(\s*'(\.[^']+\.tsx?)',\s*import\.meta\.url/g);
  const typeExpressions = source.matchAll(/\btypeof import\('([^']+)'\)|\bimport\('([^']+)'\)\.[A-Z]/g);
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
    })),
    ...module.staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ specifier: moduleRequest.value, typeOnly: isType }] : [],
      ),
    ...module.dynamicImports.flatMap(({ moduleRequest }) => {
      const text = source.slice(moduleRequest.start, moduleRequest.end);
      return /^['"].*['"]$/.test(text) ? [{ specifier: text.slice(1, -1), typeOnly: false }] : [];
    }),
    ...[...workers].map(([, specifier = '']) => ({ specifier, typeOnly: false })),
    ...[...typeExpressions].map(([, one, other]) => ({ specifier: one ?? other ?? '', typeOnly: true })),
  ];
}

/** All imports below a project's folder. */
export function readImports(root: string): { files: string[]; imports: Import[] } {
  const files = [...globSync(sources, { cwd: root }), ...globSync('*.ts', { cwd: root })].map((file) =>
    file.replaceAll('\\', '/'),
  );
  const imports = files.flatMap((from) =>
    specifiersIn(from, readFileSync(join(root, from), 'utf8')).map(({ specifier, typeOnly }) => {
      const isFile = specifier.startsWith('.');
      return {
        from,
        file: isFile ? posix.join(dirname(from), specifier) : undefined,
        packageName: isFile ? undefined : packageOf(specifier),
        typeOnly,
      };
    }),
  );
  return { files, imports };
}
