import { join } from 'node:path';
import { expect, test } from 'vitest';
import { jsonSchemas } from '../../../app/schema/files.ts';
import { readChoices } from '../serve/choices.ts';
import type { Choices, Path, Schema } from '../api.ts';
import { listFiles, openFile } from '../serve/files.ts';
import { readValue } from '../merge.ts';
import { kindOfFile } from './labels.ts';
import { choicesFor, emptyValue, formOf, isGroup, kindOf, resolve } from './schema.ts';

const root = join(import.meta.dirname, '../../..');
const content = join(root, 'content');
const serviceSchema = JSON.parse(jsonSchemas().get('service.json') ?? '') as Schema;

/** Yields each text that a field with choices would show, with the name of the choices. */
function* namedTexts(value: unknown, path: Path, kind: string): Generator<[keyof Choices, string]> {
  const inside = isGroup(value) && typeof value['kind'] === 'string' ? value['kind'] : kind;
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(isGroup(value) ? value : {});
  for (const [key, item] of entries) yield* namedTexts(item, [...path, key], inside);
  const choices = choicesFor(path, kind);
  if (typeof value === 'string' && choices) yield [choices, value];
}

test('offers for every name of the content a list that has this name', () => {
  const choices = readChoices(root, content);
  /** The words of a form that the site does not have may name a page that it does not have either. */
  const isShown = (path: string, [key]: [string, unknown]) => path !== 'forms.yaml' || key !== 'application';
  const valueOf = (path: string) => {
    const value = readValue(openFile(content, path).text ?? '');
    return isGroup(value)
      ? Object.fromEntries(Object.entries(value).filter((entry) => isShown(path, entry)))
      : value;
  };
  const missing = listFiles(content).flatMap((file) =>
    [...namedTexts(valueOf(file.path), [], kindOfFile(file))]
      .filter(([list, name]) => {
        // A link may lead to a part of a page, to another site or to a mailbox.
        const [address = ''] = name.split(/[#?]/);
        return !/^(?:https|mailto):/.test(name) && !choices[list].some(({ value }) => value === address);
      })
      .map(([list, name]) => `${file.path}: ${list}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('offers pictures of all folders for an article, and banners for a banner', () => {
  expect(choicesFor(['picture'], '')).toBe('pictures');
  expect(choicesFor(['bands', 0, 'picture'], 'banner')).toBe('banners');
  expect(choicesFor(['services', 0, 'picture'], '')).toBe('banners');
});

test('finds the form of each band by its kind, and begins it with what it requires', () => {
  const band = resolve(
    resolve(serviceSchema.properties?.['bands'] ?? {}, serviceSchema).items ?? {},
    serviceSchema,
  );
  const questions = formOf(band, serviceSchema, { kind: 'questions' });
  expect(kindOf(questions, serviceSchema)).toBe('questions');
  expect(emptyValue(questions, serviceSchema)).toEqual({
    kind: 'questions',
    heading: '',
    items: [
      { question: '', answer: [''] },
      { question: '', answer: [''] },
    ],
  });
});
