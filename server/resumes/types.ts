import type { FileType } from '../../contracts/forms/form.ts';

/** A file ending a resume may have, and what it then is. */
export type ResumeType = FileType;
