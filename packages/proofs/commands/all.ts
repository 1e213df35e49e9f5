/**
 * `npm run proofs` runs every proof in its long form, which takes about three quarters of an hour. It prints the tables of each
 * program, and then the proofs that passed. The exit code is 1 if a proof failed.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Programs in this folder, with their arguments. */
const programs: readonly [program: string, ...args: string[]][] = [
  ['torture', '--kills', '200', '--store', 'sqlite'],
  ['torture', '--kills', '200', '--store', 'postgres'],
  ['afterwards', '--store', 'sqlite'],
  ['afterwards', '--store', 'postgres'],
  ['failover', '--posts', '1000'],
  ['power-cut', '--runs', '4', '--posts', '1000', '--cuts', '40'],
  ['faults'],
  ['slow-sockets', '--sockets', '2000', '--addresses', '20'],
  ['fuzz', '--minutes', '2'],
  ['soak', '--minutes', '5'],
];

const results = programs.map(([program, ...args]) => {
  const proof = [program, ...args].join(' ');
  console.log(`\n${proof}`);
  const file = join(import.meta.dirname, `${program}.ts`);
  const { status } = spawnSync(process.execPath, [file, ...args], { stdio: 'inherit' });
  return { proof, passed: status === 0 };
});
console.table(results);
if (results.some(({ passed }) => !passed)) process.exitCode = 1;
