/** The five questions of `npm run brand`, with the current values and the valid answers. */
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { type company, maxNameLength, phoneFault } from '@website/site/content';
import { MarkError, readMark } from '@website/media/mark';
import { placeOf } from './place-of.ts';

export type Company = z.infer<typeof company>;
type Office = Company['offices'][number];

/** The error for an answer that cannot be used. The message says why. */
export class AnswerError extends Error {
  override name = 'AnswerError';
}

/** The answers. If an answer is missing, the current value stays. */
export interface Answers {
  name?: string;
  /** `#RRGGBB` */
  accent?: string;
  /** The text of an SVG file. */
  mark?: string;
  info?: string;
  /** Undefined if the company has no mailbox for applications. */
  careers?: string | undefined;
  offices?: Office[];
}

/** The current values that a question may need: the company, the accent, and the ink of the page. */
export interface Standing {
  company: Company;
  accent: string;
  ink: string;
}

interface Question {
  /** The name of the flag and of the answer. */
  flag: keyof Answers;
  ask: string;
  /** Returns the current value as a text. */
  now: (standing: Standing) => string;
  /** Returns the answer. Throws an AnswerError. */
  read: (text: string, standing: Standing) => Answers;
}

function readName(name: string): Answers {
  if (name.length > maxNameLength)
    throw new AnswerError(`a name has at most ${maxNameLength} letters, this one has ${name.length}`);
  return { name };
}

function readAccent(text: string): Answers {
  const accent = text.startsWith('#') ? text : `#${text}`;
  if (!/^#[\da-f]{6}$/i.test(accent))
    throw new AnswerError('write the color with # and six digits from 0 to f, such as #1f5fd0');
  return { accent: accent.toLowerCase() };
}

function readMarkFile(file: string, { accent, ink }: Standing): Answers {
  if (!existsSync(file)) throw new AnswerError(`there is no file ${file}`);
  const mark = readFileSync(file, 'utf8');
  try {
    readMark(mark, ink, accent);
  } catch (error) {
    if (error instanceof MarkError) throw new AnswerError(`${file}: ${error.message}`);
    throw error;
  }
  return { mark };
}

function readMailbox(address: string): string {
  if (!z.email().safeParse(address).success)
    throw new AnswerError('write an address such as info@your-company.com');
  return address;
}

const officeLine = ({ country, address, phone }: Office): string => [country, ...address, phone].join(' | ');

function readOffice(text: string, { company: { offices } }: Standing): Office {
  const parts = text.split('|').map((part) => part.trim());
  const [country = '', ...rest] = parts;
  const [phone = '', ...address] = [rest.at(-1), ...rest.slice(0, -1)].map((part) => part ?? '');
  if (address.length < 1 || address.length > 4 || parts.includes(''))
    throw new AnswerError(
      `"${text}": write country | one to four lines of the address | phone, with | between them`,
    );
  const fault = phoneFault(phone);
  if (fault !== undefined) throw new AnswerError(`"${phone}": ${fault}`);
  const same = offices.find((office) => officeLine(office) === text);
  const sameCountry = offices.find((office) => office.country === country);
  const inText = sameCountry?.countryInText;
  return (
    same ?? {
      country,
      ...(inText !== undefined && { countryInText: inText }),
      address,
      ...placeOf(address),
      phone,
    }
  );
}

export const questions: readonly Question[] = [
  {
    flag: 'name',
    ask: 'What is the name of the company, as people say it?',
    now: ({ company: { name } }) => name,
    read: readName,
  },
  {
    flag: 'accent',
    ask: 'What is its color? The buttons, links and drawings get it.',
    now: ({ accent }) => accent,
    read: readAccent,
  },
  {
    flag: 'mark',
    ask: 'Which SVG file has its mark, the sign without the name?',
    now: () => 'packages/media/brand/mark.svg',
    read: readMarkFile,
  },
  {
    flag: 'info',
    ask: 'Which mailbox gets the messages of the contact form?',
    now: ({ company: { mailboxes } }) => mailboxes.info,
    read: (text) => ({ info: readMailbox(text) }),
  },
  {
    flag: 'careers',
    ask: 'And which gets the applications? Write none if the site has no form for them.',
    now: ({ company: { mailboxes } }) => ('careers' in mailboxes ? mailboxes.careers : 'none'),
    read: (text) => ({ careers: text === 'none' ? undefined : readMailbox(text) }),
  },
  {
    flag: 'offices',
    ask: 'Where are its offices? Country | lines of the address | phone, and ; between two offices.',
    now: ({ company: { offices } }) => offices.map(officeLine).join(' ; '),
    read: (text, standing) => ({
      offices: text.split(';').map((part) => readOffice(part.trim(), standing)),
    }),
  },
];

/**
 * Asks each question until the answer is valid. An empty answer keeps the current value.
 * @param ask shows a question and returns the answer
 */
export async function askAll(
  standing: Standing,
  ask: (question: string) => Promise<string>,
): Promise<Answers> {
  const answers: Answers = {};
  for (const { ask: question, now, read } of questions) {
    let fault = '';
    for (;;) {
      const text = (await ask(`${fault}\n${question}\nNow: ${now(standing)} (Enter keeps it)\n> `)).trim();
      if (text === '') break;
      try {
        // The color of the mark depends on the accent, which may be an earlier answer.
        Object.assign(answers, read(text, { ...standing, accent: answers.accent ?? standing.accent }));
        break;
      } catch (error) {
        if (!(error instanceof AnswerError)) throw error;
        fault = `\nThat cannot be used: ${error.message}\n`;
      }
    }
  }
  return answers;
}
