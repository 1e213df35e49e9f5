import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { AnsweredForm, ReturnedForm } from '@website/forms/built-site';
import type { KeptFacts, YourMessageView } from '@website/forms/your-message';
import { contactForm } from '@website/forms/contact-form';
import { fieldsOf } from '@website/forms/form';
import { applicationForm } from '@website/forms/job-application-form';
import { formatDay, formatWait } from '@website/forms/messages';
import { loadSite } from '../pages/site.ts';
import { searchDataOf } from '../search/search-data.ts';
import {
  answerStrings,
  drawNearPages,
  drawReceipt,
  drawReturnedForm,
  drawSearch,
  drawYourMessage,
} from './answers.tsx';
import { each, only, parse } from '../../../tests/unit/support/markup.ts';

const submission = { origin: '', publicKey: 'key', serviceId: 'service', templateId: 'template' };
const figures = { settings: { retentionDays: 180, applicationRetentionDays: 180 } };
const settings = { origin: 'https://example.com', submission, figures };
// The server has the words from a file.
const site = loadSite(join(import.meta.dirname, '../../..'), settings);
const searchData = searchDataOf(
  site,
  site.pages.map((page) => [{ page, listed: true }, `<main><h1>${page.path}</h1><p>porcelain</p></main>`]),
);
const strings: unknown = JSON.parse(JSON.stringify(answerStrings(site, searchData)));

const failed: ReturnedForm = { values: {}, errors: [], detail: 'The reason.' };
const html = (form: AnsweredForm, returned: Partial<ReturnedForm> = {}): string =>
  drawReturnedForm(strings, form, { ...failed, ...returned });
const drawn = (form: AnsweredForm, returned?: Partial<ReturnedForm>) => parse(html(form, returned));

describe('a form that comes back', () => {
  test('has everything that was typed, the country, the tick and the key', () => {
    const tree = drawn('application', {
      values: { name: 'Ada', phone: '07911 123456', country: 'gb', terms: 'on', idempotency_key: 'abc' },
    });
    expect(only(tree, '#name').getAttributeValue('value')).toBe('Ada');
    expect(only(tree, '#phone').getAttributeValue('value')).toBe('07911 123456');
    expect(each(tree, 'option[selected]', 'value')).toEqual(['gb']);
    expect(only(tree, '#terms').hasAttribute('checked')).toBe(true);
    expect(only(tree, '[name="idempotency_key"]').getAttributeValue('value')).toBe('abc');
  });

  test('has nothing that was not typed: no key, no tick, and the country of every new form', () => {
    const tree = drawn('application');
    expect(tree.querySelectorAll('[name="idempotency_key"], [checked], [value=""]:not(option)')).toEqual([]);
    expect(each(tree, 'option[selected]', 'value')).toHaveLength(1);
  });

  test('lists its faults in a summary that has the focus and leads to the fields', () => {
    const errors = [
      { field: 'from_email', message: 'Enter <an> address' },
      { field: 'idempotency_key', message: 'Sent before' },
    ];
    const tree = drawn('contact', { errors });
    const summary = only(tree, '[role="alert"]');
    expect(summary.hasAttribute('autofocus')).toBe(true);
    expect(each(summary, 'a', 'href')).toEqual(['#from_email']);
    expect(summary.querySelectorAll('li')).toHaveLength(2);
    expect(each(tree, '[aria-invalid="true"]', 'id')).toEqual(['from_email']);
    expect(only(tree, '#from_email-error').textContent).toBe('Enter &lt;an&gt; address');
  });

  test('says in a note that has the focus why it was not sent, or how long to wait', () => {
    const note = only(drawn('application'), '[role="alert"]');
    expect([note.hasAttribute('autofocus'), note.textContent]).toEqual([true, 'The reason.']);
    const wait = only(drawn('contact', { waitSeconds: 61 }), '[role="alert"]').textContent;
    expect(wait).toContain(formatWait(61, site.language));
    expect(wait).not.toContain('The reason.');
  });

  test('keeps a first line break in a textarea, and holds no NUL, half a character or other line break', () => {
    const page = html('contact', { values: { message: '\r\nb\0\ud800\rc' } });
    expect(page).toContain('>\n\nb\ufffd\nc</textarea>');
  });
});

const hazards = [
  `"'></textarea></title><script>alert(1)</script><img src=x onerror=alert(1)>`,
  '&lt;b&gt; &amp; &#0; <!-- --> ]]>',
  '\ufffc$&$1{wait}{max}',
];

test.each([
  ['contact', contactForm],
  ['application', applicationForm],
] as const)('nothing that was typed into the %s form becomes markup', (name, form) => {
  const skeleton = (text: string): string[] => {
    const values = Object.fromEntries(fieldsOf(form).map(([field]) => [field, text]));
    const tree = drawn(name, { values: { ...values, country: text, idempotency_key: text }, detail: text });
    return tree.querySelectorAll('*').map((element) => {
      const attributes = element.attributes.filter(({ key }) => key !== 'value');
      return [element.tagName, ...attributes.map(({ key, value }) => `${key}=${String(value)}`)].join(' ');
    });
  };
  for (const hazard of hazards) expect(skeleton(hazard)).toEqual(skeleton('a'));
});

test('a receipt says the words of the form, and nothing that was typed becomes markup', () => {
  const receiptOf = (text: string) =>
    parse(
      drawReceipt(strings, 'application', {
        reference: 'K7QM-3TXW',
        at: 0,
        values: { name: text, email: text, phone: text, country: text, for: text },
        file: { name: text, size: 1024 },
      }),
    );
  expect(only(receiptOf('a'), '[role="status"]').textContent).toBe(site.forms.application.strings.success);
  const tags = (text: string) =>
    receiptOf(text)
      .querySelectorAll('*')
      .map(({ tagName }) => tagName);
  for (const hazard of hazards) expect(tags(hazard)).toEqual(tags('a'));
});

describe('the page behind the link of a receipt', () => {
  const link = { id: '20261126-0123456789ab', key: 'a-key' };
  const facts: KeptFacts = {
    form: 'application',
    reference: 'K7QM-3TXW',
    receivedAt: Date.UTC(2026, 10, 26, 9),
    fields: ['name', 'phone'],
    email: 'a…@example.org',
    file: { type: 'PDF', size: 1024 },
    mail: { trace: 'delivered', at: Date.UTC(2026, 10, 26, 9) },
    deletedAt: Date.UTC(2027, 4, 25),
  };
  const page = (view: Partial<YourMessageView> = {}, changes: Partial<KeptFacts> = {}) => {
    const shown = { page: 'shown', ...link, facts: { ...facts, ...changes }, ...view } as YourMessageView;
    const { title, body } = drawYourMessage(strings, shown);
    return { title, tree: parse(body), text: body };
  };
  const actionsOf = (tree: ReturnType<typeof parse>) => each(tree, 'form[method="post"] button', 'value');

  test('lists what is kept and until when, and has the title as its heading', () => {
    const { tree, title, text } = page();
    const labels = site.forms.application.strings.fields;
    const deletion = formatDay('2027-05-25', site.language);
    expect(only(tree, 'h1').textContent).toBe(title);
    for (const words of [
      `${labels.name.label}, ${labels.phone.label}`,
      'a…@example.org',
      'PDF, 1 KB',
      deletion,
      'K7QM-3TXW',
    ])
      expect(text).toContain(words);
    expect(page({}, { deletedAt: undefined }).text).not.toContain(deletion);
  });

  test('deletes by a post from a page of its own', () => {
    const confirm = each(page().tree, 'a', 'href').filter((href) => href?.startsWith('/your-message'));
    expect(confirm).toEqual(['/your-message?id=20261126-0123456789ab&amp;key=a-key&amp;step=delete']);
    const { tree } = page({ page: 'confirm' });
    expect(actionsOf(tree)).toEqual(['delete']);
    expect(each(tree, 'form input[type="hidden"]', 'value')).toEqual([link.id, link.key]);
  });

  test('says something of its own in every state', () => {
    const traces = ['none', 'sending', 'delivered', 'unsure'] as const;
    const texts = [
      ...traces.map((trace) => page({}, { mail: { trace } }).text),
      ...traces.map((trace) => page({ page: 'erased', form: 'contact', trace }).text),
      ...(['gone', 'unknown', 'unavailable'] as const).map((state) => page({ page: state }).text),
      page({ page: 'too-many', waitSeconds: 61 }).text,
    ];
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text).not.toMatch(/\{|undefined/);
    expect(texts.at(-1)).toContain(formatWait(61, site.language));
  });

  test('makes no markup of what was typed', () => {
    const tags = (typed: string) =>
      page({}, { email: typed, file: { type: typed, size: 1 } })
        .tree.querySelectorAll('*')
        .map(({ tagName }) => tagName);
    for (const hazard of hazards) expect(tags(hazard)).toEqual(tags('a'));
  });
});

describe('links to similar pages', () => {
  test('unknown address › like the name of a page › lead to the page', () => {
    const tree = parse(drawNearPages(strings, '/servises/power-by') ?? '');
    expect(each(tree, 'a', 'href')).toContain('/services/power-bi');
    expect(each(tree, 'a', 'href').length).toBeLessThanOrEqual(3);
  });

  test('unknown address › like no name › are missing', () => {
    expect(drawNearPages(strings, '/xqzwvk')).toBeUndefined();
    // Words that are only in the text of a page are no reason to suggest the page.
    expect(drawNearPages(strings, '/porcelain')).toBeUndefined();
  });

  test('site without a search page › are missing', () => {
    expect(drawNearPages(answerStrings(site), '/services/powerbi')).toBeUndefined();
  });
});

describe('the results of a search', () => {
  test('lead to the pages, with the query in the field', () => {
    const service = { path: '/services/power-bi', name: 'Power BI', ...site.services[0] };
    const { name, results } = drawSearch(strings, service.name);
    const tree = parse(results);
    expect(name).toBe(service.name);
    expect(each(tree, 'ol a', 'href')).toContain(service.path);
    expect(only(tree, 'input').getAttributeValue('value')).toBe(service.name);
  });

  test('are in all words of the pages', () => {
    expect(parse(drawSearch(strings, 'porcelain').results).querySelectorAll('ol a')).not.toEqual([]);
  });

  test('escape a hostile query and shorten a long one', () => {
    const { name, results } = drawSearch(strings, '"><script>\0\ud800');
    expect(name).toBe('&quot;&gt;&lt;script&gt; \ufffd');
    expect(results).not.toContain('<script');
    expect(drawSearch(strings, 'a'.repeat(500)).name).toHaveLength(100);
  });

  test('server with too many searches › asks to search again, and keeps the query in the field', () => {
    const { name, results } = drawSearch(strings, 'azure "', true);
    const tree = parse(results);
    expect(name).toBe('azure &quot;');
    expect(only(tree, 'input').getAttributeValue('value')).toBe('azure &quot;');
    expect(only(tree, '[role="status"]').textContent).toBe(site.strings.search.busy);
    expect(tree.querySelectorAll('ol')).toEqual([]);
  });

  test('show ways on if there are none', () => {
    const tree = parse(drawSearch(strings, 'xqzwvk').results);
    expect(tree.querySelectorAll('ol')).toEqual([]);
    expect(tree.querySelectorAll('a[href="/contact-us"], a[href="/site-map"]').length).toBeGreaterThan(1);
  });
});
