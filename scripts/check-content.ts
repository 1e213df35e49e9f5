/** Checks every content file and names each fault: `node scripts/check-content.ts [name part]`. */
import { join } from 'node:path';
import { contentFaults } from '../app/content/checking/check.ts';

const faults = contentFaults(join(import.meta.dirname, '..'), {}, process.argv[2]);
for (const fault of faults) console.error(fault);
if (faults.length) process.exitCode = 1;
else console.log('content: no faults');
