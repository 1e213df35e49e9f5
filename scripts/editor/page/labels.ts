/** The editor's names for the keys of the content, and the hints below its fields. */
import type { FileEntry, Path, Schema } from '../api.ts';
import { isGroup } from './schema.ts';

/** Labels for keys that are not clear enough as labels. */
const labels: Partial<Record<string, string>> = {
  alt: 'What the picture shows, for people who cannot see it',
  areas: 'Tabs',
  bands: 'Parts of the page',
  card: 'Card in the list of services',
  dial: 'Number to dial',
  href: 'Address it leads to',
  keep: 'Side to keep in sight',
  meta: 'For search engines',
  night: 'Picture in the dark theme',
  noindex: 'Keep the page out of search engines',
  of: 'Menu',
  otherNames: 'Other names, for visitors who mistype the address',
  remote: 'Countries to work from',
  sentence: 'What the person does for clients',
  service: 'Service it leads to',
  slug: 'Name in the address',
  tone: 'Light of the picture',
  topic: 'Short name on buttons',
};

const words = (name: string): string =>
  name
    .replaceAll('-', ' ')
    .replaceAll(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);

const capital = (text: string): string => text.replace(/^[a-z]/, (letter) => letter.toUpperCase());

/** `callToAction` becomes `Call to action`. */
export const labelOf = (key: string): string => labels[key] ?? capital(words(key));

/**
 * Names for one item of a list whose key does not give the name. A key can stand for one kind of bands or one file
 * only: `people entries` are the entries in `proof/people.yaml`.
 */
const itemNames: Partial<Record<string, string>> = {
  'cases entries': 'case',
  'client-quotes entries': 'quotation',
  'credentials entries': 'credential',
  'people entries': 'person',
  'vacancies entries': 'vacancy',
  'navigation company': 'page',
  'navigation industries': 'column',
  'navigation legal': 'page',
  'navigation main': 'page',
  'navigation services': 'column',
  'questions items': 'question',
  'steps items': 'step',
  areas: 'tab',
  bands: 'part',
  body: 'paragraph',
  cc: 'address',
  criteria: 'criterion',
  delivers: 'line',
  description: 'paragraph',
  items: 'line',
  list: 'line',
  next: 'step',
  otherNames: 'name',
  remote: 'country',
  social: 'profile',
  text: 'paragraph',
  to: 'address',
};

/**
 * Returns the name of one item of a list, such as `bullet`.
 * @param kind the kind of the band; in a file that is no page, the name of the file
 */
export const itemName = (key: string, kind: string): string =>
  itemNames[`${kind} ${key}`] ??
  itemNames[key] ??
  words(key)
    .replace(/ies$/, 'y')
    .replace(/(?<!s)s$/, '');

export const itemLabel = (key: string, kind: string, index: number): string =>
  `${capital(itemName(key, kind))} ${index + 1}`;

/** Returns the kind at the top of a file: the name of a file that is no page, or an empty text. */
export const kindOfFile = ({ path, address }: Pick<FileEntry, 'path' | 'address'>): string =>
  address === undefined ? path.replace(/^.*\/|\.yaml$/g, '') : '';

/** Returns the labels on the way to a field: `Person 2 › Photo`. */
export function placeName(path: Path, value: unknown, kind: string): string {
  let [inside, here] = [value, kind];
  return path
    .flatMap((part, at) => {
      inside = Reflect.get(Object(inside), part);
      if (typeof part === 'string') return typeof path[at + 1] === 'number' ? [] : [labelOf(part)];
      const own = isGroup(inside) ? inside['kind'] : undefined;
      if (typeof own === 'string') return [labelOf((here = own))];
      const key = path[at - 1];
      return [itemLabel(typeof key === 'string' ? key : 'cells', here, part)];
    })
    .join(' › ');
}

/** Joins a place and a message of the check: `Name is empty`, `Person 2 › Photo: there is no picture of this name`. */
export const faultSentence = (place: string, message: string): string =>
  [place, message].filter(Boolean).join(message.startsWith('is ') ? ' ' : ': ');

/** The keys whose value can name an item. The best key is first. */
const names = [
  'title',
  'heading',
  'question',
  'name',
  'label',
  'client',
  'capability',
  'text',
  'value',
  'id',
];

/** Returns a short name for an item of a list. For a band, the name begins with the kind. */
export function titleOf(item: unknown, fallback: string): string {
  if (!isGroup(item)) return typeof item === 'string' && item !== '' ? item : fallback;
  const title = names.map((key) => item[key]).find((value) => typeof value === 'string' && value !== '');
  const kind = typeof item['kind'] === 'string' ? labelOf(item['kind']) : '';
  return [kind, title].filter(Boolean).join(': ') || fallback;
}

/** Returns a hint about a field: its description and its maximum length. */
export function hintOf(
  { description = '', minLength = 0, maxLength, minItems, maxItems }: Schema,
  value: unknown,
): string {
  const parts = description ? [`${description}.`] : [];
  if (typeof value === 'string' && maxLength !== undefined)
    parts.push(
      minLength > 1
        ? `${value.length} characters; ${minLength} to ${maxLength} are possible.`
        : `${value.length} of ${maxLength} characters.`,
    );
  if (minItems !== undefined && maxItems !== undefined) parts.push(`${minItems} to ${maxItems} of them.`);
  return parts.join(' ');
}

export const idOf = (path: Path): string => `at-${path.join('-')}`;
