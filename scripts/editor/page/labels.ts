/** The editor's names for the keys of the content, and the hints below its fields. */
import type { Path, Schema } from '../api.ts';
import { isGroup } from './schema.ts';

/** Labels for keys that are not clear enough as labels. */
const labels: Partial<Record<string, string>> = {
  alt: 'What the picture shows, for people who cannot see it',
  areas: 'Tabs',
  bands: 'Parts of the page',
  card: 'Card in the list of services',
  href: 'Address it leads to',
  keep: 'Side to keep in sight',
  meta: 'For search engines',
  night: 'Picture in the dark theme',
  noindex: 'Keep the page out of search engines',
  of: 'Menu',
  otherNames: 'Other names, for the search and for mistyped addresses',
  service: 'Service it leads to',
  tone: 'Light of the picture',
  topic: 'Short name on buttons',
};

const words = (name: string): string =>
  name
    .replaceAll('-', ' ')
    .replaceAll(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);

/** `callToAction` becomes `Call to action`. */
export const labelOf = (key: string): string =>
  labels[key] ?? words(key).replace(/^[a-z]/, (letter) => letter.toUpperCase());

/**
 * Returns the name of one item of a list. For example, `bullets` contains bullets, and `items` of the band `questions`
 * contains questions.
 */
export function itemName(key: string, kind: string): string {
  if (key === 'items' && kind === 'questions') return 'question';
  if (key === 'items' && kind === 'steps') return 'step';
  if (key === 'areas') return 'tab';
  if (key === 'bands') return 'part';
  if (key === 'otherNames') return 'name';
  return words(key).replace(/ies$/, 'y').replace(/s$/, '');
}

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
