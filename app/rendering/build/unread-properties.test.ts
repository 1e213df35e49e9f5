import { expect, test } from 'vitest';
import { dropUnreadProperties } from './unread-properties.ts';

test('what nothing reads goes, and then what only that has read', () => {
  const css = ':root{--a:1px;--b:var(--a);--ab:2px;--c:var(--b)}p{top:var(--ab,0);--d:1px}';
  expect(dropUnreadProperties(css)).toBe(':root{--ab:2px;}p{top:var(--ab,0);}');
});

test('what is read in a fallback or before it is set stays', () => {
  const css = 'p{top:var(--a,var(--b))}:root{--a:1px;--b:2px}';
  expect(dropUnreadProperties(css)).toBe(css);
});
