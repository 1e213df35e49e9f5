/** JSON Schemas of the content files for editors, which then complete keys and underline mistakes. */
import { z } from 'zod';
import { dataFiles, roleOf, schemaOf } from './files.ts';
import type { PageKind } from './page-kinds.ts';

/** Kinds of pages with a schema of their own; the others share that of a page. */
const ownSchemas: readonly PageKind[] = ['service', 'industry'];

/** The name of the schema of a content file: `service` for `services/azure.yaml`. */
function schemaNameOf(file: string): string {
  const role = roleOf(file);
  if (role?.page === undefined) return file.replace(/\.yaml$/, '');
  return ownSchemas.includes(role.page) ? role.page : 'page';
}

/** The comment that leads an editor from a content file to its schema: the file's first line. */
export const schemaLine = (file: string): string =>
  `# yaml-language-server: $schema=${file.includes('/') ? '../' : ''}schemas/${schemaNameOf(file)}.json`;

const json = (schema: z.ZodType): string =>
  `${JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'ref' }), undefined, 1)}\n`;

/** The text of every schema by the name of its file below `content/schemas/`. */
export const jsonSchemas = (): Map<string, string> =>
  new Map([
    ...Object.entries(dataFiles).map(([file, schema]): [string, string] => [
      `${schemaNameOf(file)}.json`,
      json(schema),
    ]),
    ...(['free', ...ownSchemas] as const).map((kind): [string, string] => [
      `${kind === 'free' ? 'page' : kind}.json`,
      json(schemaOf(kind)),
    ]),
  ]);
