import { expect, test } from 'vitest';
import { cleanFileName } from './file-name.ts';

test.each<[raw: string, cleaned: string]>([
  ['cv.pdf', 'cv.pdf'],
  ['Ada Lovelace – Résumé.docx', 'Ada Lovelace – Résumé.docx'],
  ['C:\\Users\\ada\\cv.pdf', 'cv.pdf'],
  ['../../etc/cv.pdf', 'cv.pdf'],
  ['cv\u0000\u001b[2J.pdf', 'cv[2J.pdf'],
  ['cv\u202efdp.txt', 'cvfdp.txt'],
  ['c\u200bv.pdf', 'cv.pdf'],
  ['a%22b%0D%0A.pdf', 'a_b.pdf'],
  ['a<b>:c|d?*.pdf', 'a_b__c_d__.pdf'],
  ['  cv  of\tme .pdf. ', 'cv of me.pdf'],
  ['...cv.pdf', 'cv.pdf'],
  ['.pdf', 'resume.pdf'],
  ['/', 'resume'],
  ['', 'resume'],
  ['\ud800.pdf', '\ufffd.pdf'],
  ['Cafe\u0301.pdf', 'Café.pdf'],
  ['CON.pdf', '_CON.pdf'],
  ['nul', '_nul'],
])('%j becomes %j', (raw, cleaned) => {
  expect(cleanFileName(raw)).toBe(cleaned);
});

test('a long name keeps its ending', () => {
  const name = cleanFileName(`${'👩'.repeat(300)}.docx`);
  expect([...name]).toHaveLength(100);
  expect(name).toMatch(/👩\.docx$/);
  expect([...cleanFileName(`a.${'x'.repeat(300)}`)].length).toBeLessThanOrEqual(100);
});
