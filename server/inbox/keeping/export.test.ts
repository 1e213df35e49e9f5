import { describe, expect, test } from 'vitest';
import { attachment, numbered } from '../../test-support/submissions.ts';
import { setUp } from '../test-support/operator.ts';

const application = { kind: 'application', mailbox: 'careers', attachment: attachment() } as const;

describe('a table', () => {
  test('has no cell that a spreadsheet takes for a formula', async () => {
    const evil = ['=1+1', '+1', '-1', '@a', '\t=1', ' =1', 'a"b\nc', 'plain'];
    const fields = Object.fromEntries(evil.map((value, i) => [`field${i}`, value]));
    const { run } = await setUp({ fields });
    const [header, row] = (await run('export', '--csv')).split('\r\n');
    expect(header).toMatch(
      /^\ufeff"id","kind","received","verified","state","attempts","delivered","field0"/,
    );
    for (const cell of [`"'=1+1"`, `"'+1"`, `"'-1"`, `"'@a"`, `"'\t=1"`, `"' =1"`, '"a""b\nc"', '"plain"'])
      expect(row).toContain(cell);
  });

  test('goes into a new file, and replaces none', async () => {
    const { run, saved } = await setUp({ fields: { subject: 'Grüße, 你好' } });
    expect(await run('export', '--csv', 'all.csv')).toMatch(/^Saved \/here\/all\.csv, \d+ bytes\.$/);
    const table = saved.get('all.csv') ?? new Uint8Array();
    expect([...table.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(Buffer.from(table).toString()).toContain('"Grüße, 你好"');
    await expect(run('export', '--csv', 'all.csv')).rejects.toThrow(/already/);
    expect(saved.get('all.csv')).toBe(table);
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
    const { store, run, saved, folders } = await setUp({ verified: false });
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
    expect([...folders]).toEqual(['ada']);
    const [listed, file, ...more] = [...saved.keys()];
    expect(listed).toBe('ada/submissions.json');
    expect(more).toEqual([]);
    const { submissions } = JSON.parse(String(Buffer.from(saved.get(listed!)!))) as { submissions: object[] };
    expect(submissions).toMatchObject([
      { receivedAt: '2026-01-02T00:00:00.000Z', fields: { message: 'One\nTwo' }, verified: false },
      { email: 'ADA@example.org', attachment: { name: 'Ada CV.pdf' }, file: file?.slice('ada/'.length) },
    ]);
    expect(saved.get(file!)).toEqual(Uint8Array.from(attachment().bytes));
    await expect(run('export', '--email', 'ada@example.org', 'ada')).rejects.toThrow(/already/);
  });
});
