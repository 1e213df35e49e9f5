import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkHtml } from './check-html.ts';
import { checkLinks } from './check-links.ts';
import { checkSizes } from './check-sizes.ts';
import {
  answerModule,
  fixtureProject,
  fixtureRoutes,
  page,
} from '../../tests/unit/support/fixture-project.ts';

const onFront = (body: string) => ({ 'dist/site/index.html': page('/', body) });
const dist = (changes?: Record<string, string>) => join(fixtureProject(changes), 'dist');
/** Random hex that compresses to `kib` KiB, because budgets are in compressed bytes. */
const heavy = (kib: number): string => randomBytes(kib * 512).toString('hex');

test('a sound site passes', async () => {
  const root = fixtureProject();
  const results = [
    await checkHtml(join(root, 'dist')),
    await checkLinks(join(root, 'dist')),
    await checkSizes(root, join(root, 'dist')),
  ];
  expect(results.map(({ faults }) => faults)).toEqual([[], [], []]);
  expect(results.every(({ passed, failed }) => passed > 0 && failed === 0)).toBe(true);
});

describe('markup', () => {
  test.each([
    ['a second heading of the first rank', '<h1>Again</h1>', '2 of h1'],
    ['a style attribute', '<p style="color:red">Red</p>', 'no-inline-style'],
    ['an inline script', '<script>alert(1)</script>', 'inline script is not in the policy'],
    ['an inline handler', '<button type="button" onclick="go()">Go</button>', 'inline event handler'],
    [
      'a token outside of a style sheet',
      '<svg><path fill="var(--red)" d="M0 0h1"/></svg>',
      'custom property',
    ],
    [
      'a long text alternative',
      `<img src="/assets/one.png" alt="${'A lamp. '.repeat(16)}">`,
      'an alt of 128',
    ],
    ['a picture without words', '<img src="/assets/one.png">', 'wcag/h37'],
    ['a field without label', '<input type="text" name="name">', 'input-missing-label'],
    ['an id twice', '<p id="a">A</p><p id="a">B</p>', 'no-dup-id'],
    ['an element in the wrong place', '<ul><p>Text</p></ul>', 'element-permitted-content'],
  ])('%s is found', async (_what, body, fault) => {
    const { failed, faults } = await checkHtml(dist(onFront(body)));
    expect(failed).toBeGreaterThan(0);
    expect(faults.join('\n')).toContain(fault);
  });
});

test('an answer page is checked in each of its states', async () => {
  const twice = answerModule('<p id="a">A</p><p id="a">B</p>');
  const { faults } = await checkHtml(dist({ 'dist/server/answers.cjs': twice }));
  expect(faults).toEqual([
    expect.stringMatching(/^contact-returned\.html \(refused\): .*no-dup-id/),
    expect.stringMatching(/^application-returned\.html \(refused\): .*no-dup-id/),
  ]);
});

describe('links', () => {
  test.each([
    ['a page that is not there', '<a href="/careers">Careers</a>'],
    ['the wrong letter case', '<a href="/About-Us">About us</a>'],
    ['a slash too many', '<a href="/about-us/">About us</a>'],
    ['the file in the place of the address', '<a href="/about-us.html">About us</a>'],
    ['a fragment of no element', '<a href="#nowhere">Nowhere</a>'],
    ['a fragment of no element of another page', '<a href="/about-us#nowhere">Nowhere</a>'],
    ['no fragment at all', '<a href="#">Nowhere</a>'],
    ['a picture that is not there', '<img src="/assets/two.png" alt="A lamp">'],
    [
      'one of several pictures',
      '<img src="/assets/one.png" srcSet="/assets/one.png 1x, /assets/two.png 2x" alt="A lamp">',
    ],
    ['an address without encryption', '<a href="http://www.example.org/">Elsewhere</a>'],
    ['an address without its protocol', '<a href="//www.example.org/">Elsewhere</a>'],
    ['a broken phone number', '<a href="tel:555-0100">Call</a>'],
    ['a broken email address', '<a href="mailto:info">Write</a>'],
  ])('%s is found', async (_what, body) => {
    expect((await checkLinks(dist(onFront(body)))).failed).toBe(1);
  });

  test('accepts valid internal and external links', async () => {
    const body =
      '<a href="https://www.example.org/">Elsewhere</a><a href="tel:+12025550100">Call</a><a href="/about-us?a=1#main">About</a>';
    expect((await checkLinks(dist(onFront(body)))).faults).toEqual([]);
  });

  test('a title on two pages is found', async () => {
    const about = page('/about-us', '', 'The page at /');
    expect((await checkLinks(dist({ 'dist/site/about-us.html': about }))).faults.join()).toContain(
      'the same title',
    );
  });

  test.each([
    ['a script', '<script type="module" src="/assets/tabs-AAAAAAAA.js"></script>'],
    ['a style sheet', '<link rel="stylesheet" href="/assets/one.png" integrity="sha256-another">'],
  ])('%s without its own hash is found', async (_what, body) => {
    expect((await checkLinks(dist(onFront(body)))).faults.join()).toMatch(
      /^index\.html: the integrity of [^,]+$/,
    );
  });

  test('a wrong canonical address is found', async () => {
    const about = page('/about-us').replace('example.com/about-us', 'example.com/other');
    expect((await checkLinks(dist({ 'dist/site/about-us.html': about }))).faults.join()).toContain(
      'canonical',
    );
  });

  test('a redirect that leads to no element of a page is found', async () => {
    const redirects = { '/old': '/about-us#main', '/older': '/about-us#nowhere', '/far': 'https://a.test/' };
    const table = { ...fixtureRoutes, redirects };
    const { faults } = await checkLinks(dist({ 'dist/server/routes.json': JSON.stringify(table) }));
    expect(faults).toEqual(["redirects.yaml: /older: '/about-us#nowhere' names no element of that page"]);
  });

  test('a missing and an unknown page in the site map are found', async () => {
    const map = '<urlset><loc>https://www.example.com/</loc><loc>https://www.example.com/old</loc></urlset>';
    expect((await checkLinks(dist({ 'dist/site/sitemap.xml': map }))).faults).toHaveLength(2);
  });
});

describe('sizes', () => {
  test.each([
    ['a document', { 'dist/site/about-us.html': page('/about-us', heavy(36)) }, '/about-us: document'],
    ['the front page', { 'dist/site/index.html': page('/', heavy(36)) }, '/: document'],
    ['the first script', { 'dist/site/assets/wake-AAAAAAAA.js': heavy(5) }, 'script at once'],
    [
      'what the first script imports',
      {
        'dist/site/assets/wake-AAAAAAAA.js': 'import"./form-AAAAAAAA.js"',
        'dist/site/assets/form-AAAAAAAA.js': heavy(5),
      },
      'script at once',
    ],
    ['an island', { 'dist/site/assets/tabs-AAAAAAAA.js': heavy(76) }, 'index.html: script in all'],
    ['the fonts', { 'dist/site/assets/text-AAAAAAAA.woff2': heavy(45) }, 'fonts'],
    ['a poster', { 'dist/site/assets/hero-one-1440-AAAAAAAA.avif': heavy(21) }, 'hero-one-1440'],
  ])('%s over its budget is found', async (_what, changes, fault) => {
    const root = fixtureProject(changes);
    const { failed, faults } = await checkSizes(root, join(root, 'dist'));
    expect(failed).toBeGreaterThan(0);
    expect(faults.join('\n')).toContain(fault);
  });

  test('a document with proof may be two segments heavier, and no more', async () => {
    const faultsWith = async (kib: number): Promise<string[]> => {
      const body = `<section id="cases"><h2>Work</h2></section>${heavy(kib)}`;
      const root = fixtureProject({ 'dist/site/about-us.html': page('/about-us', body) });
      return [...(await checkSizes(root, join(root, 'dist'))).faults];
    };
    expect(await faultsWith(27)).toEqual([]);
    expect(await faultsWith(36)).toEqual([expect.stringContaining('/about-us: document')]);
  });

  test('an unknown island stops the check', async () => {
    const root = fixtureProject(onFront('<div data-island="tabz"></div>'));
    await expect(checkSizes(root, join(root, 'dist'))).rejects.toThrow(/index\.html has an island tabz/);
  });

  test('Zod in a script of the browser is found', async () => {
    const root = fixtureProject({ 'dist/site/assets/form-AAAAAAAA.js': 'const a={};a._zod={}' });
    const { faults } = await checkSizes(root, join(root, 'dist'));
    expect(faults).toEqual(['form-AAAAAAAA.js brings Zod into the browser']);
  });

  test('islands of other pages do not count', async () => {
    const root = fixtureProject({ 'dist/site/assets/form-AAAAAAAA.js': heavy(80) });
    expect((await checkSizes(root, join(root, 'dist'))).faults).toEqual([]);
  });
});
