import { expect, test } from 'vitest';
import { numbered } from '../test-support/submissions.ts';
import { setUp } from './test-support/operator.ts';

const fields = (name: string) => ({ from_name: name, subject: 'Hello', message: 'm' });

/** An operator who watches, and who has looked once. */
async function watching() {
  const operator = await setUp();
  const { manual, run } = operator;
  const ended = run('watch');
  await manual.next();
  return { ...operator, ended };
}

test('watch writes a line for each submission that is new or changed, the newest last', async () => {
  const { store, printed, manual, ended, id } = await watching();
  expect(printed).toEqual([`2026-01-02T00:00:00.000Z  ${id}  message  waiting  Ada  Hello`]);
  await manual.next();
  expect(printed).toHaveLength(1);
  const evil = { receivedAt: Date.UTC(2026, 0, 3), fields: fields('E\u001b[2Jve'), verified: false };
  await store.accept(numbered(2, evil));
  await store.claim('mail', 'a', 1, Date.now(), Date.now() + 60_000);
  await manual.next();
  expect(printed.slice(1)).toEqual([
    `2026-01-02T00:00:00.000Z  ${id}  message  sending  Ada  Hello`,
    expect.stringMatching(/ {2}message {2}waiting {2}E\\u001b\[2Jve {2}\[unverified\] Hello$/),
  ]);
  manual.stop();
  expect(await ended).toBe('');
});

test('watch says once that mail is held', async () => {
  const { store, printed, manual, ended } = await watching();
  await store.pause('mail', { since: 1, cause: 'authentication', reason: '535' });
  await manual.next();
  await manual.next();
  expect(printed.slice(1)).toEqual([expect.stringMatching(/^mail is paused since .*authentication: 535$/)]);
  manual.stop();
  await ended;
});

test('watch says that the store cannot be read, and looks again', async () => {
  const { store, printed, manual, ended } = await watching();
  await store.close();
  await manual.next();
  expect(printed.at(-1)).toMatch(/^The store cannot be read just now: .*closed/);
  await manual.next();
  expect(printed).toHaveLength(2);
  manual.stop();
  expect(await ended).toBe('');
});
