/** Reads every import of the project's own code with a real parser, types included. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { type ESTree, Visitor, parseSync } from 'vite';

/** One import: of a file of the project, by its path, or of a package, by its name. */
export interface Import {
  from: string;
  /** Path from the project's folder, or undefined for a package. */
  file: string | undefined;
  /** Name of the package, without what follows it; `node:fs` for Node's own. Undefined for a file. */
  packageName: string | undefined;
  typeOnly: boolean;
}

/** What a source file names: a module, or a pattern of files that a bundler takes all of. */
interface Reference {
  specifier: string;
  typeOnly: boolean;
  isPattern?: boolean;
}

const sources = '{app,contracts,server,settings,media,scripts,bench,tests}/**/*.{ts,tsx,js,mjs}';

const packageOf = (specifier: string): string =>
  specifier.startsWith('node:')
    ? specifier
    : specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/');

/** The text of an expression that is one fixed text; undefined for anything that is only known when it runs. */
function fixedText(node: ESTree.Node | null | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral' || node.expressions.length > 0) return undefined;
  return node.quasis[0]?.value.cooked ?? undefined;
}

const isImportMeta = (node: ESTree.Node | undefined): boolean =>
  node?.type === 'MetaProperty' && node.meta.name === 'import';

/** Whether an expression is `import.meta.NAME`. */
const isOfImportMeta = (node: ESTree.Node | undefined, name: string): boolean =>
  node?.type === 'MemberExpression' &&
  isImportMeta(node.object) &&
  node.property.type === 'Identifier' &&
  node.property.name === name;

/** The patterns of `import.meta.glob('…')` or `import.meta.glob(['…', '!…'])`. */
function globPatterns({ arguments: [first] }: ESTree.CallExpression): (string | undefined)[] {
  return first?.type === 'ArrayExpression' ? first.elements.map(fixedText) : [fixedText(first)];
}

/** Everything one source file imports, and whether it also imports what is only known when it runs. */
function referencesIn(path: string, source: string): { references: Reference[]; isComputed: boolean } {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
  const references: Reference[] = [];
  let isComputed = false;
  const add = (specifier: string | undefined, typeOnly = false, isPattern = false) => {
    if (specifier === undefined) isComputed = true;
    else references.push({ specifier, typeOnly, isPattern });
  };
  new Visitor({
    ImportDeclaration({ source: module, importKind, specifiers }) {
      const areTypes = specifiers.map((one) => one.type === 'ImportSpecifier' && one.importKind === 'type');
      add(module.value, importKind === 'type' || (areTypes.length > 0 && areTypes.every(Boolean)));
    },
    ExportNamedDeclaration({ source: module, exportKind, specifiers }) {
      if (!module) return;
      const areTypes = specifiers.map((one) => one.exportKind === 'type');
      add(module.value, exportKind === 'type' || (areTypes.length > 0 && areTypes.every(Boolean)));
    },
    ExportAllDeclaration: ({ source: module, exportKind }) => add(module.value, exportKind === 'type'),
    ImportExpression: ({ source: module }) => add(fixedText(module)),
    TSImportType: ({ source: module }) => add(fixedText(module), true),
    CallExpression(call) {
      if (isOfImportMeta(call.callee, 'glob'))
        for (const pattern of globPatterns(call)) add(pattern, false, true);
    },
    // Workers and programs of our own are named by their address beside this file.
    NewExpression({ callee, arguments: [target, base] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'URL' || !isOfImportMeta(base, 'url')) return;
      const file = fixedText(target);
      if (file !== undefined && /\.[cm]?[jt]sx?$/.test(file)) add(file.startsWith('.') ? file : `./${file}`);
    },
  }).visit(program);
  return { references, isComputed };
}

/** The files or the package that a reference of a source file stands for. */
function resolveReference(
  root: string,
  from: string,
  { specifier, typeOnly, isPattern }: Reference,
): Import[] {
  const folder = dirname(from);
  const toFile = (file: string): Import => ({ from, file, packageName: undefined, typeOnly });
  if (isPattern) {
    const pattern = specifier.startsWith('/') ? specifier.slice(1) : posix.join(folder, specifier);
    return specifier.startsWith('!')
      ? []
      : globSync(pattern, { cwd: root }).map((file) => toFile(slashed(file)));
  }
  if (specifier.startsWith('.')) return [toFile(posix.join(folder, specifier.replace(/\?.*$/, '')))];
  return [{ from, file: undefined, packageName: packageOf(specifier), typeOnly }];
}

const slashed = (path: string): string => path.replaceAll('\\', '/');

/** All imports below a project's folder. */
export interface ImportGraph {
  files: string[];
  /** Style sheets, which import nothing. */
  sheets: string[];
  imports: Import[];
  /** Files that import something whose name is only known when they run. */
  computed: string[];
}

/** Reads the sources below a project's folder. Throws for one that cannot be parsed. */
export function readImports(root: string): ImportGraph {
  const files = [...globSync(sources, { cwd: root }), ...globSync('*.ts', { cwd: root })].map(slashed);
  const sheets = globSync('app/**/*.css', { cwd: root }).map(slashed);
  const graph: ImportGraph = { files, sheets, imports: [], computed: [] };
  for (const from of files) {
    const { references, isComputed } = referencesIn(from, readFileSync(join(root, from), 'utf8'));
    if (isComputed) graph.computed.push(from);
    graph.imports.push(...references.flatMap((reference) => resolveReference(root, from, reference)));
  }
  return graph;
}
