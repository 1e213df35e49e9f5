import { expect, test } from 'vitest';
import { attributesOf, draw, each, only } from '../../../../tests/unit/support/markup.ts';
import { Tabs } from './tabs.tsx';

const tree = draw(
  <Tabs
    idPrefix="part"
    label="Parts"
    tabs={['One', 'Two', 'Three'].map((title) => ({ title, icon: <i />, panel: <p>{title} itself</p> }))}
  />,
);

test('before script tabs are links to their panels, and every panel is there to be shown', () => {
  for (const number of [1, 2, 3]) {
    const tab = only(tree, `a#part-${number}-tab`);
    expect(attributesOf(tab, 'data-role', 'href', 'aria-controls')).toEqual({
      'data-role': 'tab',
      href: `#part-${number}`,
      'aria-controls': `part-${number}`,
    });
    const panel = only(tree, `#part-${number}`);
    expect(attributesOf(panel, 'role', 'data-role', 'aria-labelledby')).toEqual({
      role: 'group',
      'data-role': 'tabpanel',
      'aria-labelledby': `part-${number}-tab`,
    });
  }
  // Both belong to script: without it a hidden panel could never be shown, nor a tab be reached.
  expect(tree.querySelectorAll('[hidden], [tabindex]')).toEqual([]);
});

test('before script nothing claims a state or keys that only script has', () => {
  expect(tree.querySelectorAll('[aria-selected]')).toEqual([]);
  expect(new Set(each(tree, '[role]', 'role'))).toEqual(new Set(['group']));
});

test('the list says what it is about and how many tabs there are for its columns', () => {
  const list = only(tree, '[data-role="tablist"]');
  expect(attributesOf(list, 'role', 'aria-label', 'data-count')).toEqual({
    role: 'group',
    'aria-label': 'Parts',
    'data-count': '3',
  });
});

test('a panel names the tabs before and after it, as links to their panels', () => {
  const named = draw(
    <Tabs
      idPrefix="part"
      label="Parts"
      tabs={['One', 'Two', 'Three'].map((title) => ({ title, icon: <i />, panel: <p /> }))}
      neighbors={{ previous: 'Back: {name}', next: 'Next: {name}' }}
    />,
  );
  const linksOf = (number: number) =>
    named
      .querySelectorAll(`#part-${number} a`)
      .map((link) => [link.getAttributeValue('href'), link.textContent]);
  expect(linksOf(1)).toEqual([['#part-2', 'Next: Two']]);
  expect(linksOf(2)).toEqual([
    ['#part-1', 'Back: One'],
    ['#part-3', 'Next: Three'],
  ]);
  expect(linksOf(3)).toEqual([['#part-2', 'Back: Two']]);
});
