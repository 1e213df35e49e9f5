/* oxlint-disable no-console -- the console is what is tested */
import { expect, test, vi } from 'vitest';

test.fails('an unexpected warning fails a test', () => {
  expect(1).toBe(1);
  console.warn('nobody reads this');
});

test('an expected one is caught by the test itself', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  console.warn('expected');
  expect(warn).toHaveBeenCalledOnce();
});
