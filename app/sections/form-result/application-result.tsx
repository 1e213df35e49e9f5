import type { Site } from '../../schema/site.ts';
import {
  ApplicationReturned,
  ApplicationSent,
} from '../../forms/job-application-form/application-result.tsx';
import { FormResult } from './form-result.tsx';

/** Shows what became of an application. */
export const ApplicationResult = ({ site }: { site: Site }) => {
  const { words, result } = site.forms.application;
  const returned = <ApplicationReturned words={words} tooMany={result.tooMany} />;
  return <FormResult words={result} sent={<ApplicationSent />} returned={returned} />;
};
