/** A company that takes the project over, and the words of the company before that may then be nowhere. */
import { delivered } from '../../../scripts/launch/delivered.ts';

/** Facts for `content/company.yaml`. */
export const company = {
  name: 'Halden & Roe',
  legalName: 'Halden & Roe AB',
  tagline: 'Software for harbors',
  mailboxes: { info: 'hello@haldenroe.test', careers: 'people@haldenroe.test' },
  offices: [
    {
      country: 'Sweden',
      address: ['Kajgatan 1', '411 00 Göteborg'],
      phone: '+46 31 00 00 00',
      dial: '+4631000000',
    },
    { country: 'Portugal', address: ['Rua do Cais 2', 'Porto'], phone: '+351 22 0000', dial: '+351220000' },
  ],
};

/**
 * The company before is the one whose site we deliver, and not the one that owns this repository now: the facts of an
 * owner may be ordinary words, which pages have for other reasons.
 */
export const oldWords = [
  delivered.name,
  delivered.legalName,
  'made to measure',
  'info@example.com',
  'careers@example.com',
  'https://example.com/linkedin',
  ...delivered.phones,
  '100 Example Avenue',
  'Placeholder Tech Park',
  '20 Specimen Street',
];

/** `file: word` for each word that a text holds, in any letter case. */
export const traces = (texts: ReadonlyMap<string, string>, words: readonly string[]): string[] =>
  [...texts].flatMap(([file, text]) =>
    words.filter((word) => text.toLowerCase().includes(word.toLowerCase())).map((word) => `${file}: ${word}`),
  );
