import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limits } from '@website/forms/limits';
import { botCheckOf, createBotCheck, proofOfWork, recaptcha, type TokenSource } from './bot-check.ts';

const action = 'contact_form';
const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A source of numbered tokens that can be told to fail. */
function numbered(): { source: TokenSource; made: () => number; fail: (times: number) => void } {
  let made = 0;
  let failures = 0;
  return {
    source: {
      freshFor: 5 * minute,
      make: async () => {
        made += 1;
        if (failures > 0) {
          failures -= 1;
          throw new Error('out of reach');
        }
        return `token-${made}`;
      },
    },
    made: () => made,
    fail: (times) => {
      failures = times;
    },
  };
}

test('one token is made ahead, however often the form is touched, and used for one message', async () => {
  const { source, made } = numbered();
  const check = botCheckOf(source);
  check.prepare(action);
  check.prepare(action);
  expect(await check.getToken(action)).toBe('token-1');
  expect(made()).toBe(1);
  expect(await check.getToken(action)).toBe('token-2');
});

test('a token that nearly expired while the visitor typed is made anew', async () => {
  const { source } = numbered();
  const check = botCheckOf(source);
  check.prepare(action);
  await vi.advanceTimersByTimeAsync(5 * minute + 1);
  expect(await check.getToken(action)).toBe('token-2');
});

test('what failed ahead of time is tried once more, then given up, and later it works again', async () => {
  const { source, made, fail } = numbered();
  const check = botCheckOf(source);
  fail(1);
  check.prepare(action);
  expect(await check.getToken(action)).toBe('token-2');
  fail(2);
  expect(await check.getToken(action)).toBeUndefined();
  expect(made()).toBe(4);
  expect(await check.getToken(action)).toBe('token-5');
});

test('on a host without our server one attempt is made and no other', async () => {
  let made = 0;
  const check = botCheckOf({
    freshFor: minute,
    make: async () => {
      made += 1;
      return undefined;
    },
  });
  expect(check.isHopeless()).toBe(false);
  expect(await check.getToken(action)).toBeUndefined();
  expect(check.isHopeless()).toBe(true);
  check.prepare(action);
  expect(await check.getToken(action)).toBeUndefined();
  expect(made).toBe(1);
});

test.each([
  ['an unknown address', new Response('', { status: 404 }), true],
  ['a page for any address', new Response('<html>', { headers: { 'Content-Type': 'text/html' } }), true],
  ['a server that is busy', new Response('', { status: 503 }), false],
])('%s is told apart from a failure that may pass', async (_what, answer, isHopeless) => {
  vi.stubGlobal('fetch', async () => answer.clone());
  const check = createBotCheck(undefined, '');
  expect(await check.getToken(action)).toBeUndefined();
  expect(check.isHopeless()).toBe(isHopeless);
});

test('a token that never comes, as when Google’s script loses its line, is given up and made anew', async () => {
  let made = 0;
  const never = new Promise<string>(() => undefined);
  const check = botCheckOf({
    freshFor: minute,
    make: () => ((made += 1) < 2 ? never : Promise.resolve('second')),
  });
  const token = check.getToken(action);
  await vi.advanceTimersByTimeAsync(minute);
  expect(await token).toBe('second');
  const hopeless = botCheckOf({ freshFor: minute, make: () => never }).getToken(action);
  await vi.advanceTimersByTimeAsync(minute);
  expect(await hopeless).toBeUndefined();
});

test('each kind of token is made anew before those who judge it refuse it', () => {
  expect(proofOfWork().freshFor).toBeLessThan(limits.challengeMinutes * minute);
  // Google's: developers.google.com/recaptcha/docs/v3
  expect(recaptcha('key').freshFor).toBeLessThan(2 * minute);
});

test('a form for the hosted provider waits for no token of ours, and one with reCAPTCHA keeps to it', async () => {
  const fetch = vi.fn<() => Promise<Response>>(async () => new Response('', { status: 404 }));
  vi.stubGlobal('fetch', fetch);
  const none = createBotCheck(undefined, 'https://api.emailjs.com');
  none.prepare(action);
  expect(await none.getToken(action)).toBe('');
  expect(fetch).not.toHaveBeenCalled();
  expect(await createBotCheck(undefined, '').getToken(action)).toBeUndefined();
  expect(fetch).toHaveBeenCalledWith('/api/bot-check/challenge?action=contact_form', expect.anything());
});
