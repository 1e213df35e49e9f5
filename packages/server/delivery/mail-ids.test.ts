import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { mimeStream } from './mail.ts';
import { createMailIds, signing } from './mail-ids.ts';
import { goodMail } from './test-support/mailer-contract.ts';

const ids = createMailIds('secret');
const draft = { ...goodMail, id: '20261126-0123456789ab', from: 'web@site.test' };

/** Sends a mail, and returns the headers that a mail server gets. */
async function sentHeaders(mailIds = ids): Promise<Record<string, string>> {
  let mime = '';
  const mailer = {
    send: async (mail: Parameters<typeof mimeStream>[0]) => {
      mime = await text(await mimeStream(mail));
    },
  };
  await signing(mailer, mailIds).send(draft);
  const { headers } = await PostalMime.parse(mime);
  return Object.fromEntries(headers.map(({ key, value }) => [key, value]));
}

describe('the Message-ID of a mail', () => {
  test('that is sent again, by any server of the store › is the same', async () => {
    const first = await sentHeaders();
    expect(first['message-id']).toMatch(/^<20261126-0123456789ab\.[0-9a-f]{20}@site\.test>$/);
    expect((await sentHeaders(createMailIds('secret')))['message-id']).toBe(first['message-id']);
    expect((await sentHeaders(createMailIds('other')))['message-id']).not.toBe(first['message-id']);
  });

  test('that a mail service replaces › is still in another header', async () => {
    const { 'message-id': messageId = '', 'x-website-id': other } = await sentHeaders();
    expect(`<${other}@site.test>`).toBe(messageId);
    expect(ids.find(`X-Website-ID: ${other}`)).toEqual([draft.id]);
  });
});

describe('ids in a text', () => {
  const signed = (id: string) => ids.messageIdOf({ id, from: 'web@site.test' });

  test('that we have signed › are found in their order, in any letter case', () => {
    const words = `a ${signed('weekly-2026-11-23')}, "${signed('test-1-0').toUpperCase()}"`;
    expect(ids.find(words)).toEqual(['weekly-2026-11-23', 'test-1-0']);
  });

  test.each([
    ['without a signature', '<weekly-2026-11-23@site.test>'],
    ['with the signature of another id', signed('test-1-0').replace('test-1', 'test-2')],
    ['with a part of a signature', signed('test-1-0').replace(/.(?=@)/, '')],
    ['with a longer signature', signed('test-1-0').replace('@', '0@')],
    ['with a signature alone', signed('test-1-0').replace('test-1-0', '')],
  ])('%s › are not found', (_, words) => {
    expect(ids.find(words)).toEqual([]);
  });
});
