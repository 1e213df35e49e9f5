import type { Site } from '../schema/site.ts';
import { ApplicationResult } from '../sections/form-result/application-result.tsx';

/** The page that answers an application sent without script; the server fills it in. */
export const ApplicationResultPage = ({ site }: { site: Site }) => <ApplicationResult site={site} />;
