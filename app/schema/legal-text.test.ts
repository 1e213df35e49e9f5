import { expect, test } from 'vitest';
import { legalText, textWith } from './legal-text.ts';

const off = { statistics: false, statisticsDays: 400 };
const script = { url: 'https://a.test/x.js', host: 'a.test', attributes: {} };

test.each<[string, Parameters<typeof textWith>[1], string[]]>([
  ['neither', off, ['No statistics']],
  ['STATISTICS', { ...off, statistics: true }, ['For 400 days']],
  ['SCRIPT_URL', { ...off, script }, ['From a.test']],
  ['both', { statistics: true, statisticsDays: 30, script }, ['For 30 days', 'From a.test']],
])('texts with a condition are shown with %s', (_, visits, shown) => {
  const texts = [
    { when: 'no-statistics', text: 'No statistics' },
    { when: 'statistics', text: 'For {statisticsDays} days' },
    { when: 'script-host', text: 'From {scriptHost}' },
  ].map((text) => legalText.parse(text));
  expect(texts.flatMap((text) => textWith(text, visits) ?? [])).toEqual(shown);
  expect(textWith('Always', visits)).toBe('Always');
});

test('a condition that does not exist is refused', () => {
  expect(legalText.safeParse({ when: 'cookies', text: 'Never' }).success).toBe(false);
});
