/** Compiles `disk-shim.c`. The proofs need a C compiler (`cc`) on Linux; without one they fail and say so. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('disk-shim.c', import.meta.url));

/** What the shim is told; see the head of `disk-shim.c`. Paths are absolute. */
export type ShimOptions = { root: string; log?: string; control?: string };

/** Compiles the shim into a folder. Throws a sentence where that cannot be done. */
export function buildShim(folder: string): string {
  const library = join(folder, 'disk-shim.so');
  if (process.platform !== 'linux')
    throw new Error('Power cuts and disk faults are simulated by LD_PRELOAD, which is there on Linux alone.');
  try {
    execFileSync('cc', ['-O2', '-shared', '-fPIC', '-o', library, source, '-ldl'], { stdio: 'pipe' });
  } catch (error) {
    throw new Error('The proofs need a C compiler: install gcc or clang, so that `cc` is there.', {
      cause: error,
    });
  }
  return library;
}

/** The environment under which a program has the shim between itself and `root`. */
export const shimEnvironment = (library: string, { root, log, control }: ShimOptions) => ({
  LD_PRELOAD: library,
  DISK_ROOT: root,
  ...(log !== undefined && { DISK_LOG: log }),
  ...(control !== undefined && { DISK_CONTROL: control }),
  // Writes by way of io_uring would pass the C library by.
  UV_USE_IO_URING: '0',
});
