/** The pages that answer an application sent without script. */
import type { ReturnedForm as Returned } from '../../contracts/built-site.ts';
import { applicationForm } from '../../contracts/job-application-form.ts';
import { messages } from '../../contracts/messages.ts';
import { applicationFieldRenderers } from '../forms/job-application-form/application-field-renderers.tsx';
import { ReturnedForm } from '../forms/returned-form.tsx';
import { FormReturned, FormSent } from '../sections/form-result/form-result.tsx';
import type { Site } from '../schema/site.ts';

export const ApplicationSent = ({ site }: { site: Site }) => (
  <FormSent strings={site.forms.application.result} text={messages.applicationSubmitted} />
);

export const ApplicationReturned = ({
  site: { forms },
  returned,
}: {
  site: Pick<Site, 'forms'>;
  returned: Returned;
}) => {
  const { strings, result } = forms.application;
  return (
    <FormReturned strings={result}>
      <ReturnedForm
        form={applicationForm}
        strings={strings}
        fieldRenderers={applicationFieldRenderers}
        tooMany={result.tooMany}
        returned={returned}
      />
    </FormReturned>
  );
};
