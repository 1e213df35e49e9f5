/** Checks every content file and names each fault: `node scripts/check-content.ts [name part]`. */
import { globSync } from 'node:fs';
import type { z } from 'zod';
import { folders, singleFiles } from '../app/content/files.ts';
import { ContentError, loadContent } from '../app/content/load.ts';

const folder = 'content';
const wanted = process.argv[2] ?? '';
const company = loadContent(folder, 'company.yaml', singleFiles['company.yaml']);
let faults = 0;
for (const file of globSync('**/*.yaml', { cwd: folder }).toSorted()) {
  if (!file.includes(wanted)) continue;
  const schemas: Record<string, z.ZodType | undefined> = { ...singleFiles, ...folders };
  const schema = schemas[file] ?? schemas[file.split('/')[0] ?? ''];
  try {
    if (!schema) throw new ContentError(`${file}: no schema knows this file`);
    loadContent(folder, file, schema, company);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    faults += 1;
    console.error(error.message);
  }
}
if (faults) process.exitCode = 1;
else console.log('content: no faults');
