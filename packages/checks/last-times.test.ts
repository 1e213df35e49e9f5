import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../server/test-support/temp-folder.ts';
import { openLastTimes, sayTime } from './last-times.ts';

test('a stage of the gate › that ran before on this machine › says how long it took', () => {
  const file = join(tempFolder(), 'cache', 'gate.json');
  const first = openLastTimes(file);
  expect(first.lastTime('unit tests')).toBe('');
  first.note('unit tests', 100);
  first.note('unit tests', 150);
  expect(openLastTimes(file).lastTime('unit tests')).toBe('last time 2.5 minutes');
});

test('a stage of the gate › whose noted times are damaged › runs as if it were the first time', () => {
  const file = join(tempFolder(), 'gate.json');
  writeFileSync(file, '{"unit tests":');
  expect(openLastTimes(file).lastTime('unit tests')).toBe('');
});

test.each([
  [40, '40 seconds'],
  [390, '6.5 minutes'],
])('%d seconds › are said as %s', (seconds, said) => expect(sayTime(seconds)).toBe(said));
