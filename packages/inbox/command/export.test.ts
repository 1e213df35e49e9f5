import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { attachment, numbered } from '../../server/test-support/submissions.ts';
import { referenceOf } from '../../server/lib/reference.ts';
import { setUp } from './test-support/operator.ts';

const application = { kind: 'application', mailbox: 'careers', attachment: attachment() } as const;

describe('a table', () => {
  test('has no cell that a spreadsheet takes for a formula', async () => {
    const evil = ['=1+1', '+1', '-1', '@a', '\t=1', ' =1', 'a"b\nc', 'plain'];
    const fields = Object.fromEntries(evil.map((value, i) => [`field${i}`, value]));
    const { run } = await setUp({ fields });
    const [header, row] = (await run('export', '--csv')).split('\r\n');
    expect(header).toMatch(
      /^\ufeff"id","reference","kind","received","verified","state","attempts","delivered","field0"/,
    );
    for (const cell of [`"'=1+1"`, `"'+1"`, `"'-1"`, `"'@a"`, `"'\t=1"`, `"' =1"`, '"a""b\nc"', '"plain"'])
      expect(row).toContain(cell);
  });

  test('has each thing in the column of its name', async () => {
    const { run, store, id } = await setUp({ ...application, attachment: attachment() });
    await store.claim('mail', 'a', 1, Date.now(), Date.now() + 60_000);
    await store.settle('mail', 'a', { id, state: 'delivered', at: Date.UTC(2026, 0, 3) });
    const table = (await run('export', '--csv')).replace('\ufeff', '');
    const [names = [], cells = []] = table
      .split('\r\n')
      .map((row) => JSON.parse(`[${row.replaceAll('\n', '\\n')}]`) as string[]);
    expect(Object.fromEntries(names.map((name, at) => [name, cells[at]]))).toEqual({
      id,
      reference: referenceOf(id),
      kind: 'application',
      received: '2026-01-02T00:00:00.000Z',
      verified: 'true',
      state: 'delivered',
      attempts: '1',
      delivered: '2026-01-03T00:00:00.000Z',
      from_name: 'Ada',
      subject: 'Hello',
      message: 'One\nTwo',
      'accepted terms': '',
      'accepted privacy': '',
      'accepted at': '',
      resume: 'Ada CV.pdf',
      'resume bytes': '4',
      'resume sha-256': attachment().sha256,
      warnings: '',
    });
  });

  test('goes into a new file, and replaces none', async () => {
    const { run, folder } = await setUp({ fields: { subject: 'Grüße, 你好' } });
    const path = join(folder, 'all.csv');
    expect(await run('export', '--csv', 'all.csv')).toMatch(/all\.csv, \d+ bytes\.$/);
    const table = readFileSync(path);
    expect([...table.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(table.toString()).toContain('"Grüße, 你好"');
    await expect(run('export', '--csv', 'all.csv')).rejects.toThrow(/already/);
    expect(readFileSync(path)).toEqual(table);
  });

  test('holds the unverified ones too, and what a filter lets through', async () => {
    const { store, run } = await setUp();
    await store.accept(numbered(2, { verified: false, fields: { subject: 'Other' } }));
    expect((await run('export', '--csv')).split('\r\n')).toHaveLength(3);
    expect((await run('export', '--csv', '--unverified')).split('\r\n')).toHaveLength(2);
    expect((await run('export', '--csv', '--text', 'hello')).split('\r\n')).toHaveLength(2);
  });

  test('says which file came along, what to beware of in it, and what was accepted', async () => {
    const warnings = ['It runs a script when it is opened.'];
    const consent = { terms: '2026-11-21', privacy: '2026-11-22', at: Date.UTC(2026, 10, 22) };
    const { run } = await setUp({ ...application, attachment: { ...attachment(), warnings }, consent });
    const table = await run('export', '--csv');
    expect(table).toContain(`"Ada CV.pdf","4","${attachment().sha256}"`);
    expect(table).toContain('"2026-11-21","2026-11-22","2026-11-22T00:00:00.000Z"');
    expect(table).toContain('"It runs a script when it is opened."');
  });
});

describe('everything about one person', () => {
  test('goes into a new folder: the words as JSON, the files beside them', async () => {
    const { store, run, folder } = await setUp({ verified: false });
    await store.accept({
      ...numbered(2),
      ...application,
      attachment: attachment(),
      email: 'ADA@example.org',
    });
    await store.accept({
      ...numbered(3),
      ...application,
      attachment: attachment(),
      email: 'bob@example.org',
    });
    expect(await run('export', '--email', 'ada@example.org', 'ada')).toBe(
      'Saved 2 submissions in the folder ada.',
    );
    const [file = '', listed, ...more] = readdirSync(join(folder, 'ada')).toSorted();
    expect([listed, ...more]).toEqual(['submissions.json']);
    const { submissions } = JSON.parse(readFileSync(join(folder, 'ada/submissions.json'), 'utf8')) as {
      submissions: object[];
    };
    expect(submissions).toMatchObject([
      { receivedAt: '2026-01-02T00:00:00.000Z', fields: { message: 'One\nTwo' }, verified: false },
      { email: 'ADA@example.org', attachment: { name: 'Ada CV.pdf' }, file },
    ]);
    expect(readFileSync(join(folder, 'ada', file))).toEqual(attachment().bytes);
    await expect(run('export', '--email', 'ada@example.org', 'ada')).rejects.toThrow(
      'There is ada already: take another name.',
    );
  });
});
