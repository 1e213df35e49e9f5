/** Checks every content file and names each fault: `node scripts/check-content.ts [name part]`. */
import { contentFaults } from '../app/content/check.ts';

const faults = contentFaults('content', process.argv[2]);
for (const fault of faults) console.error(fault);
if (faults.length) process.exitCode = 1;
else console.log('content: no faults');
