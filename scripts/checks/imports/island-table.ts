/** Reads the table of islands with a real parser: the name of each, and the file that a browser loads for it. */
import { type ESTree, Visitor, parseSync } from 'vite';

/** The object that an expression stands for, without what only the compiler reads. */
function objectOf(value: ESTree.Expression | null): ESTree.ObjectExpression | undefined {
  if (value?.type === 'TSSatisfiesExpression' || value?.type === 'TSAsExpression')
    return objectOf(value.expression);
  return value?.type === 'ObjectExpression' ? value : undefined;
}

/** The name of an entry; undefined for one that is only known when it runs. */
function nameOf(entry: ESTree.ObjectPropertyKind): string | undefined {
  if (entry.type !== 'Property' || entry.computed) return undefined;
  if (entry.key.type === 'Identifier') return entry.key.name;
  return entry.key.type === 'Literal' && typeof entry.key.value === 'string' ? entry.key.value : undefined;
}

/**
 * Names of the islands with the module that each imports, as the table writes it.
 * @param source the text of `islands.ts`
 * @throws Error for a table without entries, and for an entry that does not import exactly one fixed module
 */
export function readIslandTable(source: string): Map<string, string> {
  const { program, errors } = parseSync('islands.ts', source);
  if (errors.length > 0) throw new Error(`islands.ts cannot be read: ${errors[0]?.message}`);
  let entries: ESTree.ObjectPropertyKind[] = [];
  const imports: ESTree.StringLiteral[] = [];
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && id.name === 'islands') entries = objectOf(init)?.properties ?? [];
    },
    ImportExpression({ source: module }) {
      if (module.type === 'Literal' && typeof module.value === 'string') imports.push(module);
    },
  }).visit(program);
  if (entries.length === 0) throw new Error('islands.ts has no table of the name islands');
  return new Map(
    entries.map((entry) => {
      const name = nameOf(entry);
      const [module, ...others] = imports.filter(
        ({ start, end }) => start >= entry.start && end <= entry.end,
      );
      if (name === undefined || module === undefined || others.length > 0)
        throw new Error(
          `islands.ts: an entry has one fixed name and imports one file (${name ?? entry.type})`,
        );
      return [name, module.value];
    }),
  );
}
