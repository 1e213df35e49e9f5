/** Page that answers a message sent without script. */
import { contactForm } from '../../../contracts/contact-form.ts';
import { messages } from '../../../contracts/messages.ts';
import { basicDrawers } from '../form-fields/form-fields.tsx';
import { SentNote } from '../outcome-notes/outcome-notes.tsx';
import { ReturnedForm } from '../returned-form/returned-form.tsx';
import { EmailIds, type ContactFormProps } from './contact-form.tsx';

export const ContactSent = () => <SentNote text={messages.messageSent} />;

export const ContactReturned = ({ words, submission, tooMany }: ContactFormProps) => (
  <ReturnedForm
    form={contactForm}
    words={words}
    drawers={basicDrawers}
    failed={messages.messageFailed}
    tooMany={tooMany}
  >
    <EmailIds settings={submission} />
  </ReturnedForm>
);
