/** `npm run content:format` writes the content files in the editor's format. */
import { join } from 'node:path';
import { formatContent } from './content-form.ts';

for (const file of formatContent(join(import.meta.dirname, '../..'))) console.log(file);
