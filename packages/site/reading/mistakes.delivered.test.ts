import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { copyContent, type ContentCopy, exampleService } from '../../../tests/unit/support/content-copy.ts';

const azure = 'services/azure.yaml';
let content: ContentCopy;

beforeEach(() => {
  content = copyContent();
  content.write(azure, exampleService);
});
afterEach(() => content.remove());

/** The faults of the copy, each of which is one line that begins with its place. */
function faultLines(): string {
  const faults = content.check();
  for (const one of faults) expect(one).toMatch(/^[\w/-]+\.yaml(:\d+)?: [^\n]+$/);
  return faults.join('\n');
}

describe('each mistake of an author is named with its line and what was meant', () => {
  test.each<[mistake: string, part: string, by: string, fault: string]>([
    [
      'a missing key',
      '    subtitle: Pay for the load you carry.\n',
      '',
      'subtitle: expected a text (received nothing)',
    ],
    ['a misspelt key', 'summary:', 'sumary:', 'sumary: nothing reads this key (did you mean "summary"?)'],
    ['an unknown icon', 'icon: shield', 'icon: sheild', 'did you mean "shield"?'],
    [
      'an unknown kind of band',
      'kind: related-topics',
      'kind: relatd-topics',
      'there is no such name (did you mean "related-topics"?)',
    ],
    [
      'an unknown picture',
      'picture: azure',
      'picture: azur',
      'there is no picture of this name in public/media/banners (did you mean "azure"?)',
    ],
    [
      'an unknown picture inside a page',
      '  - kind: related-topics',
      '  - kind: picture\n    picture: banners/azur\n    alt: Steps\n  - kind: related-topics',
      'there is no picture of this name in public/media (did you mean "banners/azure"?)',
    ],
    [
      'an unknown picture for the dark theme',
      '  - kind: related-topics',
      '  - kind: picture\n    picture: banners/azure\n    night: close-ups/azure\n    alt: Steps\n  - kind: related-topics',
      'night: there is no picture of this name in public/media',
    ],
    [
      'a row of a table without a cell',
      '  - kind: related-topics',
      '  - kind: table\n    heading: H\n    columns: [A, B]\n    rows: [[a, b], [c], [d, e]]\n  - kind: related-topics',
      'rows[1]: expected 2 cells, one for each column, here are 1',
    ],
    [
      'a line without its answer',
      '  - kind: related-topics',
      '  - kind: before-after\n    heading: H\n    before: { title: B, items: [a, b, c, d] }\n    after: { title: A, items: [e, f, g] }\n  - kind: related-topics',
      'after.items: expected as many items as before has (received ["e","f","g"])',
    ],
    [
      'an unknown drawing',
      'illustration: azure/secure',
      'illustration: azure/secret',
      '(did you mean "azure/secure"?)',
    ],
    [
      'a related page nowhere',
      '/services/cloud-advisory',
      '/services/cloud-advisry',
      '"/services/cloud-advisory"',
    ],
    ['a card that is not in the grid', 'card: azure-and-cloud', 'card: azure-cloud', 'no card of this id'],
    [
      'a title that is too long',
      'title: Azure\n',
      `title: ${'Azure '.repeat(11)}end\n`,
      'expected at most 60 characters',
    ],
    [
      'a title that is too long with the company’s name',
      'title: Azure Consulting',
      'title: Azure Architecture, Consulting',
      'is put behind it, here are 58',
    ],
    [
      'a description that is too short',
      '    Azure set up as code: capacity that follows load, private networks, a bill each team can read,\n',
      '',
      'meta.description: expected at least 120 characters',
    ],
    ['a wrong type', 'name: Azure', 'name: [Azure]', 'expected a text (received ["Azure"])'],
    ['nothing', 'name: Azure', 'name:', 'expected a text (received null)'],
    ['a tab', '  title: Azure C', '\ttitle: Azure C', 'not valid YAML'],
    ['a colon', 'name: Azure', 'name: Azure: the cloud', 'not valid YAML'],
    ['a key twice', 'name: Azure', 'name: Azure\nname: Azure', 'not valid YAML'],
    [
      'a line that is indented further',
      '    sandboxes for trials',
      '      sandboxes for trials',
      'must be one paragraph',
    ],
    ['HTML in a text', 'name: Azure', 'name: <b>Azure</b>', 'must be plain words'],
    ['Markdown in a text', 'name: Azure', 'name: Azure **cloud**', 'must be plain words'],
    [
      'a link in a text that has none',
      'name: Azure',
      'name: "[Azure](/services)"',
      'links are possible only in paragraphs, answers, bullets, lists, before and after, and the texts of steps',
    ],
    [
      'a link in a text to a page that does not exist',
      '  - kind: related-topics',
      '  - kind: prose\n    heading: H\n    paragraphs: ["See [our jobs](/industris#main)."]\n  - kind: related-topics',
      'bands[3].paragraphs[0]: there is no page or file at this address (did you mean "/industries"?) (received "/industris")',
    ],
    [
      'a link of before and after to a page that does not exist',
      '  - kind: related-topics',
      '  - kind: before-after\n    heading: H\n    before: { title: B, items: [a, b, c] }\n    after: { title: A, items: ["[e](/industris)", f, g] }\n  - kind: related-topics',
      'bands[3].after.items[0]: there is no page or file at this address (did you mean "/industries"?) (received "/industris")',
    ],
    [
      'a link in a text that is not closed',
      '  - kind: related-topics',
      '  - kind: prose\n    heading: H\n    paragraphs: ["See [our jobs](/industries."]\n  - kind: related-topics',
      'must write a link as [words](address)',
    ],
    [
      'a link of a band without https',
      '  - kind: related-topics',
      '  - kind: prose\n    heading: H\n    paragraphs: [P]\n    link: { label: L, href: "http://example.com" }\n  - kind: related-topics',
      'must be an address that begins with /, https:// or mailto:',
    ],
    ['a single star of Markdown', 'name: Azure', 'name: Azure *cloud*', 'must be plain words'],
    [
      'a misspelt placeholder',
      'source: "{company}"',
      'source: "{compnay}"',
      '{compnay} stands for nothing; did you mean {company}?',
    ],
    [
      'a placeholder that names nothing',
      '{company.claims.mindset}',
      '{company.claims.mindst}',
      'did you mean {company.claims.mindset}?',
    ],
    [
      'spaces in a placeholder',
      'source: "{company}"',
      'source: "{ company }"',
      '{ company } stands for nothing; did you mean {company}?',
    ],
    [
      'a placeholder that nothing closes',
      'source: "{company}"',
      'source: "{company, of course"',
      '{company stands for nothing; did you mean {company}?',
    ],
    ['a brace that nothing opens', 'source: "{company}"', 'source: company}', '} stands for nothing'],
  ])('%s', (_mistake, part, by, fault) => {
    content.spoil(azure, part, by);
    expect(faultLines()).toContain(fault);
  });

  test.each<[mistake: string, spoil: () => void, fault: string]>([
    [
      'an unknown picture of a slide',
      () =>
        content.set('home.yaml', [...content.band('home.yaml', 'hero'), 'slides', 0, 'picture'], 'clouds'),
      'did you mean "cloud"?',
    ],
    ['a link nowhere', () => content.link('/about'), 'there is no page at this address'],
    [
      'an empty list',
      () => content.set('navigation.yaml', ['services', 0, 'pages'], []),
      'expected at least 1 item, here are 0',
    ],
    ['a page twice in the menu', () => content.addToMenu('services', 'azure'), 'stands in the menu twice'],
    [
      'a picture of a call to action that is not there',
      () => content.set('navigation.yaml', ['services', 0, 'callToAction'], { picture: 'banners/azur' }),
      'did you mean "banners/azure"?',
    ],
    [
      'a single page nowhere',
      () => content.prepend('navigation.yaml', ['main'], 'abuot-us'),
      'did you mean "about-us"?',
    ],
    [
      'a mailbox that is none',
      () => content.set('company.yaml', ['mailboxes', 'info'], 'info at example.com'),
      'mailboxes.info: must be an email address, for example info@company.com (received "info at example.com")',
    ],
    [
      'a profile without its protocol',
      () => content.set('company.yaml', ['social', 0, 'href'], 'example.com/us'),
      'social[0].href: must be an address that begins with https:// (received "example.com/us")',
    ],
    [
      'a list for a figure',
      () => content.set('company.yaml', ['claims', 'users', 'figure'], [15]),
      'claims.users: must be a text, or a phrase and a figure, each of them a text',
    ],
    ['no offices', () => content.set('company.yaml', ['offices'], []), 'expected at least 1 item'],
    [
      'words in the place of a telephone number',
      () => content.set('company.yaml', ['offices', 0, 'phone'], 'call us 12'),
      'offices[0].phone: must be a telephone number that begins with + and the number of its country, for example +1 (702) 555-0114',
    ],
    [
      'a telephone number without its country',
      () => content.set('company.yaml', ['offices', 0, 'phone'], '(702) 555-0114'),
      'offices[0].phone: must be a telephone number that begins with +',
    ],
    [
      'a telephone number with a digit too few',
      () => content.set('company.yaml', ['offices', 0, 'phone'], '+1 (702) 555-011'),
      'offices[0].phone: no telephone of +1 has such a number; check its digits',
    ],
    [
      'a city that no line of the address has',
      () => content.set('company.yaml', ['offices', 0, 'city'], 'Elsewhere'),
      'must stand in one of the lines of address',
    ],
  ])('%s', (_mistake, spoil, fault) => {
    spoil();
    expect(faultLines()).toContain(fault);
  });

  test('a line that a # cuts off', () => {
    const line = content.spoil(azure, 'rehearsed waves.', 'waves.\nsummary2: C# and more, # the rest');
    expect(content.check().join('\n')).toContain(`azure.yaml:${line + 1}: the text ends before "# the rest"`);
  });

  test('a single bullet, of which a list would look odd', () => {
    const bullets = ['second', 'third', 'fourth'].map((number) => `          - The ${number} bullet\n`);
    const line = content.spoil(azure, bullets.join(''), '');
    const [fault] = content.check();
    expect(fault).toBe(
      `services/azure.yaml:${line - 2}: bands[1].areas[0].bullets: expected at least 2 items, here are 1 (received ["The first bullet"])`,
    );
  });
});
