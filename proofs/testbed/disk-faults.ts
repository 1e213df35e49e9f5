/** What the shim is told while a program runs: see `disk-shim.c`. */
import { writeFileSync } from 'node:fs';

/** Operations that a fault stops: the `FAILS_*` of the shim. */
const stops = { write: 1, name: 2, flush: 4, read: 8 } as const;

/** Faults of a disk, with Linux's number of the error and what it stops. */
const faults = {
  none: { error: 0, operations: 0 },
  full: { error: 28, operations: stops.write },
  'read-only': { error: 30, operations: stops.write | stops.name },
  gone: { error: 5, operations: stops.write | stops.name | stops.flush | stops.read },
} as const;

/** What can be wrong with a disk. */
export type DiskFault = keyof typeof faults;

/** Sets what the disk does from now on, in a control file that a program with the shim looks at. */
export function controlDisk(control: string, fault: DiskFault, flushDelay = 0): void {
  const { error, operations } = faults[fault];
  // Written in place: the program has this very file in its memory.
  writeFileSync(control, Buffer.from(Uint32Array.of(error, operations, flushDelay, 0).buffer), {
    flag: 'r+',
  });
}

/** Makes a control file of a disk that nothing is wrong with. */
export function makeDiskControl(control: string): string {
  writeFileSync(control, Buffer.alloc(16));
  return control;
}
