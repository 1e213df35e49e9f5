/** `npm run content:schemas` writes the JSON Schemas for editing content files. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonSchemas } from '../../app/schema/files.ts';

const folder = join(import.meta.dirname, '../../content/schemas');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [name, text] of jsonSchemas()) writeFileSync(join(folder, name), text);
