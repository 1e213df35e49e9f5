/** One maker for each kind of field, so that a form's definition says only what is its own. */
import type { CheckboxField, EmailField, FileField, MultilineField, PhoneField, TextField } from './form.ts';
import { limits } from '../limits.ts';
import { fileMessages, textMessages } from '../messages.ts';

/** Fields are required unless they say otherwise. */
interface Options {
  required?: boolean;
  width?: 'half';
  autoComplete?: string;
}
interface TextOptions extends Options {
  /** `Enter your name` */
  ask: string;
  /** `Your name`, at the beginning of a sentence. */
  noun: string;
  maxLength: number;
}

/** The answer as a type, so that what may be left out may be missing from the message. */
type Asked<Given extends { required?: boolean }> = Given extends { required: false } ? false : true;
const asked = <Given extends { required?: boolean }>({ required }: Given): Asked<Given> =>
  (required ?? true) as Asked<Given>;

/** Properties that both kinds of text share. */
const textParts = <Given extends TextOptions>(given: Given) => {
  const { ask, noun, maxLength, width, autoComplete } = given;
  return {
    required: asked(given),
    messages: textMessages(ask, noun, maxLength),
    maxLength,
    ...(width && { width }),
    ...(autoComplete && { autoComplete }),
  };
};

/** One line of text. */
export const text = <const Given extends TextOptions>(given: Given): TextField<Asked<Given>> => ({
  kind: 'text',
  ...textParts(given),
});

/** Several lines of text. */
export const multiline = <const Given extends TextOptions & { rows: number }>(
  given: Given,
): MultilineField<Asked<Given>> => ({ kind: 'multiline', rows: given.rows, ...textParts(given) });

/** The visitor's email address. */
export const email = <const Given extends Options>(given: Given): EmailField<Asked<Given>> => {
  const parts = textParts({
    autoComplete: 'email',
    ...given,
    ask: 'Enter your email address',
    noun: 'Your email address',
    maxLength: limits.email,
  });
  const invalid = 'Enter an email address in the format name@example.com';
  return { ...parts, kind: 'email', required: asked(given), messages: { ...parts.messages, invalid } };
};

/** A phone number with its country. */
export const phone = <const Given extends { required?: boolean; countryName: string }>(
  given: Given,
): PhoneField<Asked<Given>> => ({
  kind: 'phone',
  required: asked(given),
  countryName: given.countryName,
  messages: {
    missing: 'Enter your phone number',
    invalid:
      'Enter a phone number of the chosen country, or one that begins with + and the country’s dial code',
    country: 'Choose the country of your phone number',
  },
});

interface FileOptions {
  required?: boolean;
  /** `a resume` */
  noun: string;
  /** Endings without the dot. */
  types: readonly string[];
  maxBytes: number;
}

/** A file. */
export const file = <const Given extends FileOptions>(given: Given): FileField<Asked<Given>> => ({
  kind: 'file',
  required: asked(given),
  types: given.types,
  maxBytes: given.maxBytes,
  messages: fileMessages(given.noun, given.types, given.maxBytes),
});

/** A box to tick; `ask` says what to do where it has to be ticked. */
export const checkbox = <const Given extends { required?: boolean; ask: string }>(
  given: Given,
): CheckboxField<Asked<Given>> => ({
  kind: 'checkbox',
  required: asked(given),
  messages: { missing: given.ask },
});
