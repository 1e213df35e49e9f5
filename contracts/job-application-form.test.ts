import { describe, expect, test } from 'vitest';
import { resumeFault, resumeMessages, resumeTypes } from './job-application-form.ts';
import { limits } from './limits.ts';

describe('a resume, as far as name and size tell', () => {
  test.each(resumeTypes)('may be a %s file, in either case', (type) => {
    expect(resumeFault(`resume.${type}`, 1)).toBeUndefined();
    expect(resumeFault(`My.Resume (2).${type.toUpperCase()}`, 1)).toBeUndefined();
  });

  test.each(['resume.png', 'resume', 'resume.', 'pdf', 'resume.pdf.exe', 'resume.docm', 'resume.pdf ', ''])(
    'may not be called %j',
    (name) => expect(resumeFault(name, 1)).toBe(resumeMessages.type),
  );

  test('has at most 5 MiB, and something in it', () => {
    const { resumeBytes } = limits;
    expect(resumeBytes).toBe(5 * 1024 * 1024);
    expect(resumeFault('resume.pdf', resumeBytes)).toBeUndefined();
    expect(resumeFault('resume.pdf', resumeBytes + 1)).toBe(resumeMessages.large);
    expect(resumeFault('resume.pdf', 0)).toBe(resumeMessages.empty);
  });
});

test('the words about a resume are those that were decided', () => {
  expect(resumeMessages).toEqual({
    missing: 'Select a resume',
    type: 'The selected file must be a PDF, DOCX, DOC, ODT, RTF or TXT',
    large: 'The selected file must be smaller than 5MB',
    empty: 'The selected file is empty',
    locked: 'The selected file is password protected',
    failed: 'The selected file could not be uploaded – try again',
    changed: 'The selected file was changed or moved since you chose it – choose it again',
  });
});
