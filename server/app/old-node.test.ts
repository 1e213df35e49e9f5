import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const program = fileURLToPath(new URL('../run.mjs', import.meta.url));

/** Loaded before the program: makes this Node an old one, which lacks whatever the program would import. */
const asOld = `
  import { registerHooks } from 'node:module';
  Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } });
  registerHooks({
    resolve(name, context, next) {
      if (context.parentURL?.endsWith('/run.mjs')) throw new SyntaxError(name + ' is unknown to an old Node');
      return next(name, context);
    },
  });`;

test.each([[[]], [['inbox', 'list']]])('a Node that is too old says so in a sentence (%j)', (words) => {
  const preload = `data:text/javascript,${encodeURIComponent(asOld)}`;
  const { status, stderr } = spawnSync(process.execPath, ['--import', preload, program, ...words], {
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/^The server needs Node 24\.2 or newer, and this is Node 20\.20\.2\. .*\n$/);
  expect(status).toBe(1);
});
