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
  // Joiners of letters and emoji stay, and all others go.
  ['علی\u200cرضا.pdf', 'علی\u200cرضا.pdf'],
  ['ක්\u200dරිස්.pdf', 'ක්\u200dරිස්.pdf'],
  ['മോഹന്\u200d.pdf', 'മോഹന്\u200d.pdf'],
  ['क्\u200cष.pdf', 'क्\u200cष.pdf'],
  ['👩🏽\u200d💻 CV.pdf', '👩🏽\u200d💻 CV.pdf'],
  ['🏳️\u200d🌈.pdf', '🏳️\u200d🌈.pdf'],
  ['\u200dcv\u200d.p\u200bdf\u200c', 'cv.pdf'],
  ['1\u200d2.pdf', '12.pdf'],
  ['علی\u200c\u202eرضا\u2066.pdf', 'علیرضا.pdf'],
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

test.each([
  [`${'x'.repeat(300)}.docx`, /^x{95}\.docx$/],
  [`${'👩'.repeat(300)}.docx`, /^(?:👩){48}\.docx$/u],
  [`${'👩\u200d💻'.repeat(50)}.pdf`, /^(?:👩\u200d💻){17}\.pdf$/u],
  [`${'履'.repeat(150)}.pdf`, /^履{65}\.pdf$/],
  [`a.${'履'.repeat(150)}`, /^a\.履{19}$/],
  [`nul.${'é'.repeat(150)}`, /^_nul\.é{19}$/],
])('a long name keeps its ending: %s', (raw, cleaned) => {
  const name = cleanFileName(raw);
  expect(name).toMatch(cleaned);
  expect([...name].length).toBeLessThanOrEqual(100);
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
});
