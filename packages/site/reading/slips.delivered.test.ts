/** Slips of the hand: in a file's name, in its line of the menu, in what is typed without thinking of YAML. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyContent, type ContentCopy, exampleService } from '../../../tests/unit/support/content-copy.ts';

const azure = 'services/azure.yaml';
let content: ContentCopy;

beforeEach(() => {
  content = copyContent();
  content.write(azure, exampleService);
});
afterEach(() => content.remove());

test.each([
  [
    'a number as a name',
    'name: Azure',
    'name: 365',
    'name: expected a text; put the whole text in quotes (received 365)',
  ],
  [
    'a text that is far too long',
    'The first bullet',
    'word '.repeat(400),
    'expected at most 110 characters without the addresses of links, here are 1999',
  ],
  ['a quote that nothing closes', 'heading: A cloud', 'heading: "A cloud', 'Missing closing "quote'],
  [
    'an apostrophe inside single quotes',
    'heading: A cloud with an owner',
    "heading: 'It's a cloud'",
    'put the whole text in double quotes',
  ],
  [
    'a text that begins with a quote and goes on behind it',
    '- The first bullet',
    '- "One thumb" is enough',
    'put the whole text in single quotes',
  ],
  ['a no-break space', '    subtitle:', '\u00a0   subtitle:', 'type ordinary spaces'],
  ['a text with a colon', '- The first bullet', '- Phone: a layout', 'put the whole text in quotes'],
  ['a number for a text', '- The first bullet', '- 15', 'put the whole text in quotes'],
  ['two tabs with one title', '- title: Secure', '- title: Scalable', 'is the title of another tab too'],
  ['a line with too few spaces', '    subtitle: Pay', '   subtitle: Pay', 'not valid YAML'],
  ['a key without its colon', 'name: Azure\n', 'name Azure\n', 'not valid YAML'],
  ['a second document', 'card: azure-and-cloud', '---', 'Source contains multiple documents'],
  ['letters of another encoding', 'name: Azure', 'name: Caf\ufffd', 'save it in the encoding UTF-8'],
  ['a mark that nobody sees', 'name: Azure', 'name: Azu\u0007re', 'save it in the encoding UTF-8'],
])('%s is named with its line and what to do', (_slip, part, by, fault) => {
  const line = content.spoil(azure, part, by);
  const [first] = content.check();
  expect(first).toContain(fault);
  expect(first).toContain(`${azure}:${line}: `);
});

test.each([
  ['services/example-page.yml', 'rename it so that it ends in .yaml'],
  ['services/Example Page.yaml', 'rename it to lower-case words joined by hyphens'],
  ['produkte/example-page.yaml', 'no page is made from this folder'],
  ['index.yaml', 'the site itself answers at this address'],
  ['readyz.yaml', 'the site itself answers at this address'],
  ['healthz.yaml', 'the site itself answers at this address'],
  ['your-message.yaml', 'the site itself answers at this address'],
  ['api.yaml', 'the site itself answers at this address'],
  ['assets.yaml', 'the site itself answers at this address'],
  ['edit.yaml', 'the site itself answers at this address'],
  ['gallery.yaml', 'the site itself answers at this address'],
  ['api/example-page.yaml', 'the site itself answers at this address'],
])('a file that cannot be a page: %s', (file, remedy) => {
  content.write(file, exampleService);
  const faults = content.check();
  expect(faults).toEqual([expect.stringContaining(`${file}: `)]);
  expect(faults[0]).toContain(remedy);
});

test('a line of the menu that misspells the file', () => {
  content.addToMenu('services', 'example-paeg');
  content.write('services/example-page.yaml', exampleService);
  expect(content.check('example-page').join('\n')).toContain(
    'example-page.yaml: no column of services in navigation.yaml names this page (did you mean "example-paeg"?)',
  );
});

test('quotes, emoji and the marks of other systems are no mistakes', () => {
  const typed = exampleService.replace('A cloud with an owner', '“A cloud” 🚀 – it’s');
  content.write(azure, `\ufeff${typed.replaceAll('\n', '\r\n')}`);
  expect(content.check()).toEqual([]);
});

test('the style of a text is no fault: short or long sentences, praise, names, British or German words', () => {
  const texts = [
    'Rolled out with Jane Kowalczyk at Müller Logistik in Duisburg',
    'Your cloud. Simply better!',
    'Award-winning dashboards that always look great on your phone!',
    'Unlock the power of your data with innovative, end-to-end solutions',
    'Organised by region and colour, as you like it',
    'Join our fast-growing, innovative team!',
    'Talk to our experts today!',
    'Does something not work for you? Tell us. We mend it.',
    'Stadtwerke Köln now reads its meters every hour',
    'Managed support around the clock, always',
    'Wir antworten innerhalb eines Tages auf jede Anfrage.',
    'Easy.',
  ];
  const bands = [0, 4, 8].map((start) => {
    const paragraphs = texts.slice(start, start + 4).map((text) => `      - ${JSON.stringify(text)}\n`);
    return `  - kind: prose\n    heading: Heading ${start}\n    paragraphs:\n${paragraphs.join('')}`;
  });
  content.write(azure, exampleService.replace('  - kind: related-topics', `${bands.join('')}$&`));
  expect(content.check()).toEqual([]);
});

test('a film or a picture by night that is not there', () => {
  const slide = [...content.band('home.yaml', 'hero'), 'slides', 0];
  const own = { picture: 'cloud', film: 'clouds', tone: 'day' };
  const night = { picture: 'cloud-nigth', film: 'cloud-night' };
  content.set('home.yaml', slide, { id: 'example', heading: 'Example', text: 'Words.', ...own, night });
  expect(content.check().join('\n')).toMatch(
    /film: there is no film .*did you mean "cloud"\?.*\n.*night\.picture: .*did you mean "cloud-night"\?/,
  );
});
