import { describe, expect, test } from 'vitest';
import { createNotFoundPages, createSearchPages, maxKept, maxSearches } from './drawn-pages.ts';
import { type SiteFile, Variant } from './site-file.ts';

const plain: SiteFile = {
  type: 'text/html',
  cacheControl: 'max-age=60',
  styleHashes: [],
  variants: { identity: new Variant(() => Buffer.from('plain')) },
};

/** Pages whose clock stands until a test sets it, and the texts for which a page was drawn. */
function setUp() {
  const time = { now: 0 };
  const drawn: string[] = [];
  const draw = (text: string): string | undefined => {
    drawn.push(text);
    return text.startsWith('/xyzzy') ? undefined : `page for ${text}`;
  };
  const notFound = createNotFoundPages(plain, draw, [], () => time.now);
  const search = createSearchPages(
    plain,
    (query) => draw(query) ?? '',
    [],
    () => time.now,
  );
  return { search, notFound, drawn, time };
}
const textOf = (page: SiteFile | undefined): string | undefined => page?.variants.identity.body.toString();

describe('search', () => {
  test('same query again › the kept page is sent', () => {
    const { search, drawn } = setUp();
    expect(textOf(search.results('azure'))).toBe('page for azure');
    expect(search.results('azure')).toBe(search.results('azure'));
    expect(drawn).toEqual(['azure']);
  });

  test('too many new queries in a second › only those with a kept page are answered', () => {
    const { search, drawn, time } = setUp();
    const queries = Array.from({ length: maxSearches + 1 }, (_, index) => `query ${index}`);
    expect(queries.map((query) => search.results(query) !== undefined)).toEqual([
      ...Array.from({ length: maxSearches }, () => true),
      false,
    ]);
    expect(search.results('query 0')).toBeDefined();
    time.now = 1000;
    expect(search.results('query x')).toBeDefined();
    expect(drawn).toHaveLength(maxSearches + 1);
  });

  test('more pages than are kept › the page that was requested longest ago is forgotten', () => {
    const { search, drawn, time } = setUp();
    for (let index = 0; index <= maxKept; index += 1) {
      time.now += 1000;
      search.results(`query ${index}`);
    }
    time.now += 1000;
    search.results('query 1');
    expect(drawn).toHaveLength(maxKept + 1);
    search.results('query 0');
    expect(drawn).toHaveLength(maxKept + 2);
  });
});

describe('not-found page', () => {
  test('same address again › nothing is searched, whether it found pages or not', () => {
    const { notFound, drawn } = setUp();
    expect(textOf(notFound('/azzure'))).toBe('page for /azzure');
    expect(notFound('/azzure')).toBe(notFound('/azzure'));
    expect([notFound('/xyzzy'), notFound('/xyzzy')]).toEqual([plain, plain]);
    expect(drawn).toEqual(['/azzure', '/xyzzy']);
  });

  test('flood of new addresses › a few a second are searched, and the others get the plain page', () => {
    const { notFound, drawn, time } = setUp();
    for (let index = 0; index < 1000; index += 1) {
      time.now = index * 2;
      notFound(`/azzure-${index}`);
    }
    expect(drawn).toHaveLength(2 * maxSearches);
    expect(notFound('/azzure-999')).toBe(plain);
    expect(textOf(notFound('/azzure-0'))).toBe('page for /azzure-0');
  });

  test('searches of the search page › leave the not-found page its own', () => {
    const { search, notFound } = setUp();
    for (let index = 0; index <= maxSearches; index += 1) search.results(`query ${index}`);
    expect(notFound('/azzure')).not.toBe(plain);
  });

  test.each(['/azzure.html', '/services/azzure.HTM', '/services//power/', `/${'a'.repeat(99)}`])(
    'address that a person may have typed › %s › is searched',
    (path) => {
      const { notFound, drawn } = setUp();
      notFound(path);
      expect(drawn).toEqual([path]);
    },
  );

  test.each([
    '',
    '/',
    '/wp-login.php',
    '/.env',
    '/.git/config',
    '/site.zip',
    '/assets/azzure.png',
    '/a.html/b',
    `/${'a'.repeat(100)}`,
  ])('address of a program, a file or nothing › %j › is not searched', (path) => {
    const { notFound, drawn } = setUp();
    expect(notFound(path)).toBe(plain);
    expect(drawn).toEqual([]);
  });
});
