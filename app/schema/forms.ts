/** `forms.yaml`: the words of the forms. Its schema follows from their definitions, field by field. */
import { z } from 'zod';
import { contactForm } from '../../contracts/contact-form.ts';
import { applicationForm } from '../../contracts/job-application-form.ts';
import { faultsByKind, type FaultOf, type FormSentences } from '../../contracts/forms/form-faults.ts';
import { markBegin, markEnd, type MarkedState } from '../../contracts/forms/page-marks.ts';
import {
  legalPages,
  type FieldWords,
  type FormWords,
  type ResultWords,
  type WordsByKind,
} from '../../contracts/forms/form-words.ts';
import {
  fieldsOf,
  type FieldDefinition,
  type FieldKind,
  type FormDefinition,
  type RefusalOf,
} from '../../contracts/forms/form.ts';
import { fileSize, inWords } from '../../contracts/messages.ts';
import { text } from './blocks.ts';

const label = text.max(40);

/** A sentence for each of the names. */
const sentences = <Name extends string>(names: readonly Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>);
const withErrors = <Kind extends FieldKind>(kind: Kind) => ({
  errors: sentences<FaultOf<Kind>>(faultsByKind[kind]),
});
const labelled = <Kind extends FieldKind>(kind: Kind) => ({
  label,
  hint: text.max(160).optional(),
  ...withErrors(kind),
});

const named = Object.keys(legalPages).map((name) => `{${name}}`);
/** A statement with links. A name in braces becomes a link and must be the name of a page. */
const statement = text.refine(
  (words) => (words.match(/\{[^}]*\}/g) ?? []).every((name) => named.includes(name)),
  { error: `may have only ${named.join(' and ')} in braces` },
);

/** Words of each kind of field. */
const wordsByKind = {
  text: z.strictObject(labelled('text')),
  email: z.strictObject(labelled('email')),
  multiline: z.strictObject(labelled('multiline')),
  phone: z.strictObject({
    ...labelled('phone'),
    country: z.strictObject({ label, search: text.max(16), found: text, none: text }),
    cut: text,
  }),
  file: z.strictObject({
    ...labelled('file'),
    drop: text,
    remove: text,
    again: text,
    uploading: text,
    spoken: text,
    cancel: text,
    canceled: text,
  }),
  checkbox: z.strictObject({ label, statement, newTab: label, ...withErrors('checkbox') }),
} satisfies { [Kind in FieldKind]: z.ZodType<WordsByKind[Kind]> };

/** A field without words, and words without a field, are faults of the file. */
const fieldWords = <Form extends FormDefinition>(form: Form) =>
  z.strictObject(
    Object.fromEntries(fieldsOf(form).map(([name, { kind }]) => [name, wordsByKind[kind]])),
  ) as unknown as z.ZodType<FieldWords<Form>>;

const formWords = <Form extends FormDefinition>(form: Form) =>
  z.strictObject({
    submit: label,
    sent: label,
    notSent: label,
    tooMany: text,
    refusals: sentences<RefusalOf<Form>>(form.refusals),
    fields: fieldWords(form),
  });

/** Placeholders of these sentences, filled in when they are shown or when the field's limits are known. */
export const formPlaceholders = [
  'max',
  'types',
  'wait',
  'percent',
  'country',
  'digits',
  'dial',
  'count',
] as const;

/** Text without placeholders: nothing is filled in when it is sent. */
const fixed = text.refine(
  (words) => !formPlaceholders.some((placeholder) => words.includes(`{${placeholder}}`)),
  {
    error: 'may have no placeholder that stands for what a visitor does',
  },
);
const acknowledgement = z.strictObject({ subject: fixed.max(78), text: z.array(fixed).min(1) });

/** The whole file. */
export const forms = z.strictObject({
  shared: z.strictObject({ sending: label, problem: label, error: label, home: label }),
  contact: formWords(contactForm),
  application: formWords(applicationForm),
  /** The mail to the sender, if the server sends one. It never repeats a word that was typed. */
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

/** Puts a field's limits into its sentences. Other placeholders stay, because they depend on the visitor. */
const withLimits = <Words>(words: Words, limits: Record<string, string>): Words =>
  JSON.parse(JSON.stringify(words), (_, value: unknown) =>
    typeof value === 'string'
      ? value.replace(/\{(\w+)\}/g, (mark, name: string) => limits[name] ?? mark)
      : value,
  ) as Words;

const only = (state: MarkedState, words: string): string => `${markBegin(state)}${words}${markEnd}`;

function contentOf<Form extends FormDefinition>(
  form: Form,
  {
    submit,
    refusals,
    fields,
    ...result
  }: Omit<ResultWords, 'home'> & Pick<FormWords<Form>, 'submit' | 'refusals' | 'fields'>,
  { sending, problem, error, home }: FormsFile['shared'],
): FormContent<Form> {
  const filled = fieldsOf(form).map(([name, field]) => [name, withLimits(fields[name], limitsOf(field))]);
  const title = `${only('sent', result.sent)}${only('returned', `${error} ${result.notSent}`)}`;
  const words = {
    submit,
    sending,
    problem,
    refusals,
    fields: Object.fromEntries(filled) as FieldWords<Form>,
  };
  return { words, result: { ...result, home }, title };
}

/** The words of every form, limits filled in. */
export const formContents = (file: FormsFile) => ({
  contact: contentOf(contactForm, file.contact, file.shared),
  application: contentOf(applicationForm, file.application, file.shared),
});

/** The sentences of the server about a form. The country of a phone number is a field of its own with the same faults. */
const sentencesOf = <Form extends FormDefinition>(
  form: Form,
  { refusals, fields }: FormWords<Form>,
): FormSentences => ({
  refusals,
  fields: Object.fromEntries(
    fieldsOf(form).flatMap(([name, field]) => {
      const { errors } = fields[name];
      return [[name, errors], ...(field.kind === 'phone' ? [[field.countryName, errors]] : [])];
    }),
  ),
});

/** What the server says of each form. */
export const formSentences = ({ contact, application }: ReturnType<typeof formContents>) => ({
  contact: sentencesOf(contactForm, contact.words),
  application: sentencesOf(applicationForm, application.words),
});

/** The words of acknowledgements, as a mail has them: paragraphs apart. */
export const acknowledgementMails = ({ acknowledgement: { message, application } }: FormsFile) => ({
  message: { ...message, text: message.text.join('\n\n') },
  application: { ...application, text: application.text.join('\n\n') },
});
