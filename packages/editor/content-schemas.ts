import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonSchemas } from '@website/site/content';

/**
 * Writes the JSON Schemas by which code editors complete and check content files, such as `page.json`, into a folder.
 * Files that are right already stay untouched, so that nothing that watches the folder wakes up. Schemas of files that
 * are gone are deleted.
 */
export function writeContentSchemas(folder: string): void {
  const schemas = jsonSchemas();
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (!schemas.has(name)) rmSync(join(folder, name));
  for (const [name, text] of schemas) {
    const file = join(folder, name);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}
