/** The contact form. Its names are those of the specification and of the company's EmailJS template. */
import { endpoints } from './endpoints.ts';
import { email, multiline, text } from './forms/form-fields.ts';
import { defineForm } from './forms/form.ts';
import { limits } from './limits.ts';

export const contactForm = defineForm({
  action: 'contact_form',
  native: { path: endpoints.sendMessageForm },
  fields: {
    from_name: text({
      ask: 'Enter your name',
      noun: 'Your name',
      maxLength: limits.name,
      autoComplete: 'name',
      width: 'half',
    }),
    from_email: email({ width: 'half' }),
    subject: text({ ask: 'Enter a subject', noun: 'The subject', maxLength: limits.subject }),
    message: multiline({
      ask: 'Enter your comment',
      noun: 'Your comment',
      maxLength: limits.comment,
      rows: 7,
    }),
  },
});
