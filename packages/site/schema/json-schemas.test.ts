import { expect, test } from 'vitest';
import { jsonSchemas } from './files.ts';

test.each([...jsonSchemas()])('%s describes fields in short sentences without a period', (_name, text) => {
  // The editor sets the period, and says the length after it.
  const descriptions = [...text.matchAll(/"description": "([^"]+)"/g)].map(([, sentence = '']) => sentence);
  expect(descriptions.filter((sentence) => !/^[A-Z].{5,148}[^.]$/.test(sentence))).toEqual([]);
});
