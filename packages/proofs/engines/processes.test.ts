import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MissingEngineError } from './engine.ts';
import { findProgram, profileFolder, start, untilPrinted } from './processes.ts';

test('a program is found by the first of its names that the machine has', () => {
  expect(findProgram('no-such-browser', 'sh')).toMatch(/\/sh$/);
});

test('a browser that is not there is named', () => {
  expect(() => findProgram('no-such-browser', 'nor-this-one')).toThrow(MissingEngineError);
  expect(() => findProgram('no-such-browser', 'nor-this-one')).toThrow('no-such-browser or nor-this-one');
});

test('a browser says where it listens, and ends with its profile and its children', async () => {
  const folder = profileFolder();
  const started = start('sh', ['-c', 'echo listening on ws://127.0.0.1:9; sleep 60 & wait'], folder);
  expect(await untilPrinted(started, /listening on (\S+)/)).toBe('ws://127.0.0.1:9');
  await started.end();
  expect(existsSync(folder)).toBe(false);
});

test('a browser that ends before it listens is a fault with its words', async () => {
  const started = start('sh', ['-c', 'echo no display; exit 3'], profileFolder());
  await expect(untilPrinted(started, /listening on (\S+)/)).rejects.toThrow(/ended \(3\):\nno display/);
  await started.end();
});
