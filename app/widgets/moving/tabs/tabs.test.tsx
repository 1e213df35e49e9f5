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
        `<a id="part-${number}-tab"[^>]* data-role="tab" href="#part-${number}" aria-controls="part-${number}"`,
      ),
    );
    expect(html).toMatch(
      new RegExp(
        `<div id="part-${number}"[^>]* role="group" data-role="tabpanel" aria-labelledby="part-${number}-tab">`,
      ),
    );
  }
  // Both belong to script: without it a hidden panel could never be shown, nor a tab be reached.
  expect(html).not.toMatch(/ hidden=| tabindex=/);
});

test('before script nothing claims a state or keys that only script has', () => {
  expect(html).not.toMatch(/ role="tab| aria-selected=/);
});

test('the list says what it is about and how many tabs there are for its columns', () => {
  expect(html).toMatch(/role="group" data-role="tablist" aria-label="Parts"[^>]* data-count="3"/);
});
