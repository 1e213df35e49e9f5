import { expect, test } from 'vitest';
import { readPage } from './search-data.ts';

const read = (main: string) =>
  readPage(`<html><header><h2>Menu</h2></header><main id="main">${main}</main></html>`);

test('a heading has its own id or that of the element around it', () => {
  const { headings } = read(
    '<h1>Title</h1><section id="band"><div><h2>Outside</h2></div><div id="tab"><h3 id="own">Own</h3><h3>Tab</h3></div>' +
      '<h3>Again <b>outside</b></h3></section><h2>Nowhere</h2>',
  );
  expect(headings).toEqual([
    ['Outside', 'band'],
    ['Own', 'own'],
    ['Tab', 'tab'],
    ['Again outside', 'band'],
    ['Nowhere', ''],
  ]);
});

test('the text is what a visitor reads in the main part', () => {
  const { text } = read(
    '<p>R&amp;D &lt;5 &quot;&#x27;</p><img alt="x"/><br/><p data-props=\'{"a":"&gt;"}\'>Next</p>' +
      '<svg><text>drawn</text></svg><span aria-hidden="true">twice</span><div data-nosnippet><p>described</p></div><script>code</script>' +
      '<noscript><p>without script</p></noscript><select><option>India</option></select>',
  );
  expect(text).toBe('R&D <5 "\' Next');
});

test('a document without a main part has no words', () => {
  expect(readPage('<p>Words</p>')).toEqual({ headings: [], text: '' });
});
