import { expect, test } from 'vitest';
import { keepWordsWhole } from './prerender.tsx';

test('keeps a word with hyphens whole in headings, lists and titles of rows, and leaves everything else', () => {
  expect(keepWordsWhole('<h2 id="a-b">A 72-hour rule</h2><p>Day-one</p>')).toBe(
    '<h2 id="a-b">A <span class="unbroken">72-hour</span> rule</h2><p>Day-one</p>',
  );
  expect(keepWordsWhole('<ul><li><a href="/a-b">T-SQL</a>, sign-ins</li></ul>')).toBe(
    '<ul><li><a href="/a-b"><span class="unbroken">T-SQL</span></a>, <span class="unbroken">sign-ins</span></li></ul>',
  );
  expect(keepWordsWhole('<tr><th scope="row">FAC-003</th><td>FAC-003</td></tr>')).toBe(
    '<tr><th scope="row"><span class="unbroken">FAC-003</span></th><td>FAC-003</td></tr>',
  );
});

test('keeps the punctuation beside a word on the line of the word', () => {
  expect(keepWordsWhole('<li>CMS-0057-F, since 2026 (FAC-003)</li>')).toBe(
    '<li><span class="unbroken">CMS-0057-F,</span> since 2026 <span class="unbroken">(FAC-003)</span></li>',
  );
});

test('lets a word break that could be wider than its column', () => {
  expect(keepWordsWhole('<h3>twenty-five-thousand-year-old</h3>')).not.toContain('span');
});
