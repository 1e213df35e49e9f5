/** A company that takes the project over, and the words of the company before that may then be nowhere. */
import { delivered } from '../../../packages/editor/launch/delivered.ts';

/** Facts for `content/company.yaml`. */
export const company = {
  name: 'Halden & Roe',
  legalName: 'Halden & Roe AB',
  tagline: 'Software for harbors',
  description: '{company} builds software for harbors and the ships that call there, with its clients.',
  claims: {
    users: { figure: '40 harbors', phrase: 'the crews of 40 harbors use apps built by {company}' },
    experience: { figure: '9 years', phrase: '9 years of experience' },
    decade: 'six years of experience',
    team: { figure: '28', phrase: '28 engineers' },
    microsoft: { figure: 'Six', phrase: 'six years of Microsoft expertise' },
    mindset: 'a small company that knows harbors',
  },
  mailboxes: { info: 'hello@haldenroe.test', careers: 'people@haldenroe.test' },
  offices: [
    {
      country: 'Sweden',
      address: ['Kajgatan 1', '411 00 Göteborg'],
      phone: '+46 31 390 06 00',
    },
    { country: 'Portugal', address: ['Rua do Cais 2', 'Porto'], phone: '+351 22 000 0000' },
  ],
};

const countries = [
  ['United Arab Emirates', 'the United Arab Emirates'],
  ['United Kingdom', 'the United Kingdom'],
  ['United States', 'the United States'],
  ['Netherlands', 'the Netherlands'],
  ['South Africa', 'South Africa'],
  ['Switzerland', 'Switzerland'],
] as const;

/** The longest facts for which the delivered texts have room: 25 letters, 40 letters, six countries. */
export const largeCompany = {
  name: 'Brightwater Consulting Gr',
  legalName: 'Brightwater Consulting Group Holding Ltd',
  claims: {
    users: { figure: '120 million+', phrase: 'more than 120 million people use apps built by {company}' },
    experience: { figure: 'More than 25', phrase: 'more than 25 years of experience' },
    decade: 'more than two decades of experience',
    team: { figure: '12,500+', phrase: '12,500+ engineers and consultants' },
    microsoft: { figure: 'More than 20', phrase: 'more than 20 years of Microsoft expertise' },
    mindset: 'an independent company with people near each of its clients',
  },
  mailboxes: {
    info: 'information@brightwater-consulting-group.test',
    careers: 'applications@brightwater-consulting-group.test',
  },
  offices: countries.map(([country, countryInText], index) => ({
    country,
    countryInText,
    address: [
      'The Old Customs House',
      'Long Harbor Street 1200, 14th floor',
      `${10000 + index} Longest Town`,
    ],
    city: 'Longest Town',
    postalCode: String(10000 + index),
    phone: `+1 (702) 555-01${10 + index}`,
  })),
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
  '+17025550114',
  '+910000000123',
  '+14165550162',
  '100 Example Avenue',
  'Placeholder Tech Park',
  '20 Specimen Street',
];

/** `file: word` for each word that a text holds, in any letter case. */
export const traces = (texts: ReadonlyMap<string, string>, words: readonly string[]): string[] =>
  [...texts].flatMap(([file, text]) =>
    words.filter((word) => text.toLowerCase().includes(word.toLowerCase())).map((word) => `${file}: ${word}`),
  );
