import type { Selection } from '../submission.ts';
import { expect, test } from 'vitest';
import { attachment, numbered } from '../../test-support/submissions.ts';
import type { Store } from '../store.ts';
import { type NewDatabase, newStore } from './test-database.ts';

/** A store with one submission for each condition of a selection; the last is the newest. */
async function mixedStore(newDatabase: NewDatabase): Promise<{ store: Store; ids: string[] }> {
  const store = await newStore(newDatabase);
  const application = { kind: 'application', mailbox: 'careers' } as const;
  const all = [
    numbered(0, { receivedAt: 1000, email: 'Ada@Example.org' }),
    numbered(1, { receivedAt: 2000, verified: false }),
    numbered(2, { receivedAt: 3000, email: 'bob@example.org' }),
    numbered(3, { ...application, receivedAt: 4000, attachment: { ...attachment(), cleared: false } }),
    numbered(4, { ...application, receivedAt: 4000, email: 'bob@example.org' }),
  ];
  for (const one of all) await store.accept(one);
  const [first] = await store.claim('mail', 'a', 1, 9000, 9999);
  await store.settle('mail', 'a', { id: first!.id, state: 'dead', reason: 'gone' });
  const ids = (await store.list(10)).map(({ id }) => id).toReversed();
  return { store, ids };
}

export function selectionContract(newDatabase: NewDatabase): void {
  test.each<[Selection, number]>([
    [{}, 5],
    [{ kind: 'application' }, 2],
    [{ state: 'dead' }, 1],
    [{ state: 'quarantined' }, 1],
    [{ state: 'waiting' }, 3],
    [{ verified: false }, 1],
    [{ verified: true }, 4],
    [{ email: 'ADA@example.org' }, 3],
    [{ since: 2000, until: 4000 }, 2],
    [{ ids: [] }, 0],
    [{ ids: ['nothing'] }, 0],
    [{ kind: 'application', email: 'bob@example.org' }, 1],
    [{ kind: 'message', state: 'quarantined' }, 0],
  ])('%j selects %i of five', async (selection, count) => {
    const { store } = await mixedStore(newDatabase);
    expect(await store.list(10, selection)).toHaveLength(count);
    expect(await store.count(selection)).toBe(count);
    expect(await store.erase(selection)).toBe(count);
    expect(await store.list(10)).toHaveLength(5 - count);
  });

  test('a long list is read page by page, each submission once', async () => {
    const { store, ids } = await mixedStore(newDatabase);
    const read: string[] = [];
    let page = await store.list(2);
    while (page.length > 0) {
      read.push(...page.map(({ id }) => id));
      page = await store.list(2, { after: page.at(-1)! });
    }
    expect(read).toEqual(ids.toReversed());
  });

  test('changes only the submissions with the given ids', async () => {
    const { store, ids } = await mixedStore(newDatabase);
    const named = [ids[0]!, ids[2]!];
    expect(await store.requeue({ state: 'dead' }, 9000)).toBe(1);
    expect(await store.requeue({ ids: named }, 9000)).toBe(2);
    expect(await store.show(ids[0]!)).toMatchObject({ state: 'waiting', attempts: 0 });
    expect(await store.erase({ ids: named })).toBe(2);
    expect((await store.list(10)).map(({ id }) => id)).toEqual([ids[4], ids[3], ids[1]]);
    const again = { ...numbered(2), receivedAt: 9000 };
    expect(await store.accept(again)).toMatchObject({ outcome: 'accepted' });
    expect(await store.accept({ ...numbered(1), receivedAt: 9000 })).toMatchObject({ outcome: 'repeated' });
  });

  test('each kind is counted and purged by its own time', async () => {
    const { store } = await mixedStore(newDatabase);
    for (const { id } of await store.list(10))
      await store.settle('mail', 'a', { id, state: 'delivered', at: 9000 });
    expect(await store.countPurgeable({ message: 3000, application: 0 })).toBe(2);
    expect(await store.countPurgeable({ message: 0, application: 5000 })).toBe(2);
    expect(await store.list(10)).toHaveLength(5);
    expect(await store.purge({ message: 0, application: 5000 })).toBe(2);
    expect(await store.purge({ message: 3000, application: 0 })).toBe(2);
    expect(await store.list(10)).toMatchObject([{ kind: 'message', receivedAt: 3000 }]);
  });
}
