/** The contact form. The specification and the company's EmailJS template prescribe the field names. */
import { endpoints } from './endpoints.ts';
import { choice, defineForm, email, type FieldName, multiline, text } from './form.ts';
import { limits } from './limits.ts';

export const contactForm = defineForm({
  name: 'contact',
  action: 'contact_form',
  native: { path: endpoints.sendMessageForm },
  emailJs: { path: endpoints.sendMessage },
  answers: 'text',
  mailbox: 'info',
  retention: 'message',
  mail: { sender: 'from_name', subject: { field: 'subject' }, body: 'message' },
  fields: {
    from_name: text({ maxLength: limits.name, autoComplete: 'name', width: 'half' }),
    from_email: email({ width: 'half' }),
    subject: text({ maxLength: limits.subject }),
    message: multiline({ maxLength: limits.comment, rows: 7 }),
    /** The service or industry whose page led to the form. */
    about: choice(),
  },
});

export const aboutField = 'about' satisfies FieldName<typeof contactForm>;
