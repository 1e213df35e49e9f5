/** The pages of an owner who writes in another language, as docs/rebranding.md says, and touches no code. */
import { afterAll, expect, test } from 'vitest';
import { ensureCareers } from '../../../tests/unit/support/careers-pages.ts';
import { attributesOf, each, only, parse } from '../../../tests/unit/support/markup.ts';
import { copySite } from '../../../tests/unit/support/owner-site.ts';
import { editContent } from '../../../tests/unit/support/owner-wishes.ts';
import { answerStrings, drawYourMessage } from './answers.tsx';
import { renderRoute, routes } from './prerender.tsx';

const owner = copySite('https://www.site.test');
const { content } = owner;
ensureCareers(content);
const set = (file: string, path: readonly (string | number)[], value: string): void =>
  editContent(content, file, (document) => document.setIn(path, value));
set('style.yaml', ['language'], 'de');
set('forms.yaml', ['application', 'success'], 'Angekommen.');
set('interface.yaml', ['crash', 'title'], 'Das ging schief');
set('company.yaml', ['offices', 0, 'country'], 'Schweden');
afterAll(() => owner.remove());

const site = owner.load();
const draw = async (path: string): Promise<string> => {
  const route = routes(site).find((one) => one.path === path);
  if (!route) throw new Error(`there is no page at ${path}`);
  return renderRoute(route, site, { css: '', script: '/start.js', fonts: [] });
};

test('say their language to browsers and search engines', async () => {
  const html = await draw(site.contactLink.href);
  const document = parse(html);
  expect(attributesOf(only(document, 'html'), 'lang')).toEqual({ lang: 'de' });
  expect(each(document, 'meta[property="og:locale"]', 'content')).toEqual(['de_DE']);
  expect(html).toContain('"inLanguage":"de"');
  expect(html).toContain('"addressCountry":"SE"');
});

test('have days in their language', async () => {
  const version = only(parse(await draw('/privacy-policy')), 'main time');
  expect(version.textContent).toMatch(/^\d{1,2}\. \p{L}+ \d{4}$/u);
});

test('have messages in their language, and names of countries in its order', async () => {
  const html = await draw('/careers/JobApplicationform');
  const document = parse(html);
  const countries = document.querySelectorAll('select option').map(({ textContent }) => textContent);
  expect(countries).toContain('Deutschland (+49)');
  expect(countries.indexOf('Österreich (+43)')).toBeLessThan(countries.indexOf('Pakistan (+92)'));
  expect(html).toContain('Angekommen.');
  expect(html).toContain('Das ging schief');
});

test('have days in their language on pages that the server draws', () => {
  const facts = {
    form: 'contact',
    reference: 'K7QM-3TXW',
    receivedAt: Date.UTC(2026, 10, 26, 9),
    fields: [],
    email: '',
    mail: { trace: 'delivered', at: Date.UTC(2026, 10, 26, 9) },
    deletedAt: Date.UTC(2027, 4, 25),
  } as const;
  const { body } = drawYourMessage(answerStrings(site), { page: 'shown', id: 'id', key: 'key', facts });
  expect(body).toContain('25. Mai 2027');
  expect(body).toContain('26. November 2026');
});
