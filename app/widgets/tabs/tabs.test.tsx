import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

const html = renderToStaticMarkup(
  <Tabs
    idPrefix="part"
    label="Parts"
    tabs={['One', 'Two', 'Three'].map((title) => ({ title, icon: <i />, panel: <p>{title} itself</p> }))}
  />,
);

test('before script tabs are links to their panels, and every panel is there to be shown', () => {
  for (const number of [1, 2, 3]) {
    expect(html).toMatch(
      new RegExp(
        `<a id="part-${number}-tab"[^>]* role="tab" href="#part-${number}" aria-controls="part-${number}"`,
      ),
    );
    expect(html).toMatch(
      new RegExp(`<div id="part-${number}"[^>]* role="tabpanel" aria-labelledby="part-${number}-tab">`),
    );
  }
  // Both belong to script: without it a hidden panel could never be shown, nor a tab be reached.
  expect(html).not.toMatch(/ hidden=| tabindex=/);
});

test('the first is chosen, and the list says how many there are for its columns', () => {
  expect([...html.matchAll(/aria-selected="(\w+)"/g)].map(([, value]) => value)).toEqual([
    'true',
    'false',
    'false',
  ]);
  expect(html).toContain('role="tablist" aria-label="Parts" data-count="3"');
});
