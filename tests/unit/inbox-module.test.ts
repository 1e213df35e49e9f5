/** The module of the build that draws the inbox, built and run as the operator's command does it. */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildInbox } from '../../packages/inbox/build.ts';
import { type InboxModule, type InboxView, inboxPartsSchema } from '../../packages/inbox/inbox-pages.ts';
import { readModule } from '../../packages/server/http/drawn-pages.ts';
import { each, only, parse } from './support/markup.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'inbox-'));
const file = join(folder, 'inbox.cjs');

beforeAll(() => buildInbox(root, folder, { company: 'Acme', layers: '@layer tokens,base;' }));
afterAll(() => rmSync(folder, { recursive: true }));

const draw = (content: InboxView, note: readonly string[] = []) =>
  parse(
    (readModule(file)() as InboxModule).drawInbox({
      company: 'Acme',
      styleSheet: './a.css',
      note,
      content,
    }),
  );

test('it is one file that needs no package, and styles that need no other file', () => {
  expect(readdirSync(folder).toSorted()).toEqual(['inbox.cjs', 'inbox.json']);
  const required = [...readFileSync(file, 'utf8').matchAll(/\brequire\([`"']([^`"']+)[`"']\)/g)];
  expect(required.map(([, name = '']) => name).filter((name) => !isBuiltin(name))).toEqual([]);
  const parts = inboxPartsSchema.parse(JSON.parse(readFileSync(join(folder, 'inbox.json'), 'utf8')));
  expect(parts.company).toBe('Acme');
  expect(parts.styles).toMatch(/^@layer tokens,base;/);
  const addresses = [...parts.styles.matchAll(/url\(["']?([^)]{1,20})/g)].map(([, start]) => start);
  expect(addresses.filter((start) => !start?.startsWith('data:font/woff2;'))).toEqual([]);
  expect(addresses.length).toBeGreaterThan(0);
});

test('no word of a visitor becomes markup, and there is no script and no style attribute', () => {
  const evil = '"><script>alert(1)</script><b style="color:red">';
  const tree = draw({
    view: 'submission',
    ...{
      id: evil,
      reference: evil,
      kind: evil,
      subject: evil,
      sender: evil,
      list: './',
      timeZone: 'UTC',
    },
    received: { text: 'now', iso: '2026-11-26T00:00:00.000Z' },
    isSpam: false,
    tags: [evil],
    fields: [{ label: evil, text: evil, href: `mailto:${evil}` }],
    facts: [],
    file: { name: evil, facts: evil, href: './1.file', warnings: [evil] },
    deliveries: [{ channel: evil, title: evil, text: evil, tone: 'alert', facts: [evil], send: evil }],
  });
  expect(tree.querySelectorAll('script, [style], b, style')).toEqual([]);
  expect(only(tree, 'h1').textContent).toContain('&lt;script&gt;');
  expect(only(tree, 'title').textContent).toContain('– Acme');
});

test('what came of an action takes the focus, and a fault is in the title', () => {
  const identity = { id: '1', reference: 'K7QM-3TXW', kind: 'Message', subject: 'Hello', sender: 'Ada' };
  const received = { text: 'now', iso: '2026-11-26T00:00:00.000Z' };
  const erase = { view: 'erase' as const, ...identity, received, deleted: ['It'], kept: [], word: 'delete' };
  const tree = draw({ ...erase, fault: 'Type the word' }, ['Done.']);
  expect(only(tree, '[role="status"]').getAttributeValue('autofocus')).toBe('');
  expect(only(tree, 'title').textContent).toMatch(/^Error: Delete Hello/);
  expect(each(tree, 'form', 'action')).toEqual(['./1.erase']);
  expect(each(tree, 'input', 'aria-invalid')).toEqual(['true']);
});
