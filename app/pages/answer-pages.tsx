import type { AnsweredForm, Receipt as Facts, ReturnedForm as Returned } from '../../contracts/built-site.ts';
import { contactForm } from '../../contracts/contact-form.ts';
import type { FormDefinition } from '../../contracts/forms/form.ts';
import { applicationForm } from '../../contracts/job-application-form.ts';
import { messages } from '../../contracts/messages.ts';
import {
  EmailIds,
  ReturnedForm,
  basicFieldRenderers,
  cleanTexts,
} from '../forms/form-fields/form-fields.tsx';
import { applicationFieldRenderers } from '../forms/job-application-form/application-field-renderers.ts';
import { Receipt } from '../forms/receipt/receipt.tsx';
import { FormReturned, FormSent } from '../sections/form-result/form-result.tsx';
import type { Site } from '../schema/site.ts';

const sentTexts = { contact: messages.messageSent, application: messages.applicationSubmitted };

const definitions = { contact: contactForm, application: applicationForm } satisfies Record<
  AnsweredForm,
  FormDefinition
>;

interface SentPageProps {
  site: Pick<Site, 'forms'>;
  form: AnsweredForm;
  receipt: Facts;
}

export const SentPage = ({ site: { forms }, form, receipt }: SentPageProps) => (
  <FormSent
    strings={forms[form].result}
    text={sentTexts[form]}
    receipt={
      <Receipt
        form={definitions[form]}
        fields={forms[form].strings.fields}
        strings={forms[form].receipt}
        receipt={{ ...receipt, values: cleanTexts(receipt.values) }}
        level={2}
        hasScript={false}
      />
    }
  />
);

interface ReturnedPageProps {
  site: Pick<Site, 'forms' | 'submission'>;
  form: AnsweredForm;
  returned: Returned;
}

export const ReturnedPage = ({ site: { forms, submission }, form, returned }: ReturnedPageProps) => {
  const { result } = forms[form];
  const shared = { tooMany: result.tooMany, returned };
  return (
    <FormReturned strings={result}>
      {form === 'contact' ? (
        <ReturnedForm
          {...shared}
          form={contactForm}
          strings={forms.contact.strings}
          fieldRenderers={basicFieldRenderers}
          failed={messages.messageFailed}
        >
          <EmailIds settings={submission} />
        </ReturnedForm>
      ) : (
        <ReturnedForm
          {...shared}
          form={applicationForm}
          strings={forms.application.strings}
          fieldRenderers={applicationFieldRenderers}
        />
      )}
    </FormReturned>
  );
};
