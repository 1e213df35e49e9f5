import { afterEach, describe, expect, test, vi } from 'vitest';
import { type ProofChallenge, encodeProofToken } from '../../contracts/bot-check.ts';
import { solveProof } from '../../contracts/proof-of-work.ts';
import { challengeLifetime, createProofOfWork, guesses } from './proof-of-work.ts';

const check = createProofOfWork('a secret of the test');
const refused = { verdict: 'refused' };

/** A solved challenge with changes made before or after solving. */
async function tokenWith(change: (challenge: ProofChallenge) => void = () => undefined): Promise<string> {
  const challenge = await check.challenge('contact_form');
  const solution = solveProof(challenge);
  change(challenge);
  return encodeProofToken(challenge, solution);
}

afterEach(() => vi.useRealTimers());

describe('the embedded bot check', () => {
  test('accepts the answer to its own challenge and names it, so that it can be used up', async () => {
    const token = await tokenWith();
    const verdict = await check.verify(token, 'contact_form');
    expect(verdict).toMatchObject({
      verdict: 'human',
      proof: { id: expect.stringMatching(/^[0-9a-f]{32}$/) },
    });
    expect(await check.verify(token, 'contact_form')).toEqual(verdict);
    expect(await check.verify(await tokenWith(), 'contact_form')).not.toEqual(verdict);
  });

  test('asks for a bounded number of guesses', async () => {
    for (let i = 0; i < 10; i += 1) {
      const { counter } = solveProof(await check.challenge('contact_form'));
      expect(counter).toBeGreaterThanOrEqual(guesses.least);
      expect(counter).toBeLessThanOrEqual(guesses.most);
    }
  });

  test('refuses a token of another action', async () => {
    expect(await check.verify(await tokenWith(), 'job_application')).toEqual(refused);
  });

  test('refuses a token past its time, and accepts it until then', async () => {
    const token = await tokenWith();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (challengeLifetime - 2) * 1000 });
    expect(await check.verify(token, 'contact_form')).toMatchObject({ verdict: 'human' });
    vi.setSystemTime(Date.now() + 3000);
    expect(await check.verify(token, 'contact_form')).toEqual(refused);
  });

  test('refuses what another secret signed', async () => {
    expect(await createProofOfWork('another secret').verify(await tokenWith(), 'contact_form')).toEqual(
      refused,
    );
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
      expect(await check.verify(token, action)).toEqual(refused);
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
        await check.verify(encodeProofToken(challenge, { counter: 30_000, derivedKey }), 'contact_form'),
      ).toEqual(refused);
  });

  test.each([
    '',
    'x',
    btoa('{}'),
    btoa('null'),
    btoa('[1]'),
    '💥',
    'a'.repeat(5000),
    btoa('{"challenge":{"parameters":{}}}'),
  ])('refuses %s', async (token) => expect(await check.verify(token, 'contact_form')).toEqual(refused));
});
