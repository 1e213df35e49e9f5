/** Chooses who gets the mail about a submission. */
import type { Addressees, MailRoute } from '../../contracts/forms/mail-routes.ts';

type MailRule = MailRoute['rules'][number];

/** Whether a word stands in a text by itself, whatever its case: `art` is none of the words of `start`. */
const hasWord = (text: string, word: string): boolean =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${RegExp.escape(word)}(?![\p{L}\p{N}])`, 'iu').test(text);

const isFor = (
  { field, words = [], begins = [] }: MailRule,
  fields: Readonly<Record<string, string>>,
): boolean => {
  const value = fields[field] ?? '';
  return words.some((word) => hasWord(value, word)) || begins.some((start) => value.startsWith(start));
};

/** The addressees of the first rule that fits what was typed, or those of the mailbox. */
export function addresseesOf(route: MailRoute, fields: Readonly<Record<string, string>>): Addressees {
  const rule = route.rules.find((one) => isFor(one, fields));
  return rule ? { to: rule.to, cc: rule.cc ?? [] } : route;
}
