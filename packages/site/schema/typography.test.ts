import { expect, test } from 'vitest';
import { typographic } from './typography.ts';

test.each([
  ["the company's name", 'the company’s name'],
  ["other people's, and the owners' too", 'other people’s, and the owners’ too'],
  ['under the name "theme".', 'under the name “theme”.'],
  ['Acme, Inc. ("Acme", "we")', 'Acme, Inc. (“Acme”, “we”)'],
  ['"He said \'no\'."', '“He said ‘no’.”'],
  ['"\'No\', he said"', '“‘No’, he said”'],
  ["'Read more' in the '90s, 'til noon", '‘Read more’ in the ’90s, ’til noon'],
  ['a claim —"so they say"', 'a claim —“so they say”'],
])('%s', (straight, curled) => {
  expect(typographic(straight)).toBe(curled);
});

test.each([
  "o'brien@example.com",
  "https://example.com/o'clock?q=1",
  "/services/o'clock",
  'the company’s “name”',
  'I accept the [terms of use](/terms-of-use)',
  '+1 (702) 555-0114',
])('leaves %s as it is', (text) => {
  expect(typographic(text)).toBe(text);
});

test('an address inside a sentence keeps its apostrophe, the sentence does not', () => {
  expect(typographic("It's o'brien@example.com, or the form's mailbox")).toBe(
    "It’s o'brien@example.com, or the form’s mailbox",
  );
});
