import { createChallenge, solveChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type BotAction, type ProofChallenge, encodeProofToken } from '@website/forms/bot-check';
import { solveProof } from './test-support/solve-proof.ts';
import { botCheckContract } from './test-support/bot-check-contract.ts';
import { challengeLifetime, createProofOfWork, guesses } from './proof-of-work.ts';

const maxRequestTime = 30 * 60_000;
const check = createProofOfWork('a secret of the test', maxRequestTime);
const refused = { verdict: 'refused' };

const verify = (token: string, action: BotAction, arrivedAt = Date.now()) =>
  check.verify(token, action, arrivedAt);

/** A solved challenge with changes made before or after solving. */
async function tokenWith(change: (challenge: ProofChallenge) => void = () => undefined): Promise<string> {
  const challenge = await check.challenge('contact_form');
  const solution = solveProof(challenge);
  change(challenge);
  return encodeProofToken(challenge, solution);
}

afterEach(() => vi.useRealTimers());

botCheckContract('The embedded check', async () => ({
  check,
  tokenFor: async (action) => {
    const challenge = await check.challenge(action);
    return encodeProofToken(challenge, solveProof(challenge));
  },
}));

describe('the format, as the library that defines it has it', () => {
  const secrets = {
    hmacSignatureSecret: 'a secret of the test:challenge',
    hmacKeySignatureSecret: 'a secret of the test:answer',
  };

  test('a token of the library is taken', async () => {
    const challenge = await createChallenge({
      ...secrets,
      algorithm: 'SHA-256',
      cost: 1,
      counter: 7,
      data: { action: 'contact_form' },
      deriveKey,
      expiresAt: Math.floor(Date.now() / 1000) + 3600,
    });
    const solution = await solveChallenge({ challenge, deriveKey });
    const token = encodeProofToken(challenge as ProofChallenge, solution ?? { counter: 0, derivedKey: '' });
    expect(await verify(token, 'contact_form')).toMatchObject({ verdict: 'human' });
  });

  test('the library takes an answer to a challenge of ours', async () => {
    const challenge = await check.challenge('contact_form');
    const solution = solveProof(challenge);
    const verdict = await verifySolution({ ...secrets, challenge, solution, deriveKey });
    expect(verdict).toMatchObject({ verified: true });
  });
});

describe('the embedded bot check', () => {
  test('accepts the answer to its own challenge and names it, so that it can be used up', async () => {
    const token = await tokenWith();
    const verdict = await verify(token, 'contact_form');
    expect(verdict).toMatchObject({
      verdict: 'human',
      proof: { id: expect.stringMatching(/^[0-9a-f]{32}$/) },
    });
    expect(await verify(token, 'contact_form')).toEqual(verdict);
    expect(await verify(await tokenWith(), 'contact_form')).not.toEqual(verdict);
  });

  test('names challenges in the order of time, and otherwise by chance', async () => {
    const nonceAt = async (now: number) => {
      vi.setSystemTime(now);
      return (await check.challenge('contact_form')).parameters.nonce;
    };
    vi.useFakeTimers({ toFake: ['Date'] });
    const start = Date.UTC(2026, 10, 22);
    const nonces = [await nonceAt(start), await nonceAt(start + 1000), await nonceAt(start + 300_000)];
    expect(nonces).toEqual(nonces.toSorted());
    expect(nonces[0]).not.toBe(await nonceAt(start));
    expect(new Set(nonces.map((nonce) => nonce.slice(8))).size).toBe(3);
  });

  test('asks for a bounded number of guesses', async () => {
    for (let i = 0; i < 10; i += 1) {
      const { counter } = solveProof(await check.challenge('contact_form'));
      expect(counter).toBeGreaterThanOrEqual(guesses.min);
      expect(counter).toBeLessThanOrEqual(guesses.max);
    }
  });

  test('refuses a token that sets out past its time, however soon, and accepts it until then', async () => {
    const token = await tokenWith();
    const end = Date.now() + challengeLifetime * 1000;
    expect(await verify(token, 'contact_form', end - 2000)).toMatchObject({ verdict: 'human' });
    expect(await verify(token, 'contact_form', end + 1000)).toEqual(refused);
  });

  test('accepts a token that sets out in time and arrives late, and remembers it until none can', async () => {
    const token = await tokenWith();
    const end = Date.now() + challengeLifetime * 1000;
    vi.useFakeTimers({ toFake: ['Date'], now: end + maxRequestTime - 3000 });
    const verdict = await verify(token, 'contact_form', end - 2000);
    expect(verdict).toMatchObject({ verdict: 'human' });
    expect('proof' in verdict && verdict.proof?.expiresAt).toBeGreaterThanOrEqual(
      end - 2000 + maxRequestTime,
    );
    vi.setSystemTime(end + maxRequestTime + 2000);
    expect(await verify(token, 'contact_form', end - 2000)).toEqual(refused);
  });

  test('refuses what another secret signed', async () => {
    const other = createProofOfWork('another secret', maxRequestTime);
    expect(await other.verify(await tokenWith(), 'contact_form', Date.now())).toEqual(refused);
  });

  test.each<[what: string, change: (challenge: ProofChallenge) => void]>([
    ['a later end', ({ parameters }) => (parameters.expiresAt += 1000)],
    ['an easier prefix', ({ parameters }) => (parameters.keyPrefix = '00')],
    ['another salt', ({ parameters }) => (parameters.salt = parameters.nonce)],
    ['another action', ({ parameters }) => (parameters.data = { action: 'job_application' })],
    ['no answer signature', ({ parameters }) => delete parameters.keySignature],
    ['no signature', (challenge) => (challenge.signature = '')],
  ])('refuses a challenge changed to %s', async (_, change) => {
    const token = await tokenWith(change);
    for (const action of ['contact_form', 'job_application'] as const)
      expect(await verify(token, action)).toEqual(refused);
  });

  test('refuses an answer that was not worked for', async () => {
    const challenge = await check.challenge('contact_form');
    for (const derivedKey of [
      challenge.parameters.keyPrefix.padEnd(64, '0'),
      challenge.parameters.keySignature ?? '',
      '',
      '0',
    ])
      expect(
        await verify(encodeProofToken(challenge, { counter: 30_000, derivedKey }), 'contact_form'),
      ).toEqual(refused);
  });

  test.each([btoa('null'), btoa('{"challenge":{"parameters":{}}}')])('refuses %s', async (token) =>
    expect(await verify(token, 'contact_form')).toEqual(refused),
  );
});
