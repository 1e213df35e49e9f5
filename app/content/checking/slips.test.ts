/** Slips of the hand: in a file's name, in its line of the menu, in what is typed without thinking of YAML. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyContent, type ContentCopy } from './content-copy.ts';
import { exampleService } from './example-service.ts';

const azure = 'services/azure.yaml';
let content: ContentCopy;

beforeEach(() => {
  content = copyContent();
  content.write(azure, exampleService);
});
afterEach(() => content.remove());

test.each([
  ['a number as a name', 'name: Azure', 'name: 365', 'name: expected text; put it in quotes (received 365)'],
  [
    'a text that is far too long',
    'The first bullet',
    'word '.repeat(400),
    'expected at most 110 characters, here are 1999',
  ],
  [
    'a quote that nothing closes',
    'heading: A cloud',
    'heading: "A cloud',
    'a quote or a bracket is missing at the end',
  ],
  [
    'an apostrophe inside single quotes',
    'heading: A cloud with an owner',
    "heading: 'It's a cloud'",
    "inside single quotes, an apostrophe is written twice (received \"heading: 'It's a cloud'\")",
  ],
  [
    'a line with too few spaces',
    '    subtitle: Pay',
    '   subtitle: Pay',
    'indent this line like its neighbors; a new item of a list begins with a dash',
  ],
  [
    'a key without its colon',
    'name: Azure\n',
    'name Azure\n',
    'a key stands one to a line and ends with a colon',
  ],
])('%s is named with its line and what to do', (_slip, part, by, fault) => {
  const line = content.spoil(azure, part, by);
  const [first] = content.check();
  expect(first).toContain(fault);
  expect(first).toContain(`${azure}:${line}: `);
});

test.each([
  ['services/data-platform.yml', 'rename it so that it ends in .yaml'],
  ['services/Data Platform.yaml', 'rename it to lower-case words joined by hyphens'],
  ['produkte/data-platform.yaml', 'no page is made from this folder'],
  ['index.yaml', 'the site itself answers at this address'],
  ['readyz.yaml', 'the site itself answers at this address'],
])('a file that cannot be a page: %s', (file, remedy) => {
  content.write(file, exampleService);
  const faults = content.check();
  expect(faults).toEqual([expect.stringContaining(`${file}: `)]);
  expect(faults[0]).toContain(remedy);
});

test('a line of the menu that misspells the file', () => {
  content.spoil('navigation.yaml', '[azure,', '[azure, data-platfrom,');
  content.write('services/data-platform.yaml', exampleService);
  expect(content.check('data-platform').join('\n')).toContain(
    'data-platform.yaml: no column of services in navigation.yaml names this page; it has "data-platfrom", of which there is no file',
  );
});

test('quotes, emoji and the marks of other systems are no mistakes', () => {
  const typed = exampleService.replace('A cloud with an owner', '“A cloud” 🚀 – it’s');
  content.write(azure, `\ufeff${typed.replaceAll('\n', '\r\n')}`);
  expect(content.check()).toEqual([]);
});

test('a film or a picture by night that is not there', () => {
  content.spoil('home.yaml', 'film: cloud\n', 'film: clouds\n');
  content.spoil('home.yaml', 'picture: cloud-night', 'picture: cloud-nigth');
  expect(content.check().join('\n')).toMatch(
    /film: there is no film .*did you mean "cloud"\?.*\n.*night\.picture: .*did you mean "cloud-night"\?/,
  );
});
