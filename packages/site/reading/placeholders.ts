/**
 * Placeholders in content, such as `{company}`, `{company.claims.team}` and `{limits.resume}`. The first word is a
 * namespace, and the other words are a path in the namespace. If the last word begins with a capital letter, the
 * inserted text does too: `{company.offices.Counted}`.
 */
import type { z } from 'zod';
import { limits } from '@website/forms/limits';
import { fileSize, listNames } from '@website/forms/messages';
import { nearestName } from './faults.ts';
import type { company } from '../schema/facts.ts';
import type { TopicCounts } from './topic-counts.ts';

export type Placeholders = Readonly<Record<string, object>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns the text of a value. For a record, the text is its phrase or its name. */
function textOf(value: unknown): string | undefined {
  if (isRecord(value)) return textOf(value['phrase'] ?? value['name']);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function lookUp(path: string, placeholders: Placeholders): string | undefined {
  let value: unknown = placeholders;
  let capital = false;
  for (const key of path.split('.')) {
    if (!isRecord(value)) return undefined;
    capital = !Object.hasOwn(value, key) && Object.hasOwn(value, lowerFirst(key));
    const property: string = capital ? lowerFirst(key) : key;
    value = Object.hasOwn(value, property) ? value[property] : undefined;
  }
  const text = textOf(value);
  return text !== undefined && capital ? upperFirst(text) : text;
}

const namesIn = (value: unknown, path = ''): string[] =>
  isRecord(value)
    ? [
        ...(path && textOf(value) !== undefined ? [path] : []),
        ...Object.entries(value).flatMap(([key, item]) => namesIn(item, path ? `${path}.${key}` : key)),
      ]
    : [path];

/** Matches a text in braces. Also matches a single brace, because visitors would see it. */
const pattern = /\{[^{}]*\}|\{[\w.-]*|\}/g;

/** Matches a count that has no placeholder, because there is nothing to count. */
const countOfNone = /^site\.(?:services|industries|fields)$/i;

function adviceFor(path: string, names: readonly string[]): string {
  if (countOfNone.test(path)) return ', because the site has none; take it out of the sentence';
  const nearest = nearestName(path, names);
  return nearest ? `; did you mean {${nearest}}?` : '';
}

/**
 * Fills in the placeholders of a text.
 * @param open names of placeholders that are filled in when the text is shown, such as `{count}`
 * @returns the text, and a sentence about each placeholder without a value
 */
export function fillText(
  text: string,
  placeholders: Placeholders,
  open: readonly string[] = [],
): { text: string; unknown: string[] } {
  const unknown: string[] = [];
  const filled = text.replaceAll(pattern, (placeholder) => {
    const path = placeholder.replaceAll(/[{}]/g, '');
    const isWhole = placeholder === `{${path}}`;
    const replacement = isWhole ? lookUp(path, placeholders) : undefined;
    if (replacement !== undefined) return replacement;
    if (isWhole && open.includes(path)) return placeholder;
    unknown.push(
      `${placeholder} stands for nothing${adviceFor(path.trim(), [...namesIn(placeholders), ...open])}`,
    );
    return placeholder;
  });
  return { text: filled, unknown };
}

const digits = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const spellOut = (count: number): string => digits[count] ?? String(count);

/**
 * Returns a number with its noun, in English: `two offices`. In other languages, returns the number alone, because a
 * noun may have other forms there; the text around the placeholder contains the noun.
 */
const counted = (count: number, singular: string, plural: string, language: string): string =>
  language.startsWith('en') ? `${spellOut(count)} ${count === 1 ? singular : plural}` : String(count);

/**
 * Returns the limits that texts name, as text. Times are rounded up, because the site promises deletion after at most
 * this time.
 */
export function limitFacts(language: string): Readonly<Record<string, string>> {
  const days = (count: number): string => counted(count, 'day', 'days', language);
  const { challengeMinutes, requestMinutes, tidyingMinutes } = limits;
  return {
    resume: fileSize(limits.resumeBytes),
    repeats: days(Math.ceil(limits.repeatHours / 24)),
    spam: days(limits.spamDays),
    notices: days(limits.noticeDays),
    botCheck: counted(
      Math.ceil((challengeMinutes + requestMinutes + tidyingMinutes) / 60),
      'hour',
      'hours',
      language,
    ),
  };
}

/**
 * Returns the counts of the site as placeholders: `{site.services}` is `20 services`. A count of nothing has no
 * placeholder, because no sentence about it would be true.
 */
export function siteFacts({ services, industries, fields }: TopicCounts, language: string): object {
  const nouns = [
    ['services', services, 'service', 'services'],
    ['industries', industries, 'industry', 'industries'],
    ['fields', fields, 'field', 'fields'],
  ] as const;
  return Object.fromEntries(
    nouns
      .filter(([, count]) => count > 0)
      .map(([name, count, singular, plural]) => [name, counted(count, singular, plural, language)]),
  );
}

/**
 * Returns the facts about the company as placeholders: the facts in the company's file, and facts that are computed
 * from them.
 */
export function companyFacts(facts: z.infer<typeof company>, language: string): object {
  const countries = [...new Set(facts.offices.map((office) => office.countryInText ?? office.country))];
  return {
    ...facts,
    // A site without a mailbox for applications may still have texts about it. These texts name the main mailbox.
    mailboxes: { careers: facts.mailboxes.info, ...facts.mailboxes },
    offices: {
      phrase: counted(facts.offices.length, 'office', 'offices', language),
      count: language.startsWith('en') ? spellOut(facts.offices.length) : String(facts.offices.length),
    },
    countries: {
      phrase: listNames(countries, 'conjunction', language),
      or: listNames(countries, 'disjunction', language),
      counted: counted(countries.length, 'country', 'countries', language),
    },
  };
}
