import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Keeps what Node compiles beside the packages, so that the next start need not read TypeScript again: that is half of
 * its work. A folder of the project, and not the system's one for temporary files, where others could lay code for us
 * to run. Where it cannot be written to, everything is compiled at each start, or was by `node server/run.mjs compile`.
 */
export function keepCompiled() {
  // Threads take it over from the environment.
  process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
    new URL('../../node_modules/.cache/node', import.meta.url),
  );
  enableCompileCache(process.env.NODE_COMPILE_CACHE);
}
