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
    '<tr><th scope="row"><span class="unbroken">FAC-003</span></th><td><span class="unbroken">FAC-003</span></td></tr>',
  );
});

test('keeps a number with its name whole in titles and marked paragraphs', () => {
  expect(keepWordsWhole('<h2>Rules: SOC 2, CERT-In and 10 million+ people in 3 years</h2>')).toBe(
    '<h2>Rules: <span class="unbroken">SOC 2,</span> <span class="unbroken">CERT-In</span> and <span class="unbroken">10 million+</span> people in 3 years</h2>',
  );
  expect(keepWordsWhole('<th>Order 2,000 items, Rule 15c6-2</th>')).toBe(
    '<th><span class="unbroken">Order 2,000</span> items, Rule <span class="unbroken">15c6-2</span></th>',
  );
  expect(keepWordsWhole('<p data-whole-words="">Put Microsoft 365 in order</p>')).toBe(
    '<p data-whole-words="">Put <span class="unbroken">Microsoft 365</span> in order</p>',
  );
  expect(keepWordsWhole('<li>SOC 2</li><p>SOC 2</p>')).toBe('<li>SOC 2</li><p>SOC 2</p>');
});

test('keeps the reference to a paragraph of a law whole', () => {
  expect(keepWordsWhole('<li>Article 6(1)(b), or 7</li>')).toBe(
    '<li>Article <span class="unbroken">6(1)(b),</span> or 7</li>',
  );
});

test('keeps the words of a marked paragraph whole', () => {
  expect(keepWordsWhole('<p>Day-one</p><p class="a" data-whole-words=""><span>Day-one</span></p>')).toBe(
    '<p>Day-one</p><p class="a" data-whole-words=""><span><span class="unbroken">Day-one</span></span></p>',
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
