/** Compiles `disk-shim.c`. The proofs need Linux and a C compiler (`cc`). Without these, they fail with a message. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('disk-shim.c', import.meta.url));

/** Options of the shim, as absolute paths. The beginning of `disk-shim.c` explains them. */
export type ShimOptions = { root: string; log?: string; control?: string };

/** Compiles the shim into a folder and returns its path. Throws if there is no Linux or no C compiler. */
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

/** Returns the environment that loads the shim into a program, for the files below `root`. */
export const shimEnvironment = (library: string, { root, log, control }: ShimOptions) => ({
  LD_PRELOAD: library,
  DISK_ROOT: root,
  ...(log !== undefined && { DISK_LOG: log }),
  ...(control !== undefined && { DISK_CONTROL: control }),
  // If Node wrote by io_uring, it would not call the C library.
  UV_USE_IO_URING: '0',
});
