import { expect, test } from 'vitest';
import { createRandom } from '../test-support/fuzz/random.ts';
import { readBounce } from './bounce.ts';
import { deliveryReport, failedFor, plainBounce } from './test-support/bounce-mails.ts';

const id = '20261126-0123456789ab';
const messageId = `<${id}@site.test>`;
const read = (mail: string) => readBounce(mail, 'site.test');

test('a delivery report names the mail, the recipients and the reason', () => {
  const report = deliveryReport(
    messageId,
    failedFor('sales@site.test'),
    failedFor('it@site.test', 'delivered'),
  );
  const bounce = { id, channel: 'mail', recipients: ['sales@site.test'], reason: '550 5.1.1 user unknown' };
  expect(read(report)).toEqual(bounce);
  expect(read(report.replaceAll('\n', '\r\n'))).toEqual(bounce);
});

test('a report about an acknowledgement names its channel', () => {
  const report = deliveryReport(`<${id}.acknowledgement@site.test>`, failedFor('ada@example.org'));
  expect(read(report)).toMatchObject({ id, channel: 'acknowledgement', recipients: ['ada@example.org'] });
});

test('a bounce in free text counts if a mail server sent it', () => {
  expect(read(plainBounce(messageId))).toEqual({
    id,
    channel: 'mail',
    recipients: [],
    reason: '550 5.2.2 mailbox is full',
  });
  expect(read(plainBounce(messageId, 'ada@example.org'))).toBeUndefined();
});

test.each([
  ['a report of a delay', deliveryReport(messageId, failedFor('sales@site.test', 'delayed'))],
  ['a report about a mail of another domain', deliveryReport(`<${id}@other.test>`, failedFor('a@site.test'))],
  ['a mail about nothing of ours', plainBounce('<letter-1@site.test>')],
  ['an answer from a vacation', `From: ada@example.org\nIn-Reply-To: ${messageId}\n\nI am away.`],
  ['nothing', ''],
])('%s is no bounce', (_, mail) => {
  expect(read(mail)).toBeUndefined();
});

test('no garbage makes it fail, and every reason is one short line', () => {
  const random = createRandom(7);
  const whole = deliveryReport(
    messageId,
    failedFor(`${'x'.repeat(500)}@site.test`),
    failedFor('b@site.test'),
  );
  for (let n = 0; n < 300; n += 1) {
    const cut = random.below(whole.length);
    const bytes = Array.from({ length: random.below(40) }, () => String.fromCharCode(random.below(256)));
    const reason = read(whole.slice(0, cut) + bytes.join('') + whole.slice(cut + random.below(80)))?.reason;
    expect(reason ?? '').toMatch(/^[^\n]{0,300}$/);
  }
  expect(read('\n\n'.repeat(50_000) + whole)).toBeDefined();
});
