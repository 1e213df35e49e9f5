/** The application form. Applicants can attach a resume. */
import { endpoints } from './endpoints.ts';
import { choice, defineForm, fileTypes, type FieldName, checkbox, email, file, phone, text } from './form.ts';
import { limits } from './limits.ts';

export const applicationForm = defineForm({
  name: 'application',
  action: 'job_application',
  native: { path: endpoints.applications, encType: 'multipart/form-data' },
  answers: 'problem',
  mailbox: 'careers',
  retention: 'application',
  mail: { sender: 'name', subject: { text: 'Application' } },
  fields: {
    name: text({ maxLength: limits.name, autoComplete: 'name' }),
    phone: phone({ countryName: 'country' }),
    email: email({}),
    resume: file({ types: fileTypes, maxBytes: limits.resumeBytes }),
    terms: checkbox({}),
    /** The vacancy whose link led to the form. */
    for: choice(),
  },
});

export const vacancyField = 'for' satisfies FieldName<typeof applicationForm>;

export const resumeField = 'resume' satisfies FieldName<typeof applicationForm>;
