/** What the form does with an answer of the server; the answers here are stand-ins. */
import { messages } from '../../support/messages.ts';
import { expect, test } from '../../support/server.ts';
import { chooseCountry, fillForm, formParts, openForm, textResume } from './support/form-page.ts';
import { accepted, standIn, values } from './support/stand-in.ts';
import { beforeRelease, phonesFirst } from '../../support/sample.ts';

test.describe('the application form', () => {
  test.beforeEach(async ({ page }) => openForm(page));

  test('is called wrong nowhere before anything was judged', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    // What assistive technology is told, also of what the browser finds by itself: empty though it is required.
    const told = nodes.flatMap(({ name, properties = [] }) =>
      properties
        .filter((property) => property.name === 'invalid')
        .map(({ value }) => `${String(name?.value)}: ${String(value.value)}`),
    );
    expect(told).toContain('Resume: false');
    expect(told.filter((line) => !line.endsWith(': false'))).toEqual([]);
  });

  test('asks for everything before it sends anything', async ({ page }) => {
    const requests = await standIn(page, (route) => route.fulfill(accepted));
    const { name, phone, email, resume, terms, submit } = formParts(page);
    for (const field of [name, phone, email, resume, terms]) await expect(field).toHaveAttribute('required');
    const steps: [typeof name, () => Promise<void>][] = [
      [name, () => name.fill('Ada Example')],
      [phone, () => phone.fill('9876543210')],
      [email, () => email.fill('ada@example.com')],
      [resume, () => resume.setInputFiles(textResume)],
      [terms, () => terms.check()],
    ];
    for (const [field, fill] of steps) {
      await submit.click();
      await expect(field).toBeFocused();
      expect(requests).toHaveLength(0);
      await fill();
    }
    await email.fill('ada at example');
    await submit.click();
    await expect(email).toBeFocused();
    await email.fill('ada@example.com');
    await resume.setInputFiles({ ...textResume, name: 'resume.png' });
    await submit.click();
    await expect(resume).toBeFocused();
    expect(requests).toHaveLength(0);
  });

  test(`says that it was submitted, and is empty again ${phonesFirst}`, async ({ page }) => {
    const requests = await standIn(page, (route) => route.fulfill(accepted));
    const { form, submit, success, failure, country, terms } = formParts(page);
    await expect(page.locator('form [role=status]:empty')).not.toHaveCount(0);
    await expect(failure).toHaveText('');
    await chooseCountry(page, 'canada');
    await fillForm(page);
    await submit.click();
    await expect(success).toBeVisible();
    await expect(success).toHaveText(messages.applicationSubmitted);
    expect(await values(page)).toEqual(['', '', '', 'in', null, '', 0]);
    await expect(terms).not.toBeChecked();
    await expect(country).toHaveAccessibleName(/India/);
    await expect(form.getByText('Drop the file here')).toBeVisible();
    await expect(submit).toHaveText('Submit Application');
    await expect(submit).toBeFocused();
    expect(requests).toHaveLength(1);
    // The words stay until the next attempt.
    await fillForm(page);
    await expect(success).toBeVisible();
  });

  test('sends the parts the server expects', beforeRelease, async ({ page }) => {
    const requests = await standIn(page, (route) => route.fulfill(accepted));
    const { submit, success } = formParts(page);
    await fillForm(page);
    await submit.click();
    await expect(success).toBeVisible();
    const [request] = requests;
    const headers = (await request?.allHeaders()) ?? {};
    expect(headers['idempotency-key']).toMatch(/^[\w-]{8,128}$/);
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    const body = request?.postDataBuffer()?.toString() ?? '';
    const parts = [...body.matchAll(/; name="(.+?)"(?:; filename="(.+?)")?/g)].map(([, name]) => name);
    expect(parts).toEqual(['name', 'country', 'phone', 'email', 'resume', 'terms', 'g-recaptcha-response']);
  });

  test('is busy while it sends, and two clicks are one application', beforeRelease, async ({ page }) => {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const requests = await standIn(page, async (route) => {
      await held;
      await route.fulfill(accepted);
    });
    const { submit, success } = formParts(page);
    await fillForm(page);
    await submit.dblclick();
    await expect(submit).toHaveText('Sending...');
    await expect(submit).toBeDisabled();
    await formParts(page).name.press('Enter');
    release();
    await expect(success).toBeVisible();
    await expect(submit).toBeEnabled();
    expect(requests).toHaveLength(1);
  });

  test('keeps what is typed while it sends', beforeRelease, async ({ page }) => {
    const held = Promise.withResolvers<void>();
    const requests = await standIn(page, async (route) => {
      await held.promise;
      await route.fulfill(accepted);
    });
    const { submit, success, name, email } = formParts(page);
    await fillForm(page);
    await submit.click();
    await expect.poll(() => requests.length).toBe(1);
    await name.fill('Ada Corrected');
    held.resolve();
    await expect(success).toBeVisible();
    await expect(name).toHaveValue('Ada Corrected');
    await expect(name).toBeFocused();
    await expect(email).toHaveValue('ada@example.com');
    expect(requests[0]?.postDataBuffer()?.toString()).toContain('Ada Example');
    // What was changed is an application of its own.
    await submit.click();
    await expect.poll(() => requests.length).toBe(2);
    const keys = requests.map((request) => request.headers()['idempotency-key']);
    expect(keys[1]).not.toBe(keys[0]);
    await expect(name).toHaveValue('');
  });

  test(
    'opens the legal pages in a new tab and does not tick the box by it',
    beforeRelease,
    async ({ page, context }) => {
      const { form, terms } = formParts(page);
      for (const [name, path] of [
        ['terms of use', '/terms-of-use'],
        ['privacy policy', '/privacy-policy'],
      ] as const) {
        const link = form.getByRole('link', { name });
        await expect(link).toHaveAccessibleName(/opens in a new tab/);
        const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
        await expect(opened).toHaveURL(new RegExp(`${path}$`));
        expect(await opened.evaluate(() => opener === null)).toBe(true);
        await opened.close();
      }
      await expect(terms).not.toBeChecked();
      await form.locator('label[for=terms]').click({ position: { x: 4, y: 8 } });
      await expect(terms).toBeChecked();
    },
  );
});
