/** Page that answers an application sent without script. */
import { applicationForm } from '../../../contracts/job-application-form.ts';
import { messages } from '../../../contracts/messages.ts';
import { SentNote } from '../outcome-notes/outcome-notes.tsx';
import { ReturnedForm } from '../returned-form/returned-form.tsx';
import { applicationDrawers } from './application-drawers.tsx';
import type { JobApplicationFormProps } from './job-application-form.tsx';

export const ApplicationSent = () => <SentNote text={messages.applicationSubmitted} />;

export const ApplicationReturned = ({
  words,
  tooMany,
}: Omit<JobApplicationFormProps, 'recaptchaSiteKey'>) => (
  <ReturnedForm form={applicationForm} words={words} drawers={applicationDrawers} tooMany={tooMany} />
);
