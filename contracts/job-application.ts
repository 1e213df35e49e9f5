/** Names, limits and words of the application form. Safe in a browser bundle: imports nothing. */

/** Longest values in Unicode code points, and the resume in bytes. */
export const applicationLimits = { name: 100, email: 254, resumeBytes: 5 * 1024 * 1024 } as const;

/** File endings a resume may have. */
export const resumeTypes = ['pdf', 'docx', 'doc', 'odt', 'rtf', 'txt'] as const;

/** What is said about a resume; the wording is fixed by the product's decisions. */
export const resumeMessages = {
  missing: 'Select a resume',
  type: 'The selected file must be a PDF, DOCX, DOC, ODT, RTF or TXT',
  large: 'The selected file must be smaller than 5MB',
  empty: 'The selected file is empty',
  locked: 'The selected file is password protected',
  failed: 'The selected file could not be uploaded – try again',
} as const;

/** What is said beside the other fields. Keys are the names of the form's fields. */
export const applicationFieldMessages = {
  name: { missing: 'Enter your full name', long: 'Your name must be 100 characters or fewer' },
  phone: {
    missing: 'Enter your phone number',
    invalid:
      'Enter a phone number of the chosen country, or one that begins with + and the country’s dial code',
  },
  email: {
    missing: 'Enter your email address',
    invalid: 'Enter an email address in the format name@example.com',
    long: 'Your email address must be 254 characters or fewer',
  },
  terms: { missing: 'Read and accept the terms of use and the privacy policy' },
} as const;

/** What can be told about a file from its name and size alone; undefined when nothing is wrong so far. */
export function resumeFault(name: string, bytes: number): string | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (!name.includes('.') || !(resumeTypes as readonly string[]).includes(ending)) return resumeMessages.type;
  if (bytes === 0) return resumeMessages.empty;
  return bytes > applicationLimits.resumeBytes ? resumeMessages.large : undefined;
}
