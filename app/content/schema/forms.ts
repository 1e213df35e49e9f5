/** `forms.yaml`: the words of the forms. Its schema follows from their definitions, field by field. */
import { z } from 'zod';
import { contactForm } from '../../../contracts/contact-form.ts';
import { applicationForm } from '../../../contracts/job-application-form.ts';
import { markBegin, markEnd, type MarkedState } from '../../../contracts/forms/page-marks.ts';
import {
  legalPages,
  type FieldWords,
  type FormWords,
  type ResultWords,
  type WordsByKind,
} from '../../../contracts/forms/form-words.ts';
import {
  fieldsOf,
  type FieldDefinition,
  type FieldKind,
  type FormDefinition,
} from '../../../contracts/forms/form.ts';
import { fileSize, inWords } from '../../../contracts/messages.ts';
import { text } from './blocks.ts';

const label = text.max(40);
const labelled = { label, hint: text.max(160).optional() };

const named = Object.keys(legalPages).map((name) => `{${name}}`);
/** A statement with links. A name in braces becomes a link and must be the name of a page. */
const statement = text.refine(
  (words) => (words.match(/\{[^}]*\}/g) ?? []).every((name) => named.includes(name)),
  { error: `may have only ${named.join(' and ')} in braces` },
);

/** Words of each kind of field. */
const wordsByKind = {
  text: z.strictObject(labelled),
  email: z.strictObject(labelled),
  multiline: z.strictObject(labelled),
  phone: z.strictObject({
    ...labelled,
    country: z.strictObject({ label, search: text.max(16), found: text, none: text }),
    cut: text,
  }),
  file: z.strictObject({
    ...labelled,
    drop: text,
    remove: text,
    again: text,
    uploading: text,
    spoken: text,
    cancel: text,
    canceled: text,
  }),
  checkbox: z.strictObject({ label, statement, newTab: label }),
} satisfies { [Kind in FieldKind]: z.ZodType<WordsByKind[Kind]> };

/** A field without words, and words without a field, are faults of the file. */
const fieldWords = <Form extends FormDefinition>(form: Form) =>
  z.strictObject(
    Object.fromEntries(fieldsOf(form).map(([name, { kind }]) => [name, wordsByKind[kind]])),
  ) as unknown as z.ZodType<FieldWords<Form>>;

const formWords = <Form extends FormDefinition>(form: Form) =>
  z.strictObject({ submit: label, sent: label, notSent: label, tooMany: text, fields: fieldWords(form) });

/** Placeholders of these sentences, filled in when they are shown or when the field's limits are known. */
export const formHoles = ['max', 'types', 'wait', 'percent', 'country', 'digits', 'dial', 'count'] as const;

/** Text without placeholders: nothing is filled in when it is sent. */
const fixed = text.refine((words) => !formHoles.some((hole) => words.includes(`{${hole}}`)), {
  error: 'may have no placeholder that stands for what a visitor does',
});
const acknowledgement = z.strictObject({ subject: fixed.max(78), text: z.array(fixed).min(1) });

/** The whole file. */
export const forms = z.strictObject({
  shared: z.strictObject({ sending: label, problem: label, error: label, home: label }),
  contact: formWords(contactForm),
  application: formWords(applicationForm),
  /** The mail to whoever wrote, where the server sends one: never with a word that was typed. */
  acknowledgement: z.strictObject({ message: acknowledgement, application: acknowledgement }),
});
type FormsFile = z.infer<typeof forms>;

/** The words of one form, and of the page that answers it; its title says what became of the form. */
export interface FormContent<Form extends FormDefinition> {
  words: FormWords<Form>;
  result: ResultWords;
  title: string;
}

/** The limits of a field as its sentences say them: `{max}`, and `{types}` of files. */
function limitsOf(field: FieldDefinition): Record<string, string> {
  if (field.kind === 'file') return { max: fileSize(field.maxBytes), types: inWords(field.types) };
  return 'maxLength' in field ? { max: field.maxLength.toLocaleString('en-US') } : {};
}

/** Puts a field's limits into its sentences; other placeholders are left for what the visitor does. */
const withLimits = <Words>(words: Words, limits: Record<string, string>): Words =>
  JSON.parse(JSON.stringify(words), (_, value: unknown) =>
    typeof value === 'string'
      ? value.replace(/\{(\w+)\}/g, (mark, name: string) => limits[name] ?? mark)
      : value,
  ) as Words;

const only = (state: MarkedState, words: string): string => `${markBegin(state)}${words}${markEnd}`;

function contentOf<Form extends FormDefinition>(
  form: Form,
  { submit, fields, ...result }: Omit<ResultWords, 'home'> & Pick<FormWords<Form>, 'submit' | 'fields'>,
  { sending, problem, error, home }: FormsFile['shared'],
): FormContent<Form> {
  const filled = fieldsOf(form).map(([name, field]) => [name, withLimits(fields[name], limitsOf(field))]);
  const title = `${only('sent', result.sent)}${only('returned', `${error} ${result.notSent}`)}`;
  const words = { submit, sending, problem, fields: Object.fromEntries(filled) as FieldWords<Form> };
  return { words, result: { ...result, home }, title };
}

/** The words of every form, limits filled in. */
export const formContents = (file: FormsFile) => ({
  contact: contentOf(contactForm, file.contact, file.shared),
  application: contentOf(applicationForm, file.application, file.shared),
});

/** The words of acknowledgements, as a mail has them: paragraphs apart. */
export const acknowledgementMails = ({ acknowledgement: { message, application } }: FormsFile) => ({
  message: { ...message, text: message.text.join('\n\n') },
  application: { ...application, text: application.text.join('\n\n') },
});
