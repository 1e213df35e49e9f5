import type { resumeTypes } from '../../contracts/job-application-form.ts';

/** A file ending a resume may have, and what it then is. */
export type ResumeType = (typeof resumeTypes)[number];
