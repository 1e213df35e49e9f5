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

/** The opening tag of the element with this id; the order of its attributes is React's affair. */
const tagOf = (id: string): string => new RegExp(`<[^<]* id="${id}"[^>]*>`).exec(html)?.[0] ?? '';

test('before script tabs are links to their panels, and every panel is there to be shown', () => {
  for (const number of [1, 2, 3]) {
    const [tab, panel] = [tagOf(`part-${number}-tab`), tagOf(`part-${number}`)];
    expect(tab).toMatch(/^<a /);
    for (const attribute of ['data-role="tab"', `href="#part-${number}"`, `aria-controls="part-${number}"`])
      expect(tab).toContain(` ${attribute}`);
    for (const attribute of ['role="group"', 'data-role="tabpanel"', `aria-labelledby="part-${number}-tab"`])
      expect(panel).toContain(` ${attribute}`);
  }
  // Both belong to script: without it a hidden panel could never be shown, nor a tab be reached.
  expect(html).not.toMatch(/ hidden=| tabindex=/);
});

test('before script nothing claims a state or keys that only script has', () => {
  expect(html).not.toMatch(/ role="tab| aria-selected=/);
});

test('the list says what it is about and how many tabs there are for its columns', () => {
  const [list = ''] = /<[^<]* data-role="tablist"[^>]*>/.exec(html) ?? [];
  for (const attribute of ['role="group"', 'aria-label="Parts"', 'data-count="3"'])
    expect(list).toContain(` ${attribute}`);
});
