/** `redirects.yaml`: what an owner may write, and what is said of a mistake. */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyContent, type ContentCopy } from '../../../tests/unit/support/content-copy.ts';

const file = 'redirects.yaml';
let content: ContentCopy;
beforeEach(() => {
  content = copyContent();
});
afterEach(() => content.remove());

const check = (...redirects: (readonly [from: string, to: string])[]): string[] => {
  content.set(
    file,
    ['redirects'],
    redirects.map(([from, to]) => ({ from, to })),
  );
  return content.check();
};

test('an old address may lead to a page, a part of one, a file, a form with a topic and another site', () => {
  const faults = check(
    ['/Old.HTML', '/industries'],
    ['/über-uns/', '/about-us#main'],
    ['/icon.ico', '/favicon.svg'],
    ['/ask', '/contact-us?about=azure'],
    ['/shop', 'https://shop.example.com/?from=site'],
  );
  expect(faults).toEqual([]);
});

test.each<[mistake: string, from: string, to: string, fault: string]>([
  ['a page', '/industries', '/about-us', 'from: is an address at which the site answers'],
  ['a page in other letters', '/About-Us/', '/industries', 'from: is an address at which the site answers'],
  ['a file', '/favicon.svg', '/industries', 'from: is an address at which the site answers'],
  ['a file of the build', '/sitemap.xml', '/industries', 'from: is an address at which the site answers'],
  ['an address of the server', '/api/old', '/industries', 'from: is an address at which the site answers'],
  [
    'no slash at the beginning',
    'old',
    '/industries',
    'from: must be an address of this site that begins with /',
  ],
  ['a query', '/old?id=1', '/industries', 'from: must be a path alone'],
  ['many addresses at once', '/old/*', '/industries', 'from: must be one address'],
  ['a doubled slash', '//old', '/industries', 'from: must be a path as browsers send it'],
  ['a faulty % sign', '/100%', '/industries', 'from: must be a path as browsers send it'],
  [
    'a target that does not exist',
    '/old',
    '/industris',
    'to: there is no page or file at this address (did you mean "/industries"?) (received "/industris")',
  ],
  ['a target in other letters', '/old', '/Industries', 'did you mean "/industries"?'],
  [
    'a target without https',
    '/old',
    'http://example.com',
    'to: must be an address of this site that begins with /, or one that begins with https://',
  ],
  ['a target of another site without https', '/old', '//example.com', 'to: must be an address of this site'],
  ['a loop', '/old', '/OLD/', 'to: leads to itself'],
])('%s', (_mistake, from, to, fault) => {
  const faults = check([from, to]);
  expect(faults).toEqual([expect.stringContaining(fault)]);
  expect(faults[0]).toMatch(/^redirects\.yaml:\d+: redirects\[0\]\./);
});

test('an address that is redirected twice has a fault at the second place', () => {
  expect(check(['/old', '/industries'], ['/Old/', '/about-us'])).toEqual([
    expect.stringMatching(/^redirects\.yaml:\d+: redirects\[1\]\.from: is redirected above already/),
  ]);
});

test('a chain has a fault that says where the redirect should lead', () => {
  expect(check(['/older', '/old'], ['/old', '/industries'])).toEqual([
    expect.stringContaining(
      'redirects[0].to: is redirected itself; write where that leads in its place, "/industries" (received "/old")',
    ),
  ]);
});

test('the example in the comment can be used as it stands', () => {
  const lines = readFileSync(`content/${file}`, 'utf8').split('\n');
  const example = lines.filter((line) => line.startsWith('#   ')).map((line) => line.slice(2));
  expect(example.length).toBeGreaterThan(2);
  content.write(file, `redirects:\n${example.join('\n')}\n`);
  expect(content.check()).toEqual([]);
});
