/**
 * `node run.mjs` starts the server, and `node run.mjs inbox list` runs the operator's command. `node run.mjs compile`
 * compiles the server before its first start. This file is JavaScript, and checks the version of Node before it imports
 * anything. If Node cannot read TypeScript, this file prints a clear message.
 */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
// Earlier versions also have an SQLite that may damage the database (`store/sqlite-library.ts`).
if (major < 24 || major === 25 || (major === 24 && minor < 15)) {
  console.error(
    `The server needs Node 26, or Node 24 from 24.15 on, and this is Node ${process.versions.node}. Install Node 26 (https://nodejs.org), or use 'npm run server' and 'npm run inbox', which run on the Node that 'npm install' brought.`,
  );
  process.exit(1);
}
const { keepCompiled } = await import('./packages/server/app/compile-cache.mjs');
keepCompiled();
if (process.argv[2] === 'inbox') {
  process.argv.splice(2, 1);
  await import('./packages/inbox/command/main.ts');
} else if (process.argv[2] === 'compile') {
  await Promise.all([
    import('./packages/server/app/start.ts'),
    import('./packages/server/store/sqlite-worker.ts'),
  ]);
} else {
  const { stopWithParent } = await import('./packages/server/app/stop-with-parent.mjs');
  stopWithParent();
  await import('./packages/server/main.ts');
  // The cache is written now. A server that is killed later would not write it.
  const { flushCompileCache } = await import('node:module');
  flushCompileCache();
}
