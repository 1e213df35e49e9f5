import { expect, test } from 'vitest';
import { numbered } from '../test-support/submissions.ts';
import { setUp } from './test-support/operator.ts';

const fields = (name: string) => ({ from_name: name, subject: 'Hello', message: 'm' });

/** An operator who watches, in a terminal or not; `look` lets the next look happen and resolves after it. */
async function watching(width: number | undefined) {
  const operator = await setUp();
  const { screen, terminal, run } = operator;
  terminal.width = width;
  const ended = run('watch');
  await screen.waits();
  const look = async () => {
    screen.goOn();
    await screen.waits();
  };
  return { ...operator, ended, look };
}

test('a terminal is drawn again when there is something new, and left as it was', async () => {
  const { store, screen, ended, look, id } = await watching(80);
  const [entered, first, ...more] = screen.written;
  expect(entered).toBe('\u001b[?1049h\u001b[?25l');
  expect(first).toContain('1 waiting');
  expect(first).toContain(id);
  expect(more).toEqual([]);
  await look();
  expect(screen.written).toHaveLength(2);
  await store.accept(
    numbered(2, { receivedAt: Date.UTC(2026, 0, 3), fields: fields('Eve'), verified: false }),
  );
  await look();
  expect(screen.written).toHaveLength(3);
  expect(screen.written.at(-1)).toContain('[unverified] Hello');
  await store.hold('mail', { since: 1, cause: 'authentication', reason: '535' });
  await look();
  expect(screen.written.at(-1)).toContain('MAIL IS HELD: authentication');
  screen.end();
  expect(await ended).toBe('');
  expect(screen.written.at(-1)).toBe('\u001b[?25h\u001b[?1049l');
});

test('a terminal gets no more lines than it has', async () => {
  const { store, screen, ended, look } = await watching(80);
  for (let n = 2; n < 30; n += 1) await store.accept(numbered(n));
  await look();
  expect(screen.written.at(-1)?.split('\n')).toHaveLength(9);
  screen.end();
  await ended;
});

test('elsewhere a line is written for what is new or has changed, the newest last', async () => {
  const { store, screen, ended, look, id } = await watching(undefined);
  expect(screen.written).toEqual([`2026-01-02T00:00:00.000Z  ${id}  message  waiting  Ada  Hello\n`]);
  await look();
  expect(screen.written).toHaveLength(1);
  await store.accept(numbered(2, { receivedAt: Date.UTC(2026, 0, 3), fields: fields('E\u001b[2Jve') }));
  await store.claim('mail', 'a', 1, Date.now(), Date.now() + 60_000);
  await look();
  expect(screen.written.slice(1)).toEqual([
    `2026-01-02T00:00:00.000Z  ${id}  message  sending  Ada  Hello\n`,
    expect.stringMatching(/ {2}message {2}waiting {2}E\\u001b\[2Jve {2}Hello\n$/),
  ]);
  screen.end();
  expect(await ended).toBe('');
});

test('a store that cannot be read for a while is said, and looked at again', async () => {
  const { store, screen, ended, look } = await watching(undefined);
  await store.close();
  await look();
  expect(screen.written.at(-1)).toMatch(/^The store cannot be read just now: .*closed/);
  await look();
  expect(screen.written).toHaveLength(2);
  screen.end();
  expect(await ended).toBe('');
});
