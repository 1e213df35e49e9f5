/** What the built site says of a fault, from what the build tells the server. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatFault, type FormMessages } from '@website/forms/form-faults';

const record = join(import.meta.dirname, '../../../dist/server/build.json');
const { messages } = JSON.parse(readFileSync(record, 'utf8')) as {
  messages: Record<'contact' | 'application', FormMessages>;
};

/** The sentence for a fault of a field: `said('contact', 'subject', 'long')`. `found` is the kind of a file. */
export function said(form: keyof typeof messages, field: string, fault: string, found?: string): string {
  const sentence = messages[form].fields[field]?.[fault];
  if (sentence === undefined) throw new Error(`forms.yaml says nothing of ${form}, ${field}: ${fault}`);
  return formatFault(sentence, found);
}
