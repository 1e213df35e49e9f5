import type { AnsweredForm, Receipt as Facts, ReturnedForm as Returned } from '@website/forms/built-site';
import { contactForm } from '@website/forms/contact-form';
import type { FormDefinition } from '@website/forms/form';
import { applicationForm } from '@website/forms/job-application-form';
import {
  EmailIds,
  ReturnedForm,
  basicFieldRenderers,
  cleanTexts,
} from '../forms/form-fields/form-fields.tsx';
import { applicationFieldRenderers } from '../forms/job-application-form/application-field-renderers.ts';
import { Receipt } from '../forms/receipt/receipt.tsx';
import { Column, FormSent } from '../sections/form-result/form-result.tsx';
import type { Site } from '../schema/site.ts';

const definitions = { contact: contactForm, application: applicationForm } satisfies Record<
  AnsweredForm,
  FormDefinition
>;

interface SentPageProps {
  site: Pick<Site, 'forms' | 'language'>;
  form: AnsweredForm;
  receipt: Facts;
}

export const SentPage = ({ site: { forms, language }, form, receipt }: SentPageProps) => (
  <FormSent
    strings={forms[form].result}
    text={forms[form].strings.success}
    receipt={
      <Receipt
        form={definitions[form]}
        fields={forms[form].strings.fields}
        strings={forms[form].receipt}
        receipt={{ ...receipt, values: cleanTexts(receipt.values) }}
        level={2}
        hasScript={false}
        language={language}
      />
    }
  />
);

interface ReturnedPageProps {
  site: Pick<Site, 'forms' | 'submission' | 'language'>;
  form: AnsweredForm;
  returned: Returned;
}

export const ReturnedPage = ({
  site: { forms, submission, language },
  form,
  returned,
}: ReturnedPageProps) => {
  const { result } = forms[form];
  const shared = { tooMany: result.tooMany, returned, language };
  return (
    <Column heading={result.notSent}>
      {form === 'contact' ? (
        <ReturnedForm
          {...shared}
          form={contactForm}
          strings={forms.contact.strings}
          fieldRenderers={basicFieldRenderers}
          failed={forms.contact.strings.failed}
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
    </Column>
  );
};
