/** The telephone number of an office: people read one text, and the number to dial is made from this text. */
import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';

const parse = (phone: string): PhoneNumber | undefined =>
  parsePhoneNumberFromString(phone, { extract: false });

/**
 * Returns whether a number belongs to nobody: the North American numbers for films, and numbers that begin with five
 * zeros. The delivered content has such numbers, and `npm run check:launch` names them.
 */
export function isPlaceholderPhone(phone: string): boolean {
  const { countryCallingCode = '', nationalNumber = '' } = parse(phone) ?? {};
  return (
    nationalNumber.startsWith('00000') || (countryCallingCode === '1' && /55501\d\d$/.test(nationalNumber))
  );
}

/** Returns what is wrong with a number; undefined if telephones can dial it. */
export function phoneFault(phone: string): string | undefined {
  const number = parse(phone);
  if (!number)
    return 'must be a telephone number that begins with + and the number of its country, for example +1 (702) 555-0114';
  if (number.isValid() || isPlaceholderPhone(phone)) return undefined;
  return `no telephone of +${number.countryCallingCode} has such a number; check its digits`;
}

/** Returns a number as telephones dial it, in the form of `tel:` without this word: `+17025550114`. */
export function dialOf(phone: string): string {
  const number = parse(phone);
  if (!number)
    throw new Error(`${phone} is no telephone number, but the check of the content refuses such a text.`);
  return number.getURI().replace(/^tel:/, '');
}
