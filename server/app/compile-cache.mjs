import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Keeps compiled code in a cache folder beside the packages, which halves the time of the next start. The cache folder
 * is in the project, because another user could put code into the system's folder for temporary files. If the cache
 * folder is read-only, the server uses the code that `node server/run.mjs compile` has written there, or compiles at
 * each start.
 */
export function keepCompiled() {
  // Threads read the path of the cache folder from the environment.
  process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
    new URL('../../node_modules/.cache/node', import.meta.url),
  );
  enableCompileCache(process.env.NODE_COMPILE_CACHE);
}
