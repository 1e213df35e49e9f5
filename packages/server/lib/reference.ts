/** The facts in the id of a submission: the time, and a short reference that people can read aloud or type. */
import { hash } from 'node:crypto';

/** The characters of a reference. They are no vowels, and no two of them look or sound alike. */
const alphabet = '23456789CFHJKMQRTWXY';
const groups = { count: 2, length: 4 };

/**
 * Returns the reference of an id, such as `K7QM-3TXW`. Among 1,000 stored submissions, the probability of two equal
 * references is 1 to 50,000; among 10,000 it is 1 to 500.
 */
export function referenceOf(id: string): string {
  let number = Number.parseInt(hash('sha256', id, 'hex').slice(0, 13), 16);
  const characters = Array.from({ length: groups.count * groups.length }, () => {
    const character = alphabet[number % alphabet.length] ?? '';
    number = Math.floor(number / alphabet.length);
    return character;
  });
  return `${characters.slice(0, groups.length).join('')}-${characters.slice(groups.length).join('')}`;
}

const typedPattern = new RegExp(String.raw`^([${alphabet}]{4})[-\s]?([${alphabet}]{4})$`, 'i');

/** Reads a typed reference: in any letter case, with or without the hyphen. Returns undefined for any other text. */
export function readReference(typed: string): string | undefined {
  const [, first, second] = typedPattern.exec(typed.trim()) ?? [];
  return first === undefined ? undefined : `${first}-${second}`.toUpperCase();
}

/** Returns the time in an id, in milliseconds since 1970: the arrival of the submission. */
export function timeOf(id: string): number {
  const [, year, month, date, hex = ''] = /^(\d{4})(\d\d)(\d\d)-([\da-f]{7})/.exec(id) ?? [];
  return Date.parse(`${year}-${month}-${date}`) + Number.parseInt(hex, 16);
}
