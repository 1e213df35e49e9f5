/** The whole way: from the form through the server's store to the mail that the company receives. */
import { randomUUID } from 'node:crypto';
import { resumes } from '../../../../packages/server/resumes/test-support/resumes.ts';
import { expect, test } from '../../support/server.ts';
import { chooseCountry, fillForm, formParts, openForm, type SampleFile } from './support/form-page.ts';
import { beforeRelease } from '../../support/sample.ts';

/** A name no other test uses. */
const applicant = (): string => `Ada ${randomUUID()}`;

// One kind of file: `packages/server/integration-tests/applications.test.ts` sends each.
test('an application arrives, the file byte by byte', async ({ page, mailbox }) => {
  const { name, submit, success } = formParts(page);
  const file: SampleFile = { name: 'Ada résumé.docx', mimeType: 'x/y', buffer: resumes.docx };
  const who = applicant();
  await openForm(page);
  await fillForm(page, file);
  await name.fill(who);
  await submit.click();
  await expect(success).toBeVisible();
  const { recipients, mail } = await mailbox.next(who);
  expect(recipients).toEqual(['careers@site.test']);
  expect(mail.subject).not.toContain('[unverified]');
  expect(mail.replyTo?.map(({ address }) => address)).toEqual(['ada@example.com']);
  expect(mail.text).toContain('+919876543210');
  expect(mail.attachments).toHaveLength(1);
  const [attachment] = mail.attachments;
  expect(attachment?.filename).toBe(file.name);
  expect(attachment?.mimeType).toBe(
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  );
  expect(Buffer.from(attachment?.content as ArrayBuffer).equals(file.buffer)).toBe(true);
});

test(
  'a number of another country arrives as the whole world writes it',
  beforeRelease,
  async ({ page, mailbox }) => {
    const { name, phone, submit, success } = formParts(page);
    for (const [country, typed, written] of [
      ['united states', '(702) 212-4567', '+17022124567'],
      ['italy', '06 1234 5678', '+390612345678'],
      ['india', '+44 7911 123456', '+447911123456'],
    ] as const) {
      const who = applicant();
      await openForm(page);
      await chooseCountry(page, country);
      await fillForm(page);
      await phone.fill(typed);
      await name.fill(who);
      await submit.click();
      await expect(success).toBeVisible();
      const { mail } = await mailbox.next(who);
      expect(mail.text).toContain(written);
    }
  },
);

test('what the server does not believe is said at its field', beforeRelease, async ({ page }) => {
  const { phone, submit, failure } = formParts(page);
  await openForm(page);
  await fillForm(page, { name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from('not a PDF') });
  await phone.fill('123');
  await submit.click();
  const summary = failure.filter({ has: page.getByRole('heading') });
  await expect(summary).toBeFocused();
  await expect(page.locator('#resume-error')).not.toBeEmpty();
  await expect(page.locator('#resume')).toHaveAttribute('aria-invalid', 'true');
});

test(
  'two clicks are one mail, and a second application is a second one',
  beforeRelease,
  async ({ page, mailbox }) => {
    const { name, submit, success } = formParts(page);
    const [first, second] = [applicant(), applicant()];
    await openForm(page);
    await fillForm(page);
    await name.fill(first);
    await submit.dblclick();
    await expect(success).toBeVisible();
    await fillForm(page);
    await name.fill(second);
    await submit.click();
    await mailbox.next(first);
    // Were there another mail of the first, it would come before this one.
    await mailbox.next(second);
    expect(mailbox.unread(first)).toBe(0);
  },
);
