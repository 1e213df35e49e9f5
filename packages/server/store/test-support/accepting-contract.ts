import { expect, test } from 'vitest';
import { attachment, numbered, submission } from '../../test-support/submissions.ts';
import { StoreError } from '../store.ts';
import { type NewDatabase, newStore } from './test-database.ts';

const consent = { terms: '2026-11-21', privacy: '2026-11-22', at: 1234 };
const proof = { id: 'nonce', expiresAt: 5000 };

export function acceptingContract(newDatabase: NewDatabase): void {
  test('a submission and its delivery are still there after a restart', async () => {
    const place = await newDatabase();
    const first = await place.open();
    const accepted = await first.accept(submission);
    await first.close();
    const second = await place.open();
    const [delivery, ...others] = await second.claim('mail', 'a', 10, 2000, 3000);
    expect(others).toEqual([]);
    const { key: _key, bodyHash: _hash, proof: _proof, ...kept } = submission;
    expect(accepted).toEqual({ outcome: 'accepted', id: delivery?.id });
    expect(delivery).toEqual({
      ...kept,
      id: delivery?.id,
      attempt: 1,
      consent: undefined,
      attachment: undefined,
    });
    expect(delivery?.id).toMatch(/^19700101-[0-9a-f]{12}$/);
  });

  test('typed fields do not replace facts that the server noted', async () => {
    const store = await newStore(newDatabase);
    // A form may have fields with these names.
    const fields = { message: 'Grüße 👍\n\u202e', terms: 'typed', verified: 'typed', warnings: 'typed' };
    const warnings = ['It runs a script when it is opened.', 'It holds "another" file.'];
    await store.accept({ ...submission, fields, consent, attachment: { ...attachment(), warnings } });
    expect(await store.list(1)).toMatchObject([
      { fields, consent, verified: true, attachment: { warnings } },
    ]);
  });

  test('a key accepts the same body once, and no other body', async () => {
    const store = await newStore(newDatabase);
    const both = await Promise.all([store.accept(submission), store.accept(submission)]);
    // Which of two concurrent calls is first is up to the database.
    expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['accepted', 'repeated']);
    expect(await store.accept({ ...submission, bodyHash: 'other' })).toEqual({ outcome: 'key-reused' });
    expect(await store.findAcceptance('message', 'key-1', 'hash-1')).toMatchObject({ outcome: 'repeated' });
    expect(await store.findAcceptance('application', 'key-1', 'hash-1')).toBeUndefined();
    expect(await store.list(10)).toHaveLength(1);
  });

  test('two servers accept the same submission once', async () => {
    const place = await newDatabase();
    const [one, other] = await Promise.all([place.open(), place.open()]);
    const both = await Promise.all([one.accept(submission), other.accept(submission)]);
    expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['accepted', 'repeated']);
    expect(both[0]).toMatchObject({ id: 'id' in both[1] ? both[1].id : '' });
    const rivals = [numbered(2, { proof }), numbered(3, { proof })] as const;
    const outcomes = await Promise.all([one.accept(rivals[0]), other.accept(rivals[1])]);
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['accepted', 'proof-reused']);
  });

  test('a proof is accepted once until it expires, also after a restart', async () => {
    const place = await newDatabase();
    const first = await place.open();
    expect(await first.accept({ ...submission, proof })).toMatchObject({ outcome: 'accepted' });
    expect(await first.accept({ ...submission, proof })).toMatchObject({ outcome: 'repeated' });
    await first.close();
    const second = await place.open();
    expect(await second.findAcceptance('message', 'key-2', 'hash-1', proof)).toEqual({
      outcome: 'proof-reused',
    });
    expect(await second.accept({ ...numbered(2), proof })).toEqual({ outcome: 'proof-reused' });
    expect(await second.list(10)).toHaveLength(1);
    await second.tidy(0, 6000);
    expect(await second.accept({ ...numbered(2), proof })).toMatchObject({ outcome: 'accepted' });
  });

  test('expired keys are deleted', async () => {
    const store = await newStore(newDatabase);
    await store.accept(submission);
    await store.tidy(1000, 0);
    expect(await store.accept(submission)).toMatchObject({ outcome: 'repeated' });
    await store.tidy(1001, 0);
    expect(await store.accept(submission)).toMatchObject({ outcome: 'accepted' });
  });

  test('all of many concurrent submissions are stored', async () => {
    const store = await newStore(newDatabase);
    await Promise.all(Array.from({ length: 400 }, (_, n) => store.accept(numbered(n))));
    expect(await store.list(1000)).toHaveLength(400);
  });

  test('nothing is stored of a submission whose file has the wrong size', async () => {
    const store = await newStore(newDatabase);
    const broken = { ...submission, proof, attachment: { ...attachment(), size: 5 } };
    await expect(store.accept(broken)).rejects.toThrow(StoreError);
    expect(await store.list(10)).toEqual([]);
    expect(await store.accept({ ...submission, proof })).toMatchObject({ outcome: 'accepted' });
  });

  test('a secret is the same for two servers and after a restart', async () => {
    const place = await newDatabase();
    const [one, other] = await Promise.all([place.open(), place.open()]);
    const [secret, same] = await Promise.all([one.secret('a'), other.secret('a')]);
    expect(secret.length).toBeGreaterThanOrEqual(43);
    expect(same).toBe(secret);
    expect(await one.secret('b')).not.toBe(secret);
    await one.close();
    expect(await (await place.open()).secret('a')).toBe(secret);
  });

  test('close waits for earlier calls and refuses later ones', async () => {
    const store = await newStore(newDatabase);
    const accepted = store.accept(submission);
    const closed = store.close();
    expect(await accepted).toMatchObject({ outcome: 'accepted' });
    await closed;
    await expect(store.accept(submission)).rejects.toThrow(StoreError);
  });
}
