/**
 * Prints drawings for the still lifes, where they lie about as sheets: `node packages/media/print-outs.ts azure/azure-governance`
 * writes `media/out/print-outs/azure/azure-governance.png`. `packages/media/still-lifes/print_out.py` calls this file.
 */
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { makeDrawings } from './illustrations/make.ts';

const root = join(import.meta.dirname, '../..');
/** The pixels of a sheet: enough for one that is half as wide as the widest banner. */
const width = 1200;

await makeDrawings(root);
for (const name of process.argv.slice(2)) {
  const target = join(root, `media/out/print-outs/${name}.png`);
  mkdirSync(dirname(target), { recursive: true });
  await sharp(join(root, `public/media/illustrations/${name}-light.svg`))
    .resize(width)
    .flatten({ background: '#fff' })
    .png()
    .toFile(target);
}
