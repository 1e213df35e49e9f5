import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Keeps compiled code in a cache folder beside the packages, which halves the time of the next start. The cache folder
 * is in the project: another user could put code into the system's folder for temporary files. If the cache folder is
 * read-only, the server uses the code that `node run.mjs compile` has written. Without such code, the server
 * compiles at each start.
 */
export function keepCompiled() {
  // Node's threads find the cache folder by this environment variable.
  process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
    new URL('../../../node_modules/.cache/node', import.meta.url),
  );
  enableCompileCache(process.env.NODE_COMPILE_CACHE);
}
