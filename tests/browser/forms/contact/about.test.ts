/** Pages lead to the contact form by two labels only, and the form knows which page led to it. */
import { parse } from '../../../unit/support/markup.ts';
import { fill, goodWords, sendButton, success, typed } from './form.ts';
import { expect, test } from '../../support/server.ts';
import { routes } from '../../support/site-server.ts';
import { wake } from '../../support/page-watch.ts';
import { openAwake, untilAwake } from '../../support/visitor.ts';

const about = /^Your message is about /;

test('every link to the contact form has one of two labels, and those of topics name the page', async ({
  request,
}) => {
  const labels = new Set<string>();
  for (const route of routes) {
    const document = parse(await (await request.get(route)).text());
    const links = document.querySelectorAll('a').flatMap((link) => {
      const href = link.getAttributeValue('href') ?? '';
      return /^\/contact-us(?:$|[?#])/.test(href) ? [{ href, label: link.textContent.trim() }] : [];
    });
    for (const { label } of links) labels.add(label.replace(/^Talk to us about .+$/, 'Talk to us about …'));
    const [, slug] = /^\/(?:services|industries)\/(.+)$/.exec(route) ?? [];
    const topics = links.flatMap(({ href }) => /\?about=(.*)$/.exec(href)?.[1] ?? []);
    expect([...new Set(topics)], route).toEqual(slug === undefined ? [] : [slug]);
  }
  expect([...labels].toSorted()).toEqual(['Contact us', 'Talk to us about …']);
});

test('a message from a page of a service says so above the form and in the mail', async ({
  page,
  mailbox,
}) => {
  await openAwake(page, '/services/azure');
  await page.getByRole('link', { name: 'Talk to us about Azure', exact: true }).last().click();
  await expect(page).toHaveURL(/\/contact-us\?about=azure$/);
  await openAwake(page, page.url());
  await expect(page.getByText(about)).toHaveText('Your message is about Azure.');
  await expect(page.getByLabel('Subject')).toHaveValue('Azure');
  const words = goodWords();
  await fill(page, words);
  await sendButton(page).click();
  await expect(success(page)).toHaveText('✅ Message sent successfully!');
  expect((await mailbox.next(words.Subject)).mail.text).toContain('About:    Azure (/services/azure)');
});

test('a subject that was typed before script started stays', async ({ page }) => {
  await page.goto('/contact-us?about=insurance', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Subject').fill('Claims');
  await wake(page);
  await untilAwake(page);
  await expect(page.getByText(about)).toHaveText('Your message is about Insurance.');
  await expect(page.getByLabel('Subject')).toHaveValue('Claims');
});

test('an address that names no page is as one that names nothing', async ({ page }) => {
  for (const value of ['casino', '%3Cb%3E', '', 'toString']) {
    await openAwake(page, `/contact-us?about=${value}`);
    await expect(page.getByText(about)).toHaveCount(0);
    await expect(page.getByLabel('Subject')).toHaveValue('');
    await expect(page.locator('form [name=about]')).toHaveCount(0);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the address of a topic shows the same form as before', async ({ page }) => {
    await page.goto('/contact-us?about=azure', { waitUntil: 'domcontentloaded' });
    await expect(page.getByText(about)).toHaveCount(0);
    const words = goodWords();
    await fill(page, words);
    expect(await typed(page)).toEqual(words);
    await sendButton(page).click();
    await expect(page.getByRole('status')).toHaveText('✅ Message sent successfully!');
  });
});
