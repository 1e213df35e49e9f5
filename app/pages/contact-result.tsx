import type { Site } from '../schema/site.ts';
import { ContactResult } from '../sections/form-result/contact-result.tsx';

/** The page that answers a message sent without script; the server fills it in. */
export const ContactResultPage = ({ site }: { site: Site }) => <ContactResult site={site} />;
