import { expect, test } from 'vitest';
import { formatBytes } from '@website/forms/messages';
import { kindOf } from './file-field.tsx';

test.each([
  [0, '0 bytes'],
  [1, '1 KB'],
  [12_300, '12 KB'],
  [5 * 1024 * 1024, '5.0 MB'],
  [1_024_000, '1.0 MB'],
])('%i bytes are said as %s', (bytes, said) => {
  expect(formatBytes(bytes, 'en-US')).toBe(said);
});

test.each([
  ['resume.pdf', 'PDF'],
  ['Ada.Example.docx', 'DOCX'],
  ['resume', ''],
  ['Mr. Example, resume', ''],
  ['resume.numbers', ''],
  ['.pdf', 'PDF'],
])('the sheet of %s says "%s"', (name, kind) => {
  expect(kindOf(name)).toBe(kind);
});
