import type { FileFault } from '../../forms/form-faults.ts';
import type { FileType } from '../../forms/form.ts';

/** What the content of a file is: one of the types that the server can check, or the reason to refuse the file. */
export type Finding = { type: FileType } | FileFault;
