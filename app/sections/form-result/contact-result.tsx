import type { Site } from '../../schema/site.ts';
import { ContactReturned, ContactSent } from '../../forms/contact-form/contact-result.tsx';
import { FormResult } from './form-result.tsx';

/** Shows what became of a message. */
export const ContactResult = ({ site }: { site: Site }) => {
  const { words, result } = site.forms.contact;
  const returned = <ContactReturned words={words} submission={site.submission} tooMany={result.tooMany} />;
  return <FormResult words={result} sent={<ContactSent />} returned={returned} />;
};
