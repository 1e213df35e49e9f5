import { expect, test } from 'vitest';
import { jsonSchemas } from '../../../app/schema/files.ts';
import { faultSentence, itemLabel, itemName, placeName } from './labels.ts';

test.each([
  [['entries', 1, 'photo'], 'people', 'Person 2 › Photo'],
  [['bands', 0, 'areas', 2, 'bullets', 0], '', 'Feature tabs › Tab 3 › Bullet 1'],
  [['bands', 1, 'rows', 3, 1], '', 'Table › Row 4 › Cell 2'],
  [['offices', 0, 'address', 0], 'company', 'Office 1 › Address 1'],
  [['meta', 'title'], '', 'For search engines › Title'],
  [[], '', ''],
])('place of a fault › %j › the labels on the way to the field', (path, kind, name) => {
  const value = { bands: [{ kind: 'feature-tabs' }, { kind: 'table' }] };
  expect(placeName(path, value, kind)).toBe(name);
});

test('fault › one that says what the field is, and another one › each is a sentence', () => {
  expect(faultSentence('Name', 'is empty')).toBe('Name is empty');
  expect(faultSentence('Person 2 › Photo', 'there is no such picture')).toBe(
    'Person 2 › Photo: there is no such picture',
  );
  expect(faultSentence('', 'no menu names this page')).toBe('no menu names this page');
});

test('items of lists › the names of all keys › none is cut off or says nothing', () => {
  const keys = new Set([...jsonSchemas().values()].flatMap((text) => text.match(/(?<=")\w+(?=":)/g) ?? []));
  const names = [...keys].map((key) => itemName(key, ''));
  expect(names.filter((name) => /^(?:item|remote|addres)$/.test(name))).toEqual([]);
  expect(itemLabel('entries', 'vacancies', 0)).toBe('Vacancy 1');
});
