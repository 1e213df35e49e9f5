/** The application form. */
import { endpoints } from './endpoints.ts';
import { checkbox, email, file, phone, text } from './forms/form-fields.ts';
import { defineForm, type FieldName, type FileField } from './forms/form.ts';
import { limits } from './limits.ts';

/** File endings a resume may have. */
export const resumeTypes = ['pdf', 'docx', 'doc', 'odt', 'rtf', 'txt'] as const;

export const applicationForm = defineForm({
  action: 'job_application',
  native: { path: endpoints.applications, encType: 'multipart/form-data' },
  fields: {
    name: text({
      ask: 'Enter your full name',
      noun: 'Your name',
      maxLength: limits.name,
      autoComplete: 'name',
    }),
    phone: phone({ countryName: 'country' }),
    email: email({}),
    resume: file({ noun: 'a resume', types: resumeTypes, maxBytes: limits.resumeBytes }),
    terms: checkbox({ ask: 'Read and accept the terms of use and the privacy policy' }),
  },
});

/** The name of the file among the form's fields. */
export const resumeField = 'resume' satisfies FieldName<typeof applicationForm>;

/** Messages about a resume; the wording is fixed by the product's decisions. */
export const resumeMessages = applicationForm.fields[resumeField].messages;

/** Error of a file that its name and size alone show; undefined when there is none. */
export function fileFault(
  { types, maxBytes, messages }: FileField,
  name: string,
  bytes: number,
): string | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (!name.includes('.') || !types.includes(ending)) return messages.type;
  if (bytes === 0) return messages.empty;
  return bytes > maxBytes ? messages.large : undefined;
}

/** The same of a resume. */
export const resumeFault = (name: string, bytes: number): string | undefined =>
  fileFault(applicationForm.fields[resumeField], name, bytes);
