import { expect, test } from 'vitest';
import { linkFault, partsOf, withoutLinks } from './linked-text.ts';

test.each<[text: string, parts: ReturnType<typeof partsOf>]>([
  ['No link, (in brackets) [or so].', ['No link, (in brackets) [or so].']],
  [
    'See [our work](/services/azure#cases), or [write](mailto:info@example.com).',
    [
      'See ',
      { words: 'our work', href: '/services/azure#cases' },
      ', or ',
      { words: 'write', href: 'mailto:info@example.com' },
      '.',
    ],
  ],
  ['[The whole text](https://example.com/)', [{ words: 'The whole text', href: 'https://example.com/' }]],
])('%s', (text, parts) => {
  expect(partsOf(text)).toEqual(parts);
  expect(linkFault(text)).toBeUndefined();
});

test.each([
  ['[words](http://example.com)', 'not to http://example.com'],
  ['[words](//example.com)', 'not to //example.com'],
  ['[words](data:text/html,words)', 'not to data:text/html,words'],
  ['[words](careers)', 'not to careers'],
  ['[words](mailto:info)', 'not to mailto:info'],
  ['[words]()', '[words](address)'],
  ['[](/careers)', '[words](address)'],
  ['[words](/careers', '[words](address)'],
  ['[words](/our careers)', '[words](address)'],
  ['[ words ](/careers)', '[words](address)'],
  ['[one [two](/careers)](/about-us)', '[words](address)'],
])('%s is a fault', (text, fault) => {
  expect(linkFault(text)).toContain(fault);
});

test('a text without its links keeps their words', () => {
  expect(withoutLinks('See [our work](/services), and [ask](https://example.com).')).toBe(
    'See our work, and ask.',
  );
});
