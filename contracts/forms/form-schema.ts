/** Checks submitted fields against a form's definition. Only the server loads this file, which needs the schema library. */
import { z } from 'zod';
import type { FaultOf, FieldFault } from './form-faults.ts';
import {
  fieldsOf,
  isKept,
  type EmailField,
  type FieldDefinition,
  type FieldKind,
  type FormDefinition,
  type MessageOf,
  type MultilineField,
  type TextField,
  wireNamesOf,
} from './form.ts';
import {
  countCodePoints,
  isAnswerableAddress,
  normalizeEmailAddress,
  normalizeLine,
  normalizeText,
} from '../text-rules.ts';

/** The cleaned message, or one fault per faulty field in the order of the form. */
export type FormResult<Form extends FormDefinition> =
  | { ok: true; message: MessageOf<Form> }
  | { ok: false; faults: FieldFault[] };

/** Converts a typed phone number of a country (ISO code, lower case) to E.164; undefined when the number is invalid. */
export type PhoneReader = (typed: string, country: string) => string | undefined;

/** The schema reports the name of a fault as its message. */
type Fault = FaultOf<FieldKind>;
const fault = (name: Fault) => ({ error: name });

/** The value that browsers send for a ticked box without a `value` attribute. */
const ticked = 'on';

/** Cleaned text; not empty when required. */
function cleaned(required: boolean, missing: Fault, clean: (value: string) => string) {
  const typed = z.string(fault(missing));
  return (required ? typed : typed.default(''))
    .transform(clean)
    .pipe(z.string().refine((value) => !required || value !== '', { ...fault(missing), abort: true }));
}

const cleaners = { text: normalizeLine, email: normalizeEmailAddress, multiline: normalizeText };

/** Cleaned text of at most `maxLength` code points. */
function measured({ kind, required, maxLength }: TextField | EmailField | MultilineField) {
  return cleaned(required, 'missing', cleaners[kind]).refine((value) => countCodePoints(value) <= maxLength, {
    ...fault('long'),
    abort: true,
  });
}

/** The schema for each wire name of a field. Files have none: the server checks them while they arrive. */
function shapeOf(name: string, field: FieldDefinition): Record<string, z.ZodType<string | undefined>> {
  switch (field.kind) {
    case 'text':
    case 'multiline':
      return { [name]: measured(field) };
    case 'email':
      return {
        [name]: measured(field).refine(
          (value) => value === '' || isAnswerableAddress(value),
          fault('invalid'),
        ),
      };
    case 'phone':
      return {
        [field.countryName]: cleaned(field.required, 'country', normalizeLine),
        [name]: cleaned(field.required, 'missing', normalizeLine),
      };
    case 'checkbox': {
      const box = z.literal(ticked, fault('missing'));
      return { [name]: (field.required ? box : box.optional()).transform((value) => value && 'yes') };
    }
    case 'file':
      return {};
  }
}

/** The schema of a form without its files. */
const schemaOf = (form: FormDefinition) =>
  z.object(
    Object.fromEntries(fieldsOf(form).flatMap(([name, field]) => Object.entries(shapeOf(name, field)))),
  );

type FaultsByField = Partial<Record<string, string[]>>;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Converts phone numbers to E.164, and adds a fault to `faultNames` for each number that its country does not have. */
function readPhones(
  form: FormDefinition,
  fields: Record<string, unknown>,
  faultNames: FaultsByField,
  readPhone: PhoneReader,
): Record<string, string | undefined> {
  const numbers: Record<string, string | undefined> = {};
  for (const [name, field] of fieldsOf(form)) {
    if (field.kind !== 'phone') continue;
    const typed = textOf(fields[name]);
    numbers[name] = readPhone(typed, textOf(fields[field.countryName]));
    const isLeftOut = normalizeLine(typed) === '' && !field.required;
    // The country or the number has a fault already.
    const isJudged = faultNames[name] !== undefined || faultNames[field.countryName] !== undefined;
    if (numbers[name] === undefined && !isLeftOut && !isJudged)
      faultNames[name] = ['invalid' satisfies Fault];
  }
  return numbers;
}

/**
 * Makes the parser of a form. The parser takes untrusted fields by wire name and ignores unknown fields, as the EmailJS
 * provider does.
 * @param readPhone required for a form with a phone number
 */
export function formParser<Form extends FormDefinition>(
  form: Form,
  readPhone: PhoneReader = () => undefined,
): (input: unknown) => FormResult<Form> {
  const schema = schemaOf(form);
  return (input) => {
    const fields = Object(input) as Record<string, unknown>;
    const result = schema.safeParse(fields);
    const faultNames: FaultsByField = result.error ? z.flattenError(result.error).fieldErrors : {};
    const numbers = readPhones(form, fields, faultNames, readPhone);
    const faults = wireNamesOf(form).flatMap((field) => {
      const name = faultNames[field]?.[0];
      return name === undefined ? [] : [{ field, fault: name }];
    });
    if (!result.success || faults.length > 0) return { ok: false, faults };
    const values: Record<string, unknown> = { ...result.data, ...numbers };
    const kept = fieldsOf(form).filter(([name, field]) => isKept(field) && textOf(values[name]) !== '');
    return {
      ok: true,
      message: Object.fromEntries(kept.map(([name]) => [name, values[name]])) as MessageOf<Form>,
    };
  };
}
