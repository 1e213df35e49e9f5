/** Writes a Brotli and a gzip copy beside every text file, once at build instead of at each answer. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const textFiles = '**/*.{html,js,css,svg,json,xml,txt,webmanifest}';

/** Compresses the text files of a folder in place. */
export function compressFiles(folder: string): void {
  for (const file of globSync(textFiles, { cwd: folder })) {
    const path = join(folder, file);
    const bytes = readFileSync(path);
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      }),
    );
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
