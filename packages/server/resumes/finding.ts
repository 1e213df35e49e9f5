import type { FileFault } from '@website/forms/form-faults';
import type { FileType } from '@website/forms/form';

/** What the content of a file is: one of the types that the server can check, or the reason to refuse the file. */
export type Finding = { type: FileType } | FileFault;
