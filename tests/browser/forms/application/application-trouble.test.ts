/** An application that did not go through: nothing is lost, and it is said what to do. */
import type { Route } from '@playwright/test';
import { messages } from '../../support/messages.ts';
import { expect, test } from '../../support/server.ts';
import { fillForm, formParts, openForm, textResume } from './support/form-page.ts';
import { accepted, standIn, values } from './support/stand-in.ts';
import { said } from '../said.ts';
import { sampled } from '../../support/sample.ts';

const fieldErrors = [
  { field: 'phone', message: said('application', 'phone', 'invalid') },
  { field: 'resume', message: said('application', 'resume', 'password') },
];
const refused = {
  status: 422,
  contentType: 'application/problem+json',
  body: JSON.stringify({ type: 'about:blank', title: 'Unprocessable', status: 422, errors: fieldErrors }),
};

const filled = [
  'Ada Example',
  '98765-43210',
  'ada@example.com',
  'in',
  'on',
  textResume.name,
  textResume.buffer.length,
];

test.describe('an application that did not go through', () => {
  test.beforeEach(async ({ page }) => openForm(page));

  const failures: [string, (route: Route) => Promise<void>, string][] = [
    ['no answer', (route) => route.abort('connectionreset'), said('application', 'resume', 'failed')],
    ['an error of the server', (route) => route.fulfill({ status: 500, body: 'no' }), messages.messageFailed],
    [
      'a server that is full',
      (route) => route.fulfill({ status: 503, json: { detail: 'Try again in a few seconds.', errors: [] } }),
      'Try again in a few seconds.',
    ],
    ['a gateway that is full', (route) => route.fulfill({ status: 503, json: {} }), messages.messageFailed],
    [
      'an answer that cannot be read',
      (route) => route.fulfill({ status: 422, body: '<p>' }),
      messages.messageFailed,
    ],
  ];
  for (const [what, answer, words] of failures) {
    test(
      `keeps everything, file included, after ${what}; the next try is the same application`,
      sampled(what === 'no answer'),
      async ({ page }) => {
        const requests = await standIn(page, (route, count) =>
          count === 1 ? answer(route) : route.fulfill(accepted),
        );
        const { submit, success, failure } = formParts(page);
        await fillForm(page);
        await submit.click();
        await expect(failure).toHaveText(words);
        await expect(submit).toBeFocused();
        expect(await values(page)).toEqual(filled);
        await submit.click();
        await expect(success).toBeVisible();
        await expect(failure).toHaveText('');
        const keys = requests.map((request) => request.headers()['idempotency-key']);
        expect(keys).toHaveLength(2);
        expect(keys[1]).toBe(keys[0]);
      },
    );
  }

  test('shows what the server refused, leads to it and keeps everything', async ({ page }) => {
    const requests = await standIn(page, (route, count) => route.fulfill(count < 3 ? refused : accepted));
    const { submit, success, failure, phone, resume } = formParts(page);
    await fillForm(page);
    await submit.click();
    const summary = failure.filter({ has: page.getByRole('heading') });
    await expect(summary).toBeFocused();
    for (const { field, message } of fieldErrors) {
      const control = page.locator(`#${field}`);
      await expect(control).toHaveAccessibleDescription(new RegExp(RegExp.escape(message)));
      await expect(control).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator(`#${field}-error`)).toHaveText(message);
      await summary.getByRole('link', { name: message }).click();
      await expect(control).toBeFocused();
    }
    expect(await values(page)).toEqual(filled);
    await expect(phone).toHaveAccessibleDescription(/Choose the country first/);

    // The words about a file leave with it, and come back if the next one is no better.
    await resume.setInputFiles({ ...textResume, name: 'second.txt' });
    await expect(page.locator('#resume-error')).toHaveCount(0);
    await submit.click();
    await expect(summary).toBeFocused();
    await expect(page.locator('#resume-error')).toHaveText(said('application', 'resume', 'password'));
    await resume.setInputFiles(textResume);
    await submit.click();
    await expect(success).toBeVisible();
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
    const keys = requests.map((request) => request.headers()['idempotency-key']);
    expect(new Set(keys.slice(0, 2)).size).toBe(2);
  });

  test('says so when the bot check is out of reach, and works again when it is back', async ({ page }) => {
    const requests = await standIn(page, (route) => route.fulfill(accepted));
    await page.route('**/api/bot-check/**', (route) => route.abort());
    const { submit, success, failure } = formParts(page);
    await fillForm(page);
    await submit.click();
    await expect(failure).toContainText(messages.botCheckNotReady);
    await expect(failure).toContainText('careers@example.com');
    expect(requests).toHaveLength(0);
    expect(await values(page)).toEqual(filled);
    await page.unroute('**/api/bot-check/**');
    await submit.click();
    await expect(success).toBeVisible();
  });
});
