import { expect, test } from 'vitest';
import { draw, each } from '../../../../tests/unit/support/markup.ts';
import { Loud } from './highlight.tsx';

test('each of several loud sentences is kept together, and one sentence may break anywhere', () => {
  const two = draw(<Loud text="Half a day at 9 a.m. each week. Two pages." />);
  expect(two.querySelectorAll('.unbroken').map(({ textContent }) => textContent)).toEqual([
    'Half a day at 9 a.m. each week.',
    'Two pages.',
  ]);
  expect(two.textContent).toBe('Half a day at 9 a.m. each week. Two pages.');
  expect(each(draw(<Loud text="One sentence." />), '.unbroken', 'class')).toEqual([]);
});
