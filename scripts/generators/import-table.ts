/** `npm run docs:imports`: writes the rules of imports into docs/architecture.md. */
import { join } from 'node:path';
import { writeImportTable } from '../gate/imports/import-table.ts';

writeImportTable(join(import.meta.dirname, '../..'));
