import type { Settlement } from '../../server/store/submission.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { numbered, submission } from '../../server/test-support/submissions.ts';
import { setUp } from './test-support/operator.ts';

/** An operator with three submissions: one dead, one delivered, one that waits. */
async function threeStates() {
  const operator = await setUp();
  const { store, id } = operator;
  for (const n of [2, 3])
    await store.accept({ ...numbered(n), receivedAt: Date.UTC(2026, 0, n + 1), email: `${n}@example.org` });
  const [, delivered] = await store.claim('mail', 'a', 2, Date.now(), Date.now() + 60_000);
  const settle = (settlement: Settlement) => store.settle('mail', 'a', settlement);
  await settle({ id, state: 'dead', reason: '550 no' });
  await settle({ id: delivered!.id, state: 'delivered', at: Date.UTC(2026, 0, 9) });
  const states = async () => (await store.list(9)).map(({ state }) => state).toReversed();
  expect(await states()).toEqual(['dead', 'delivered', 'waiting']);
  return { ...operator, dead: id, delivered: delivered!.id, states };
}

describe('requeue', () => {
  test('takes several ids, and says how many', async () => {
    const { run, dead, delivered, states } = await threeStates();
    expect(await run('requeue', dead, delivered, dead)).toMatch(/^2 submissions will be delivered again/);
    expect(await states()).toEqual(['waiting', 'waiting', 'waiting']);
  });

  test('takes all dead ones, and only says which where it is asked to', async () => {
    const { run, dead, delivered, states } = await threeStates();
    const dry = await run('requeue', '--dead', '--dry-run');
    expect(dry).toMatch(/^Would deliver again 1 submission\.\n/);
    expect(dry).toContain(dead);
    expect(dry).not.toContain(delivered);
    expect(await states()).toEqual(['dead', 'delivered', 'waiting']);
    expect(await run('requeue', '--dead')).toMatch(/^1 submission /);
    expect(await states()).toEqual(['waiting', 'delivered', 'waiting']);
    expect(await run('requeue', '--dead')).toMatch(/^There is nothing to deliver/);
  });

  test('sends no mailbox twice what it has, unless it is told again', async () => {
    const { store, run, states } = await threeStates();
    await run('requeue', '--all');
    const [one, other] = await store.claim('mail', 'a', 2, Date.now(), Date.now() + 60_000);
    for (const { id } of [one!, other!]) await store.settle('mail', 'a', { id, state: 'delivered', at: 1 });
    await expect(run('requeue', '--all')).rejects.toThrow(/2 of these 3 are delivered .*--yes/);
    expect(await states()).toContain('delivered');
    await run('requeue', '--all', '--yes');
    expect(await states()).toEqual(['waiting', 'waiting', 'waiting']);
  });

  test('leaves alone what is just being sent', async () => {
    const { store, run } = await setUp();
    await store.claim('mail', 'a', 1, Date.now(), Date.now() + 60_000);
    expect(await run('requeue', '--all')).toMatch(/^0 submissions .* 1 of 1 left alone/);
  });

  test('repeats another channel alone, by the state of its deliveries', async () => {
    const { run, store } = await setUp({ otherChannels: ['webhook'] });
    await store.accept(numbered(2));
    const [hook] = await store.claim('webhook', 'a', 1, Date.now(), Date.now() + 60_000);
    await store.settle('webhook', 'a', { id: hook!.id, state: 'dead', reason: '410' });
    expect(await run('requeue', '--dead')).toMatch(/^There is nothing to deliver/);
    await expect(run('requeue', '--channel', 'webhook')).rejects.toThrow(/Say which/);
    await expect(run('requeue', '--channel', 'pigeon', '--all')).rejects.toThrow(/one of mail, /);
    expect(await run('requeue', '--channel', 'webhook', '--state', 'delivered')).toMatch(
      /^There is nothing to deliver/,
    );
    expect(await run('requeue', '--channel', 'webhook', '--dead')).toMatch(/^1 submission /);
    expect(await store.show(hook!.id)).toMatchObject({
      otherDeliveries: [{ state: 'waiting', attempts: 0 }],
    });
  });

  test('changes nothing where one of the ids is unknown', async () => {
    const { run, dead, states } = await threeStates();
    await expect(run('requeue', dead, 'nothing')).rejects.toThrow(
      /no submission nothing\. Nothing was changed/,
    );
    expect(await states()).toEqual(['dead', 'delivered', 'waiting']);
  });
});

describe('erase', () => {
  test('deletes one by its id, and says what of it lies elsewhere', async () => {
    const { run, delivered, mails, store } = await threeStates();
    mails.push(`/data/mail/2026-${delivered}.eml`, '/data/mail/2026-other.eml');
    const words = await run('erase', delivered);
    expect(words).toBe(
      [
        'Deleted 1 submission.',
        'Still there, and yours to delete:',
        `  mail to info of 2026-01-09T00:00:00.000Z, Message-ID <${delivered}...>`,
        `  file /data/mail/2026-${delivered}.eml`,
      ].join('\n'),
    );
    expect(await store.show(delivered)).toBeUndefined();
  });

  test('asks before it deletes more than one, and shows which', async () => {
    const { run, store, dead } = await threeStates();
    await expect(run('erase', '--all')).rejects.toThrow(/delete 3 submissions .*--yes/);
    expect(await run('erase', '--all', '--dry-run')).toContain(dead);
    expect(await store.count({})).toBe(3);
    expect(await run('erase', '--dead')).toBe('Deleted 1 submission.');
    expect(await run('erase', '--all', '--yes')).toMatch(/^Deleted 2 submissions\./);
    expect(await run('list')).toBe('No submissions yet.');
  });

  test('finds everything again after it was ended among the copies', async () => {
    const { run, store, copies } = await threeStates();
    const { erase } = copies;
    copies.erase = () => Promise.reject(new Error('ended'));
    await expect(run('erase', '--all', '--yes')).rejects.toThrow('ended');
    expect(await store.count({})).toBe(3);
    copies.erase = erase;
    expect(await run('erase', '--all', '--yes')).toMatch(/^Deleted 3 submissions\./);
  });

  test('deletes a person, whatever the case of the address', async () => {
    const { run, store } = await setUp();
    await store.accept({ ...submission, key: 'key-2', email: 'Ada@Example.org' });
    await store.accept(numbered(3, { email: 'bob@example.org' }));
    expect(await run('erase', '--email', 'ada@example.ORG', '--yes')).toBe('Deleted 2 submissions.');
    expect(await store.list(9)).toMatchObject([{ email: 'bob@example.org' }]);
  });
});

describe('purge', () => {
  test('deletes what is old and over, counts it first, and leaves the rest', async () => {
    const { run, states, dead, store } = await threeStates();
    await store.noteTime(Date.now());
    expect(await run('purge', '--older-than', '1d', '--dry-run')).toBe('Would delete 1 submission.');
    expect(await run('purge', '--older-than', '1d', '--kind', 'application')).toBe('Deleted 0 submissions.');
    expect(await run('purge', '--older-than', '1d')).toBe('Deleted 1 submission.');
    expect(await states()).toEqual(['dead', 'waiting']);
    // Nobody was told of the dead one before.
    await run('show', dead);
    expect(await run('purge', '--older-than', '99999d')).toBe('Deleted 0 submissions.');
    expect(await run('purge', '--older-than', '1d')).toBe('Deleted 1 submission.');
    expect(await states()).toEqual(['waiting']);
  });

  test('goes by the settings where no age is given, spam included', async () => {
    const { store, run } = await setUp();
    await store.noteTime(Date.now());
    const day = 24 * 60 * 60 * 1000;
    const ago = (days: number) => ({ receivedAt: Date.now() - days * day });
    const application = { kind: 'application', mailbox: 'careers' } as const;
    await store.erase({});
    for (const [n, days] of [100, 200].entries()) await store.accept(numbered(n, ago(days)));
    for (const [n, days] of [80, 100].entries())
      await store.accept({ ...numbered(n), ...application, ...ago(days) });
    const spam = await store.accept(numbered(9, ago(50)));
    for (const { id } of await store.claim('mail', 'a', 9, Date.now(), Date.now() + day))
      await store.settle('mail', 'a', { id, state: 'delivered', at: 1 });
    await store.flagSpam({ ids: ['id' in spam ? spam.id : ''] }, Date.now() - 31 * day);
    expect(await run('purge', '--kind', 'message', '--dry-run')).toBe('Would delete 1 submission.');
    expect(await run('purge', '--dry-run')).toBe('Would delete 3 submissions.');
    expect(await run('purge')).toBe('Deleted 3 submissions.');
    expect(await store.list(9)).toHaveLength(2);
  });

  test('asks whether the clock is right when it is far beyond the last time that was noted', async () => {
    const { run, store } = await threeStates();
    await expect(run('purge', '--older-than', '1d')).rejects.toThrow(/noted a time after 2026-01-04.*--yes/);
    expect(await store.count({})).toBe(3);
    expect(await run('purge', '--older-than', '1d', '--yes')).toBe('Deleted 1 submission.');
  });
});

test('spam leaves the list, the table and every delivery, and comes back when it was none', async () => {
  const { run, store, states, dead } = await threeStates();
  const [waiting] = await store.list(1);
  expect(await run('spam', waiting!.id, dead)).toMatch(/^2 submissions moved to spam/);
  const listed = await run('list');
  expect(listed).not.toContain(dead);
  expect(listed).not.toContain(waiting!.id);
  expect(await run('list', '--spam')).toMatch(new RegExp(`${waiting!.id}\t.*\\[spam\\]`));
  expect((await run('export', '--csv')).split('\r\n')).toHaveLength(2);
  expect((await run('export', '--csv', '--spam')).split('\r\n')).toHaveLength(3);
  expect(await run('show', dead)).toContain('[spam since ');
  expect(await run('stats')).toContain('spam  2');
  expect(await run('requeue', '--dead')).toMatch(/^There is nothing to deliver/);
  for (const words of [[dead], ['--spam']])
    await expect(run('requeue', ...words)).rejects.toThrow(/Spam is not delivered.*not-spam first/);
  expect(await states()).toEqual(['dead', 'delivered', 'dead']);
  expect(await run('not-spam', waiting!.id, dead)).toMatch(/^2 submissions taken out of spam/);
  expect(await states()).toEqual(['dead', 'delivered', 'waiting']);
  await expect(run('spam', 'nothing')).rejects.toThrow(/no submission nothing/);
});

test('everything of a person is erased and exported, spam too', async () => {
  const { run, id, folder, backups } = await setUp();
  await run('spam', id);
  await run('export', '--email', 'ada@example.org', 'ada');
  expect(readFileSync(join(folder, 'ada/submissions.json'), 'utf8')).toContain('"spamAt"');
  backups.push('/here/backups/one.db');
  expect(await run('erase', '--email', 'ada@example.org')).toBe(
    'Deleted 1 submission.\nDeleted in /here/backups/one.db too.',
  );
});
