import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const program = fileURLToPath(new URL('../../../run.mjs', import.meta.url));

/** Loaded before the program: makes this Node an old one, which lacks whatever the program would import. */
const asOld = (version: string): string => `
  import { registerHooks } from 'node:module';
  Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });
  registerHooks({
    resolve(name, context, next) {
      if (context.parentURL?.endsWith('/run.mjs')) throw new SyntaxError(name + ' is unknown to an old Node');
      return next(name, context);
    },
  });`;

test.each([
  ['20.20.2', []],
  ['24.14.1', ['inbox', 'list']],
  ['25.9.0', []],
])('Node %s, which is too old › run.mjs %j says so in a sentence', (version, words) => {
  const preload = `data:text/javascript,${encodeURIComponent(asOld(version))}`;
  const { status, stderr } = spawnSync(process.execPath, ['--import', preload, program, ...words], {
    encoding: 'utf8',
  });
  const sentence = `The server needs Node 26, or Node 24 from 24.15 on, and this is Node ${version}. `;
  expect(stderr.startsWith(sentence)).toBe(true);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(status).toBe(1);
});
