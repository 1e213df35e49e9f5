/** Controls the shim while a program runs; see `disk-shim.c`. */
import { writeFileSync } from 'node:fs';

/** The kinds of operations that a fault affects. The numbers are `FAILS_*` of the shim. */
const stops = { write: 1, name: 2, flush: 4, read: 8 } as const;

/** The faults of a disk, each with the Linux error number and the affected operations. */
const faults = {
  none: { error: 0, operations: 0 },
  full: { error: 28, operations: stops.write },
  'read-only': { error: 30, operations: stops.write | stops.name },
  gone: { error: 5, operations: stops.write | stops.name | stops.flush | stops.read },
} as const;

export type DiskFault = keyof typeof faults;

/** Sets the fault and the delay of flushes (milliseconds) in the control file of a program with the shim. */
export function controlDisk(control: string, fault: DiskFault, flushDelay = 0): void {
  const { error, operations } = faults[fault];
  // The file is changed in place, because the program has mapped it into memory.
  writeFileSync(control, Buffer.from(Uint32Array.of(error, operations, flushDelay, 0).buffer), {
    flag: 'r+',
  });
}

/** Creates a control file that sets no fault. */
export function makeDiskControl(control: string): string {
  writeFileSync(control, Buffer.alloc(16));
  return control;
}
