import { expect, test } from 'vitest';
import { numbered } from '../test-support/submissions.ts';
import { setUp } from './test-support/operator.ts';

const fields = (name: string) => ({ from_name: name, subject: 'Hello', message: 'm' });

/** An operator who watches; `look` resolves after the next look at the store. */
async function watching() {
  const operator = await setUp();
  const { output, run } = operator;
  const ended = run('watch');
  await output.pausing();
  const look = async () => {
    output.goOn();
    await output.pausing();
  };
  return { ...operator, ended, look };
}

test('watch writes a line for each submission that is new or changed, the newest last', async () => {
  const { store, output, ended, look, id } = await watching();
  expect(output.written).toEqual([`2026-01-02T00:00:00.000Z  ${id}  message  waiting  Ada  Hello\n`]);
  await look();
  expect(output.written).toHaveLength(1);
  const evil = { receivedAt: Date.UTC(2026, 0, 3), fields: fields('E\u001b[2Jve'), verified: false };
  await store.accept(numbered(2, evil));
  await store.claim('mail', 'a', 1, Date.now(), Date.now() + 60_000);
  await look();
  expect(output.written.slice(1)).toEqual([
    `2026-01-02T00:00:00.000Z  ${id}  message  sending  Ada  Hello\n`,
    expect.stringMatching(/ {2}message {2}waiting {2}E\\u001b\[2Jve {2}\[unverified\] Hello\n$/),
  ]);
  output.stop();
  expect(await ended).toBe('');
});

test('watch says once that mail is held', async () => {
  const { store, output, ended, look } = await watching();
  await store.pause('mail', { since: 1, cause: 'authentication', reason: '535' });
  await look();
  await look();
  expect(output.written.slice(1)).toEqual([
    expect.stringMatching(/^mail is held since .*authentication: 535\n$/),
  ]);
  output.stop();
  await ended;
});

test('watch says that the store cannot be read, and looks again', async () => {
  const { store, output, ended, look } = await watching();
  await store.close();
  await look();
  expect(output.written.at(-1)).toMatch(/^The store cannot be read just now: .*closed/);
  await look();
  expect(output.written).toHaveLength(2);
  output.stop();
  expect(await ended).toBe('');
});
