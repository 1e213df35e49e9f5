/** The page a native contact form post ends on. */
import { endpoints } from '../../contracts/endpoints.ts';
import { contactLimits } from '../../contracts/limits.ts';
import { messages } from '../../contracts/messages.ts';
import { type DrawnField, type FormFailure, drawFailure, drawSuccess, fillPage } from '../http/form-page.ts';

/** What became of a native post. After a failure the form comes back with everything that was typed. */
export type FormOutcome = { sent: true } | ({ sent: false } & FormFailure);

/** A field of one line. */
function line(name: keyof typeof contactLimits, label: string, attributes: string): DrawnField {
  const limit = `maxlength="${contactLimits[name]}"`;
  return {
    name,
    label,
    control: (wiring, typed) => `<input ${wiring} ${limit} ${attributes} value="${typed}">`,
  };
}

const fields: readonly DrawnField[] = [
  line('from_name', 'Your Name', 'autocomplete="name"'),
  line('from_email', 'Your Email', 'type="email" autocomplete="email"'),
  line('subject', 'Subject', 'autocomplete="off"'),
  {
    name: 'message',
    label: 'Your Comment',
    // A line break right after <textarea> is dropped by browsers; this one is ours, so the typed one stays.
    control: (wiring, typed) =>
      `<textarea ${wiring} maxlength="${contactLimits.message}" rows="6">\n${typed}</textarea>`,
  },
];

/** Fills the page's frame, see {@link fillPage}, with what became of a message. */
export function renderFormResult(template: string, outcome: FormOutcome): string {
  if (outcome.sent) return fillPage(template, 'Message sent', drawSuccess(messages.messageSent));
  const form = {
    heading: messages.messageFailed,
    attributes: `action="${endpoints.sendMessageForm}"`,
    button: 'Send Message',
    fields,
  };
  return fillPage(template, 'Message not sent', drawFailure(outcome, form));
}
