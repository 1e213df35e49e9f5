import { expect, test } from 'vitest';
import { DownError, RefusedError } from '../../server/delivery/errors.ts';
import { FaultsError, UsageError } from './command-line.ts';
import { setUp } from './test-support/operator.ts';

test('sends one mail to each address, and prints what the mail server said', async () => {
  const { run, mailed, store } = await setUp();
  const before = await store.stats();
  expect(await run('test-mail')).toBe(
    [
      'From web@site.test by smtp://mail.site.test:',
      '  info@site.test  accepted: 250 queued as 1A',
      '  sales@site.test  accepted: 250 queued as 1A',
      'Now look into these mailboxes, and among their spam.',
    ].join('\n'),
  );
  expect(mailed).toMatchObject([{ to: ['info@site.test'], cc: [] }, { to: ['sales@site.test'] }]);
  expect(mailed[0]).toMatchObject({ subject: '[website] Test mail', automatic: 'generated' });
  expect(new Set(mailed.map(({ messageId }) => messageId)).size).toBe(2);
  expect(await store.stats()).toEqual(before);
});

test('goes on after a refused address, and says so to whoever called it', async () => {
  const { run, mailed, replies } = await setUp();
  replies.set('info@site.test', new RefusedError('550 no such user', '550'));
  const failed = await run('test-mail').catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(FaultsError);
  expect(String(failed)).toContain('info@site.test  NOT accepted: 550 no such user');
  expect(mailed).toHaveLength(1);
});

test('stops at a fault that concerns every mail, and names its cause', async () => {
  const { run, mailed, replies } = await setUp();
  replies.set('info@site.test', new DownError('authentication', '535 wrong password', '535'));
  await expect(run('test-mail')).rejects.toThrow(
    'smtp://mail.site.test takes no mail at all (authentication): 535 wrong password',
  );
  expect(mailed).toEqual([]);
});

test('goes to one address where one is given', async () => {
  const { run, mailed } = await setUp();
  expect(await run('test-mail', 'me@site.test')).toContain('me@site.test  accepted');
  expect(mailed).toMatchObject([{ to: ['me@site.test'] }]);
  await expect(run('test-mail', 'me')).rejects.toThrow(UsageError);
});
