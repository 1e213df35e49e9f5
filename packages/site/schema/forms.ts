/** `forms.yaml`: the strings of the forms. The schema is made from the definitions of the forms. */
import { z } from 'zod';
import { type FormKind, formKinds, forms as definitions } from '@website/forms/forms';
import {
  faultsByKind,
  faultsOf,
  type FaultOf,
  type FormMessages,
  notReadyReasons,
  type FieldStrings,
  type FormStrings,
  type ReceiptStrings,
  type ResultStrings,
  type StringsByKind,
} from '@website/forms/form-faults';
import {
  fieldOfKind,
  fieldsOf,
  type Choices,
  type FieldDefinition,
  type FieldKind,
  type FormDefinition,
  refusalsOf,
} from '@website/forms/form';
import { filledStrings } from './field-strings.ts';
import { link, linkedText, text, textsFor } from './blocks.ts';
import { yourMessage, yourMessagePlaceholders } from './your-message.ts';

const label = text.max(40);

const labelled = <Kind extends FieldKind>(kind: Kind) => ({
  label,
  hint: text.max(160).optional(),
  errors: textsFor<FaultOf<Kind>>(faultsByKind[kind]),
});

const stringsByKind = {
  text: z.strictObject(labelled('text')),
  email: z.strictObject(labelled('email')),
  multiline: z.strictObject(labelled('multiline')),
  phone: z.strictObject({
    ...labelled('phone'),
    country: z.strictObject({ label, search: text.max(16), results: text, none: text }),
    truncated: text,
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
  checkbox: z.strictObject({
    label,
    statement: linkedText,
    newTab: label,
    errors: textsFor(faultsByKind.checkbox),
  }),
  choice: z.strictObject({ label, chosen: text }),
} satisfies { [Kind in FieldKind]: z.ZodType<StringsByKind[Kind]> };

/** Makes the schema for the strings of a field. An optional field has no message for an empty value. */
const stringsOf = (field: FieldDefinition) =>
  field.required || field.kind === 'choice'
    ? stringsByKind[field.kind]
    : stringsByKind[field.kind].extend({ errors: textsFor(faultsOf(field)) });

/**
 * Makes the schema for the strings of all fields. A field without strings is a fault, and so are strings without a
 * field.
 */
const fieldStrings = <Form extends FormDefinition>(form: Form) =>
  z.strictObject(
    Object.fromEntries(fieldsOf(form).map(([name, field]) => [name, stringsOf(field)])),
  ) as unknown as z.ZodType<FieldStrings<Form>>;

const formStrings = <Form extends FormDefinition>(form: Form) =>
  z.strictObject({
    submit: label,
    sent: label,
    success: text,
    notSent: label,
    notReady: textsFor(notReadyReasons),
    next: z.array(text).min(2).max(3).describe('What happens after the form was sent, in order'),
    onward: z
      .strictObject({ label, href: link })
      .describe('A page to read on, after the form was sent without script'),
    tooMany: text,
    refusals: textsFor(refusalsOf(form)),
    fields: fieldStrings(form),
  });

/**
 * The placeholders of the forms' messages. The build fills in limits of fields; the page fills in the others when it
 * shows a message.
 */
export const formPlaceholders = [
  'max',
  'types',
  'found',
  'wait',
  'percent',
  'country',
  'digits',
  'dial',
  'count',
  'name',
  ...yourMessagePlaceholders,
] as const;

/** The placeholders that the server fills in when it sends an acknowledgement. The text must contain the first one. */
export const acknowledgementPlaceholders = ['reference', 'link'] as const;
const [referencePlaceholder] = acknowledgementPlaceholders;

/** A text without placeholders, because the server fills in none when it sends a mail. */
const fixed = text.refine(
  (value) => !formPlaceholders.some((placeholder) => value.includes(`{${placeholder}}`)),
  {
    error: 'may have no placeholder that stands for what a visitor does',
  },
);
/** The acknowledgement mail to a sender. It contains no text that the sender typed. */
const acknowledgement = z.strictObject({
  subject: fixed.max(78),
  text: z
    .array(fixed)
    .min(1)
    .refine((paragraphs) => paragraphs.some((paragraph) => paragraph.includes(`{${referencePlaceholder}}`)), {
      error: `must contain {${referencePlaceholder}}`,
    })
    .transform((paragraphs) => paragraphs.join('\n\n')),
});

type ByName<Values extends Record<FormKind, unknown>> = {
  [Kind in FormKind as (typeof definitions)[Kind]['name']]: Values[Kind];
};
const byName = <Values extends Record<FormKind, unknown>>(valueOf: (kind: FormKind) => unknown) =>
  Object.fromEntries(formKinds.map((kind) => [definitions[kind].name, valueOf(kind)])) as ByName<Values>;

/** The forms with an email field, whose senders can get an acknowledgement. */
const acknowledged = formKinds.filter((kind) => fieldOfKind(definitions[kind], 'email'));

export const forms = z.strictObject({
  shared: z.strictObject({
    sending: label,
    problem: label,
    error: label,
    home: label,
    failed: text,
    botCheckNotReady: text,
    receipt: textsFor(['heading', 'reference', 'time', 'quote', 'next', 'print', 'keep', 'link']),
  }),
  ...byName<{ [Kind in FormKind]: ReturnType<typeof formStrings<(typeof definitions)[Kind]>> }>((kind) =>
    formStrings(definitions[kind]),
  ),
  yourMessage,
  acknowledgement: z.strictObject(Object.fromEntries(acknowledged.map((kind) => [kind, acknowledgement]))),
});
type FormsFile = z.infer<typeof forms>;

interface FormContent<Form extends FormDefinition> {
  strings: FormStrings<Form>;
  result: ResultStrings;
  receipt: ReceiptStrings;
  titles: { sent: string; returned: string };
}

/** Returns the strings of every form, with limits filled in. `choices` has the names of choices by form. */
export const formContents = (
  file: FormsFile,
  language: string,
  choices: Readonly<Record<string, Choices>> = {},
) =>
  byName<{ [Kind in FormKind]: FormContent<(typeof definitions)[Kind]> }>((kind) => {
    const { sending, problem, error, home, failed, botCheckNotReady, receipt } = file.shared;
    const { submit, success, notReady, refusals, fields, next, ...result } = file[definitions[kind].name];
    const filled = fieldsOf(definitions[kind]).map(([name, field]) => {
      const names = choices[definitions[kind].name]?.[name];
      const strings = filledStrings((fields as FieldStrings<FormDefinition>)[name], field, language);
      return [name, { ...strings, ...(names && { names }) }];
    });
    return {
      strings: {
        submit,
        sending,
        problem,
        error,
        success,
        failed,
        botCheckNotReady,
        notReady,
        refusals,
        fields: Object.fromEntries(filled),
      },
      result: { ...result, home },
      receipt: { ...receipt, steps: next },
      titles: { sent: result.sent, returned: `${error} ${result.notSent}` },
    };
  });

/**
 * Returns the server's messages for each form. The country of a phone number is a separate field with the same
 * messages.
 */
export const formMessages = (contents: ReturnType<typeof formContents>) =>
  byName<Record<FormKind, FormMessages>>((kind) => {
    const { refusals, fields }: FormStrings = contents[definitions[kind].name].strings;
    const errors = fieldsOf(definitions[kind]).flatMap(([name, field]) =>
      [name, ...(field.kind === 'phone' ? [field.countryName] : [])].map((wireName) => [
        wireName,
        fields[name]?.errors,
      ]),
    );
    return { refusals, fields: Object.fromEntries(errors) };
  });
