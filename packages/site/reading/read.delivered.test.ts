import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyContent, type ContentCopy, exampleService } from '../../../tests/unit/support/content-copy.ts';

let content: ContentCopy;

beforeEach(() => {
  content = copyContent();
});
afterEach(() => content.remove());

const azure = 'services/azure.yaml';

/** A second page made from a first. No documentation leads an author to a page of this name. */
const copied = 'services/example-copy.yaml';
const copy = (): void => {
  content.write(azure, exampleService);
  content.write(copied, exampleService);
};

/** Gives a page everything that tells it from others. */
function replaceTexts(file: string, name: string): void {
  content.set(file, ['name'], name);
  content.set(file, ['summary'], `${name} in a summary of its own.`);
  content.set(file, ['meta', 'title'], `${name} and its title`);
  content.set(file, ['meta', 'description'], `${name}, described. `.repeat(12).slice(0, 130).trim());
}

test('the content of the site has no faults', () => {
  expect(content.check()).toEqual([]);
});

test('a page with a fault is still there for those that lead to it', () => {
  content.link('/about-us');
  content.set('industries.yaml', ['name'], '{compnay}');
  expect(content.check().map((fault) => fault.split(':')[0])).toEqual(['industries.yaml']);
  content.write('about-us.yaml', 'name: About us\n\tmeta: Indented by a tab\n');
  expect(new Set(content.check().map((fault) => fault.split(':')[0]))).toEqual(
    new Set(['about-us.yaml', 'industries.yaml']),
  );
});

test('a link may lead to a part of a page', () => {
  content.link('/about-us?from=industries#main');
  expect(content.check()).toEqual([]);
});

test('a copy of a page is at fault, not its model, when it is asked for by name', () => {
  copy();
  const faults = content.check('example-copy').join('\n');
  expect(faults).toMatch(/^services\/example-copy\.yaml: no column of services in navigation\.yaml names/);
  for (const path of ['name', 'summary', 'meta.title', 'meta.description'])
    expect(faults).toMatch(
      new RegExp(`example-copy\\.yaml:\\d+: ${path}: is the same as in services/azure\\.yaml`),
    );
  expect(content.check('sharepoint')).toEqual([]);
});

test('a copy with words of its own and a place in the menu passes', () => {
  copy();
  content.addToMenu('services', 'example-copy');
  replaceTexts(copied, 'Example Copy');
  expect(content.check()).toEqual([]);
});

test('an industry is a file of its own words and a line in the menu, too', () => {
  const file = 'industries/example-trade.yaml';
  content.write(file, content.read('industries/renewables.yaml'));
  content.addToMenu('industries', 'example-trade');
  replaceTexts(file, 'Example Trade');
  expect(content.check()).toEqual([]);
});

test('a page of known bands is a file and its line in the navigation', () => {
  content.write(
    'example-single.yaml',
    `name: Example Single
meta:
  title: Example of a single page
  description: How this website is made and tested so that everybody can read and use every page of it, with the keyboard alone or at twice the size.
bands:
  - kind: banner
    title: Example of a single page
    subtitle: Everybody can use this website.
    picture: about-us
  - kind: questions
    heading: Questions
    items:
      - question: Can I use it with the keyboard alone?
        answer: ["Yes."]
      - question: Can I make the text larger?
        answer: ["Yes."]
`,
  );
  expect(content.check()).toEqual([
    'example-single.yaml: neither main, company nor legal in navigation.yaml names this page; a page for advertisements says landing: true',
  ]);
  content.prepend('navigation.yaml', ['company'], 'example-single');
  expect(content.check()).toEqual([]);
});

test('a name that no file has is a fault, and not a clean bill', () => {
  expect(content.check('example-paeg')).toEqual(['no file below content has "example-paeg" in its path']);
});
