import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { delivered, isDelivered } from './delivered.ts';

test.each([
  [`name: ${delivered.name}`, true],
  [`# Facts\nname: "${delivered.name}" # the brand\ntagline: x`, true],
  [`name: ${delivered.name} Labs`, false],
  ['name: Compass', false],
])('content with the line “%s” is ours: %s', (text, expected) => {
  const root = mkdtempSync(join(tmpdir(), 'delivered-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'content'));
  writeFileSync(join(root, 'content/company.yaml'), `${text}\n`);
  expect(isDelivered(root)).toBe(expected);
});
