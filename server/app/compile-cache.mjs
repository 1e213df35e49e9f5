import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Keeps compiled code beside the packages, which halves the time of the next start. Another user could put code into the
 * system's folder for temporary files, so the folder is in the project. If the folder is read-only, the server uses what
 * `node server/run.mjs compile` has left there, or compiles at each start.
 */
export function keepCompiled() {
  // Threads read the path from the environment.
  process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
    new URL('../../node_modules/.cache/node', import.meta.url),
  );
  enableCompileCache(process.env.NODE_COMPILE_CACHE);
}
