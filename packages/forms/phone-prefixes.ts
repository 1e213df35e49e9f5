/** Reads the prefix of a phone number, for the field in the browser and for the server. Imports nothing large. */
import { digitsOf } from './form.ts';
import type { PhoneCountry } from './phone-countries.ts';

/** The maximum number of digits with the dial code (ITU-T E.164), for a country whose own format is not known. */
const maxDigits = 15;

/** Returns the maximum number of digits of a country's number, with the dial code (specification §9). */
export const totalDigits = ({ dial, pattern }: PhoneCountry): number =>
  pattern ? dial.length + pattern.replace(/[^.]/g, '').length : maxDigits;

export const nationalDigits = (country: PhoneCountry): number => totalDigits(country) - country.dial.length;

/**
 * Removes prefixes of Mexico that ended in 2019: a 1 between dial code and mobile number, and 01, 044 and 045 for calls
 * within the country. Address books and chat programs still write them.
 */
export const withoutFormerPrefix = (digits: string, dial: string): string =>
  dial === '52' ? digits.replace(/^(?:(?:52)?0?1|04[45])(?=\d{10}$)/, '') : digits;

/**
 * What a text says about its number. `abroad`: the digits begin with a dial code. `home`: it is a number of the chosen
 * country. `unclear`: only somebody who knows every numbering plan can say, or the prefix is not complete yet.
 */
export type Dialed = { way: 'abroad' | 'home' | 'unclear'; digits: string };

/**
 * Returns the text from its first digit or plus. A copied number may begin with invisible direction marks, a bracket or
 * `tel:`.
 */
export const bareNumber = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/^[^\p{Nd}+]+/u, '')
    .trim();

/**
 * Reads a whole text. The chosen country decides what a prefix means: 011 begins an international number where people
 * dial so, and in Delhi it is the trunk prefix 0 and the area code 11.
 */
export function readDialed(text: string, chosen: PhoneCountry): Dialed {
  const bare = bareNumber(text);
  const digits = digitsOf(bare);
  if (bare.startsWith('+')) return { way: 'abroad', digits };
  // Where no number begins with 0, and people dial nothing like 00, it can only be the 00 of other countries.
  const isForeign = chosen.trunk !== '' && /^(?!00|$)/.test(chosen.abroad);
  const prefix = isForeign ? `00|${chosen.abroad}` : chosen.abroad;
  const abroad = prefix === '' ? undefined : new RegExp(`^(?:${prefix})([1-9]\\d*)$`).exec(digits)?.[1];
  if (abroad !== undefined) return { way: 'abroad', digits: abroad };
  const isUnclear =
    digits.startsWith('00') ||
    // No number begins with 0 there.
    (chosen.abroad === '011' && digits !== '' && '011'.startsWith(digits)) ||
    // The trunk prefix is not counted.
    (digits.startsWith('011') && digits.length > nationalDigits(chosen) + 1);
  return { way: isUnclear ? 'unclear' : 'home', digits };
}
