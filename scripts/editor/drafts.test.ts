import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderPage } from '../../app/build/dev-server.ts';
import { contentFiles } from '../../app/reading/read.ts';
import { pathOfFile } from '../../app/schema/files.ts';
import { figuresOf, readBuildSettings } from '../../settings/build-settings.ts';
import { createDrafts, type Drafts } from './drafts.ts';
import { mergeIntoSource, readValue } from './merge.ts';
import { removeLine } from './page/navigation.ts';

const root = join(import.meta.dirname, '../..');
const settings = readBuildSettings({});
const file = contentFiles(join(root, 'content')).find((name) => name.startsWith('services/')) ?? '';
const source = readFileSync(join(root, 'content', file), 'utf8');
/** The text of the page as the only draft. */
const draft = (text: string | null, path = file) => new Map([[path, text]]);

interface Page {
  name: string;
  bands: { kind: string; title?: string; subtitle?: string }[];
}

/** Returns the text of the page after a change of its value. */
function changed(change: (page: Page) => void): string {
  const value = readValue(source) as Page;
  change(value);
  return mergeIntoSource(source, value);
}

let drafts: Drafts;
let close: () => Promise<void>;
beforeAll(async () => {
  const server = await createServer({ root, appType: 'custom', server: { middlewareMode: true, ws: false } });
  close = () => server.close();
  const figures = figuresOf(settings);
  const site = { origin: 'http://localhost:3000', submission: settings.submission, figures };
  drafts = createDrafts({
    root,
    figures,
    render: async (address, texts) => (await renderPage(server, root, site, address, texts)).html,
  });
});
afterAll(() => close());

test('the saved text has no faults', async () => {
  expect((await drafts.check(file, draft(source))).faults).toEqual([]);
});

test('a fault has the place of its value, its line and the sentence of the checker', async () => {
  const text = changed(({ bands }) => {
    if (bands[0]) bands[0].title = '';
  });
  const { faults, advice } = await drafts.check(file, draft(text));
  expect(faults).toEqual([
    {
      file,
      path: ['bands', 0, 'title'],
      line: text.split('\n').findIndex((line) => line.includes('title: ""')) + 1,
      message: 'is empty',
    },
  ]);
  expect(advice).toEqual([]);
});

test('a text that is not YAML is a fault of the whole file, with a line', async () => {
  const { faults } = await drafts.check(file, draft(`name: "Azure\n${source}`));
  expect(faults).toMatchObject([{ path: [], line: 1 }]);
});

test('drafts › a page is deleted with its line in the navigation › only what else names it is a fault', async () => {
  const sourceOf = (name: string): string => readFileSync(join(root, 'content', name), 'utf8');
  const navigation = readValue(sourceOf('navigation.yaml'));
  removeLine(navigation, file);
  const linking = sourceOf('not-found.yaml').replace(/href: .*/, `href: ${pathOfFile(file)}`);
  const texts = new Map([
    [file, null],
    ['navigation.yaml', mergeIntoSource(sourceOf('navigation.yaml'), navigation)],
    ['not-found.yaml', linking],
  ]);
  const { faults } = await drafts.check(file, texts);
  const line = linking.split('\n').indexOf(/.*href: .*/.exec(linking)?.[0] ?? '') + 1;
  expect(faults).toContainEqual(expect.objectContaining({ file: 'not-found.yaml', line }));
  expect(faults.filter((fault) => fault.file === 'navigation.yaml')).toEqual([]);
});

test('drafts › a page in a menu is deleted without its line there › the other file has the fault', async () => {
  const { legal } = readValue(readFileSync(join(root, 'content/navigation.yaml'), 'utf8')) as {
    legal: string[];
  };
  const deleted = `${legal[0]}.yaml`;
  const { faults } = await drafts.check(deleted, draft(null, deleted));
  expect(faults).toContainEqual(expect.objectContaining({ file: 'navigation.yaml', path: ['legal', 0] }));
});

test('drafts › a field without words and a name that another page has › both are faults at once', async () => {
  const other = contentFiles(join(root, 'content')).find(
    (name) => name.startsWith('services/') && name !== file,
  );
  const { name } = readValue(readFileSync(join(root, 'content', other ?? ''), 'utf8')) as Page;
  const text = changed((page) => {
    page.name = name;
    if (page.bands[0]) page.bands[0].title = '';
  });
  const { faults } = await drafts.check(file, draft(text));
  expect(faults.map(({ path }) => path)).toEqual(expect.arrayContaining([['name'], ['bands', 0, 'title']]));
});

test('the copy of a page shares its name, and no menu names it', async () => {
  const { faults } = await drafts.check(
    'services/a-new-page.yaml',
    draft(source, 'services/a-new-page.yaml'),
  );
  expect(faults.map(({ message }) => message).join('\n')).toMatch(
    /navigation\.yaml names this page[^]*the same as in/,
  );
  expect(faults).toContainEqual(expect.objectContaining({ path: ['name'] }));
});

const { fillers = {} } = readValue(readFileSync(join(root, 'content/style.yaml'), 'utf8')) as {
  fillers?: Record<string, string>;
};
const [filler] = Object.keys(fillers).map((written) => written.replace('*', ''));

test.skipIf(filler === undefined)('advice is given for words to avoid', async () => {
  const text = changed(({ bands }) => {
    if (bands[0]) bands[0].subtitle = `We ${filler} it`;
  });
  const { faults, advice } = await drafts.check(file, draft(text));
  expect(faults).toEqual([]);
  expect(advice).toContainEqual(
    expect.objectContaining({
      path: ['bands', 0, 'subtitle'],
      message: expect.stringContaining(`"${filler}": `),
    }),
  );
});

test('the preview is the page that the draft makes, with the styles and scripts of development', async () => {
  const text = changed(({ bands }) => {
    if (bands[0]) bands[0].subtitle = 'Words that nobody has saved';
  });
  const html = await drafts.preview(file, draft(text), { theme: 'dark' });
  const expected = [
    'Words that nobody has saved',
    `<link rel="canonical" href="http://localhost:3000${pathOfFile(file)}"`,
    '--accent-on-dark-strong:',
    'src="/app/islands/start.ts"',
    `dataset.theme='dark'</script></head>`,
  ];
  // The whole page in a report would hide which part is missing.
  expect(expected.filter((part) => !html.includes(part))).toEqual([]);
}, 60_000);

test('the preview of a shared file is the page that is asked for, or the front page', async () => {
  const company = readFileSync(join(root, 'content/company.yaml'), 'utf8').replace(
    /^name: .*$/m,
    'name: Fabrikam',
  );
  const addressOf = async (page?: string) => {
    const html = await drafts.preview('company.yaml', draft(company, 'company.yaml'), { page });
    expect(html.includes('Fabrikam')).toBe(true);
    return /rel="canonical" href="http:\/\/localhost:3000([^"]*)/.exec(html)?.[1];
  };
  expect(await addressOf()).toBe('/');
  expect(await addressOf(pathOfFile(file))).toBe(pathOfFile(file));
});

test('a preview of a page with faults is refused with the faults', async () => {
  await expect(drafts.preview(file, draft(changed((page) => (page.name = ''))))).rejects.toMatchObject({
    name: 'ContentError',
    message: expect.stringContaining(`${file}:`),
  });
});
