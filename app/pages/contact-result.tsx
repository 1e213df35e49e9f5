/** The pages that answer a message sent without script. */
import type { ReturnedForm as Returned } from '../../contracts/built-site.ts';
import { contactForm } from '../../contracts/contact-form.ts';
import { messages } from '../../contracts/messages.ts';
import { basicFieldRenderers } from '../forms/form-fields/form-fields.tsx';
import { EmailIds } from '../forms/form-frame/form-frame.tsx';
import { ReturnedForm } from '../forms/returned-form.tsx';
import { FormReturned, FormSent } from '../sections/form-result/form-result.tsx';
import type { Site } from '../schema/site.ts';

export const ContactSent = ({ site }: { site: Site }) => (
  <FormSent strings={site.forms.contact.result} text={messages.messageSent} />
);

export const ContactReturned = ({
  site: { forms, submission },
  returned,
}: {
  site: Pick<Site, 'forms' | 'submission'>;
  returned: Returned;
}) => {
  const { strings, result } = forms.contact;
  return (
    <FormReturned strings={result}>
      <ReturnedForm
        form={contactForm}
        strings={strings}
        fieldRenderers={basicFieldRenderers}
        failed={messages.messageFailed}
        tooMany={result.tooMany}
        returned={returned}
      >
        <EmailIds settings={submission} />
      </ReturnedForm>
    </FormReturned>
  );
};
