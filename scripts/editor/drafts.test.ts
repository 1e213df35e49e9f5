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

const root = join(import.meta.dirname, '../..');
const settings = readBuildSettings({});
const file = contentFiles(join(root, 'content')).find((name) => name.startsWith('services/')) ?? '';
const path = `content/${file}`;
const source = readFileSync(join(root, path), 'utf8');

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
  expect((await drafts.check(path, source)).faults).toEqual([]);
});

test('a fault has the place of its value, its line and the sentence of the checker', async () => {
  const text = changed(({ bands }) => {
    if (bands[0]) bands[0].title = '';
  });
  const { faults, advice } = await drafts.check(path, text);
  expect(faults).toEqual([
    {
      path: ['bands', 0, 'title'],
      line: text.split('\n').findIndex((line) => line.includes('title: ""')) + 1,
      message: expect.stringContaining('(received "")'),
    },
  ]);
  expect(advice).toEqual([]);
});

test('a text that is not YAML is a fault of the whole file, with a line', async () => {
  const { faults } = await drafts.check(path, `name: "Azure\n${source}`);
  expect(faults).toMatchObject([{ path: [], line: 1 }]);
});

test('a page that is taken away is a fault in each file that leads there', async () => {
  const { faults } = await drafts.check(path, null);
  const { linksHere } = await drafts.touches(path, source, null);
  expect(faults.every(({ message }) => /^[\w/-]+\.yaml:\d+: /.test(message))).toBe(true);
  for (const { message } of faults) {
    const [, place, line] = /^([^:]+):(\d+)/.exec(message) ?? [];
    expect(linksHere).toContainEqual({ path: `content/${place}`, line: Number(line) });
  }
});

test('the copy of a page shares its name, and no menu names it', async () => {
  const { faults } = await drafts.check('content/services/a-new-page.yaml', source);
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
  const { faults, advice } = await drafts.check(
    path,
    changed(({ bands }) => {
      if (bands[0]) bands[0].subtitle = `We ${filler} it`;
    }),
  );
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
  const html = await drafts.preview(path, text, { theme: 'dark' });
  const expected = [
    'Words that nobody has saved',
    `<link rel="canonical" href="http://localhost:3000${pathOfFile(file)}"`,
    '--accent-on-dark-strong:',
    'src="/app/islands/start.ts"',
    `dataset.theme='dark'</script></head>`,
  ];
  // The whole page in a report would hide which part is missing.
  expect(expected.filter((part) => !html.includes(part))).toEqual([]);
});

test('the preview of a shared file is the page that is asked for, or the front page', async () => {
  const company = readFileSync(join(root, 'content/company.yaml'), 'utf8').replace(
    /^name: .*$/m,
    'name: Fabrikam',
  );
  const addressOf = async (page?: string) => {
    const html = await drafts.preview('content/company.yaml', company, { page });
    expect(html.includes('Fabrikam')).toBe(true);
    return /rel="canonical" href="http:\/\/localhost:3000([^"]*)/.exec(html)?.[1];
  };
  expect(await addressOf()).toBe('/');
  expect(await addressOf(pathOfFile(file))).toBe(pathOfFile(file));
});

test('a preview of a page with faults is refused with the faults', async () => {
  await expect(
    drafts.preview(
      path,
      changed((page) => (page.name = '')),
    ),
  ).rejects.toMatchObject({
    name: 'ContentError',
    message: expect.stringContaining(`${file}:`),
  });
});
