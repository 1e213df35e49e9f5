import { describe, expect, test } from 'vitest';
import { createRandom } from '../test-support/fuzz/random.ts';
import { judgeMail } from './bounce.ts';
import { createMailIds } from './mail-ids.ts';
import { failedReports } from './test-support/bounce-formats.ts';
import { failedTexts, harmless, unclear } from './test-support/bounce-texts.ts';
import {
  deliveryReport,
  failedFor,
  plain,
  report,
  returned,
  status,
  words,
} from './test-support/bounce-mails.ts';

const id = '20261126-0123456789ab';
const mailIds = createMailIds('secret');
const messageIdOf = (mailId: string) =>
  mailIds.messageIdOf({ id: mailId, from: 'website@a-company-with-a-long-name.example' });
const messageId = messageIdOf(id);
const judge = (mail: string) => judgeMail(mail, mailIds);

describe('a mail from outside › about a mail of ours', () => {
  test.each([...failedReports, ...failedTexts])('%s › is a failure with its code', async (_, build, code) => {
    const mail = build(messageId);
    const judgment = await judge(mail);
    expect(judgment).toMatchObject({ id, means: 'failure' });
    expect(judgment).toHaveProperty('reason', expect.stringMatching(new RegExp(String.raw`^${code}\b`)));
    expect(await judge(mail.replaceAll('\n', '\r\n'))).toEqual(judgment);
    // Nobody but us can write such an id.
    expect(await judge(build(messageId.replace(/[0-9a-f]{20}/, '0'.repeat(20))))).toBeUndefined();
  });

  test.each(harmless)('%s › means nothing', async (_, build) => {
    expect(await judge(build(messageId))).toEqual({ id, means: 'nothing' });
  });

  test.each(unclear)('%s › is for a person', async (_, build) => {
    expect(await judge(build(messageId))).toEqual({ id, means: 'unclear' });
  });
});

test('a report › with several recipients › names those that failed', async () => {
  const mail = deliveryReport(
    messageId,
    failedFor('it@site.test', 'delivered'),
    failedFor('sales@site.test'),
  );
  expect(await judge(mail)).toMatchObject({
    recipients: ['sales@site.test'],
    reason: '550 5.1.1 user unknown',
  });
  for (const [, build] of failedReports)
    expect(await judge(build(messageId))).toMatchObject({ recipients: ['sales@site.test'] });
});

test('an id › typed by a visitor in the returned mail › does not hide the id of this mail', async () => {
  const other = messageIdOf('20261126-ba9876543210');
  const typed = [`Subject: Message-ID: ${other}`, ''];
  const mail = report([
    words,
    status([failedFor('a@site.test')]),
    ['message/rfc822', [...typed.slice(0, 1), ...returned(messageId)[1], '', `Message-ID: ${other}`]],
  ]);
  expect(await judge(mail)).toMatchObject({ id });
  expect(
    await judge(
      plain(['550 5.1.1 no', `Subject: ${other}`, `Message-ID: ${messageId}`, '', `Message-ID: ${other}`]),
    ),
  ).toMatchObject({ id });
});

test.each([
  ['without an id of ours', deliveryReport('<letter-1@site.test>', failedFor('sales@site.test'))],
  ['with an id that is not signed', deliveryReport(`<${id}@site.test>`, failedFor('sales@site.test'))],
  [
    'with the signature of another id',
    deliveryReport(messageId.replace(id, '20261126-ba9876543210'), failedFor('sales@site.test')),
  ],
  [
    'with the signature of another secret',
    deliveryReport(
      createMailIds('other').messageIdOf({ id, from: 'a@site.test' }),
      failedFor('sales@site.test'),
    ),
  ],
  ['without anything', ''],
])('a mail %s › has no meaning', async (_, mail) => {
  expect(await judge(mail)).toBeUndefined();
});

test('a damaged report › at any place › is judged or not, and its reason is one short line', async () => {
  const random = createRandom(7);
  const whole = deliveryReport(
    messageId,
    failedFor(`${'x'.repeat(500)}@site.test`),
    failedFor('b@site.test'),
  );
  for (let n = 0; n < 300; n += 1) {
    const cut = random.below(whole.length);
    const bytes = Array.from({ length: random.below(40) }, () => String.fromCharCode(random.below(256)));
    const judgment = await judge(whole.slice(0, cut) + bytes.join('') + whole.slice(cut + random.below(80)));
    expect(judgment?.means === 'failure' ? judgment.reason : '').toMatch(/^\P{Cc}{0,300}$/u);
  }
  const nested = Array.from(
    { length: 300 },
    (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\n\n--b${n}\n`,
  );
  expect(await judge(nested.join('') + whole)).toMatchObject({ id });
  expect(await judge('\n\n'.repeat(50_000) + whole)).toMatchObject({ id });
});
