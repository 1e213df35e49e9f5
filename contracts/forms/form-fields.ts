/** One function for each kind of field. It supplies the defaults, so that definitions of forms stay short. */
import type {
  CheckboxField,
  EmailField,
  FileField,
  FileType,
  MultilineField,
  PhoneField,
  TextField,
} from './form.ts';
import { limits } from '../limits.ts';

/** Fields are required by default. */
interface Options {
  required?: boolean;
  width?: 'half';
  autoComplete?: string;
}
interface TextOptions extends Options {
  maxLength: number;
}

/** `required` as a type, so that optional fields are optional in the type of the message. */
type Asked<Given extends { required?: boolean }> = Given extends { required: false } ? false : true;
const asked = <Given extends { required?: boolean }>({ required }: Given): Asked<Given> =>
  (required ?? true) as Asked<Given>;

/** One line of text. */
export const text = <const Given extends TextOptions>(given: Given): TextField<Asked<Given>> => ({
  ...given,
  kind: 'text',
  required: asked(given),
});

/** Several lines of text. */
export const multiline = <const Given extends TextOptions & { rows: number }>(
  given: Given,
): MultilineField<Asked<Given>> => ({ ...given, kind: 'multiline', required: asked(given) });

/** The visitor's email address. */
export const email = <const Given extends Options>(given: Given): EmailField<Asked<Given>> => ({
  autoComplete: 'email',
  maxLength: limits.email,
  ...given,
  kind: 'email',
  required: asked(given),
});

/** A phone number with its country. */
export const phone = <const Given extends { required?: boolean; countryName: string }>(
  given: Given,
): PhoneField<Asked<Given>> => ({ ...given, kind: 'phone', required: asked(given) });

interface FileOptions {
  required?: boolean;
  types: readonly FileType[];
  maxBytes: number;
}

/** A file. */
export const file = <const Given extends FileOptions>(given: Given): FileField<Asked<Given>> => ({
  ...given,
  kind: 'file',
  required: asked(given),
});

/** A box to tick. */
export const checkbox = <const Given extends { required?: boolean }>(
  given: Given,
): CheckboxField<Asked<Given>> => ({ kind: 'checkbox', required: asked(given) });
