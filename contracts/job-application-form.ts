/** The application form. */
import { endpoints } from './endpoints.ts';
import type { FaultOf } from './forms/form-faults.ts';
import { checkbox, email, file, phone, text } from './forms/form-fields.ts';
import { defineForm, type FieldName, type FileField } from './forms/form.ts';
import { limits } from './limits.ts';

/** File endings a resume may have. */
export const resumeTypes = ['pdf', 'docx', 'doc', 'odt', 'rtf', 'txt'] as const;

export const applicationForm = defineForm({
  action: 'job_application',
  native: { path: endpoints.applications, encType: 'multipart/form-data' },
  refusals: ['fields', 'unreadable', 'tooSlow', 'keyReused', 'botCheck', 'unavailable', 'busy', 'busyHere'],
  fields: {
    name: text({ maxLength: limits.name, autoComplete: 'name' }),
    phone: phone({ countryName: 'country' }),
    email: email({}),
    resume: file({ types: resumeTypes, maxBytes: limits.resumeBytes }),
    terms: checkbox({}),
  },
});

/** The name of the file among the form's fields. */
export const resumeField = 'resume' satisfies FieldName<typeof applicationForm>;

/** Fault of a file that its name and size alone show; undefined when there is none. */
export function fileFault(
  { types, maxBytes }: FileField,
  name: string,
  bytes: number,
): FaultOf<'file'> | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (!name.includes('.') || !types.includes(ending)) return 'type';
  if (bytes === 0) return 'empty';
  return bytes > maxBytes ? 'large' : undefined;
}

/** The same of a resume. */
export const resumeFault = (name: string, bytes: number): FaultOf<'file'> | undefined =>
  fileFault(applicationForm.fields[resumeField], name, bytes);
