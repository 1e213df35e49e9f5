import { describe, expect, test } from 'vitest';
import { fileFault } from './form-faults.ts';
import { fileTypes } from './form.ts';
import { applicationForm } from './job-application-form.ts';
import { limits } from './limits.ts';

const resumeFault = (name: string, bytes: number) => fileFault(applicationForm.fields.resume, name, bytes);

describe('a resume, by name and size', () => {
  test.each(fileTypes)('may be a %s file, in either letter case', (type) => {
    expect(resumeFault(`resume.${type}`, 1)).toBeUndefined();
    expect(resumeFault(`My.Resume (2).${type.toUpperCase()}`, 1)).toBeUndefined();
  });

  test.each(['resume', 'resume.', 'pdf', 'resume.pdf ', 'Mr. Example, resume', ''])(
    'may not be called %j',
    (name) => expect(resumeFault(name, 1)).toEqual({ fault: 'type' }),
  );

  test.each([
    ['resume.png', 'PNG'],
    ['My resume.Pages', 'PAGES'],
    ['resume.pdf.exe', 'EXE'],
    ['resume.docm', 'DOCM'],
  ])('called %s › is refused with its kind', (name, found) => {
    expect(resumeFault(name, 1)).toEqual({ fault: 'other', found });
  });

  test('has 1 byte to 5 MiB', () => {
    const { resumeBytes } = limits;
    expect(resumeBytes).toBe(5 * 1024 * 1024);
    expect(resumeFault('resume.pdf', resumeBytes)).toBeUndefined();
    expect(resumeFault('resume.pdf', resumeBytes + 1)).toEqual({ fault: 'large' });
    expect(resumeFault('resume.pdf', 0)).toEqual({ fault: 'empty' });
  });
});
