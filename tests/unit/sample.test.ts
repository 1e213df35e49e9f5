import { expect, test } from 'vitest';
import { sampleOf, samplePages } from '../browser/support/sample.ts';

test('other pages take the place of sampled pages that an owner has taken away', () => {
  const left = samplePages.filter((page) => !page.startsWith('/careers'));
  const routes = ['/services/own', ...left, '/industries/own', '/news'];
  expect(sampleOf(routes, false)).toEqual([...left, '/services/own', '/industries/own']);
  expect(sampleOf(routes, true)).toEqual(routes);
});
