import { describe, expect, test } from 'vitest';
import { fileTypes } from '@website/forms/form';
import { judgeResume, nameOfType } from './judge-resume.ts';
import { resumes } from './test-support/resumes.ts';
import { writtenDocx, writtenOdt } from './test-support/written-archives.ts';
import { writtenDoc, writtenRtf, writtenTexts } from './test-support/written-files.ts';
import { writtenPdfs } from './test-support/written-pdfs.ts';

function outcomeOf(bytes: Buffer, name: string): string {
  const verdict = judgeResume(bytes, name, fileTypes);
  if ('fault' in verdict)
    return verdict.found === undefined ? verdict.fault : `${verdict.fault}:${verdict.found}`;
  return verdict.warnings.length > 0 ? `${verdict.type}, warned` : verdict.type;
}

const written = {
  docx: writtenDocx,
  odt: writtenOdt,
  doc: writtenDoc,
  rtf: writtenRtf,
  txt: writtenTexts,
  pdf: writtenPdfs,
};

describe('a file of an applicant', () => {
  describe.each(Object.entries(written))('as %s', (ending, documents) => {
    test.each(documents)(
      'that %s wrote › %s › has its outcome',
      (_writer, _what, bytes, outcome, ...rest) => {
        expect(outcomeOf(bytes, rest[0] ?? `cv.${ending}`)).toBe(outcome);
      },
    );
  });

  test('of a type that the field does not take › is refused with its type', () => {
    expect(judgeResume(resumes.docx, 'cv.pdf', ['pdf', 'txt'])).toEqual({ fault: 'other', found: 'DOCX' });
  });
});

test.each([
  ['cv.doc', 'rtf', 'cv.rtf'],
  ['My CV.v2.DOCX', 'docx', 'My CV.v2.DOCX'],
  ['My CV.v2.DOC', 'docx', 'My CV.v2.docx'],
] as const)('the name %s of a %s › becomes %s', (name, type, renamed) => {
  expect(nameOfType(name, type)).toBe(renamed);
});
