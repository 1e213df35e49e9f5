import { describe, expect, test } from 'vitest';
import type { NewSubmission } from '../store/store.ts';
import { openStore } from '../test-support/open-store.ts';
import { attachment, submission } from '../test-support/submissions.ts';
import { UsageError, helpFor, runCommand } from './commands.ts';

/** A store with a submission, and a way to type commands. */
async function setUp(changes: Partial<NewSubmission> = {}) {
  const store = await openStore();
  const acceptance = await store.accept({ ...submission, receivedAt: Date.UTC(2026, 0, 2), ...changes });
  const id = 'id' in acceptance ? acceptance.id : '';
  const saved = new Map<string, Uint8Array>();
  const saveFile = async (name: string, bytes: Uint8Array) => {
    if (saved.has(name)) return undefined;
    saved.set(name, bytes);
    return `/here/${name}`;
  };
  return { store, id, saved, run: (...args: string[]) => runCommand({ store, saveFile }, args) };
}

describe('the inbox command', () => {
  test('lists the newest first, one line each', async () => {
    const { store, run, id } = await setUp();
    await store.accept({ ...submission, key: 'key-2', receivedAt: Date.UTC(2026, 0, 3), verified: false });
    const lines = (await run('list')).split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('[unverified]');
    expect(lines[1]).toBe(`${id}  2026-01-02T00:00:00.000Z  message  waiting  ada@example.org  Hello`);
    expect((await run('list', '--limit', '1')).split('\n')).toHaveLength(1);
  });

  test('shows one with its delivery and every field', async () => {
    const { store, run, id } = await setUp();
    await store.claim('a', 1, Date.now(), Date.now());
    await store.settle('a', { id, state: 'dead', reason: '550 no' });
    const shown = await run('show', id);
    for (const words of [
      'dead',
      '1 attempt',
      'last error: 550 no',
      'subject:\n  Hello',
      'message:\n  One\n  Two',
    ])
      expect(shown).toContain(words);
  });

  test('says since when and why mail is held, with nothing that a terminal would obey', async () => {
    const { store, run } = await setUp();
    await store.hold({ since: Date.UTC(2026, 0, 3), cause: 'authentication', reason: '535 no \u001b[2J' });
    expect(await run('stats')).toContain(
      'mail is held since  2026-01-03T00:00:00.000Z  authentication: 535 no \\u001b[2J',
    );
  });

  test('shows terminal escapes instead of obeying them', async () => {
    const escape = '\u001b]0;title\u0007\u001b[2J\u009b31m\u202e';
    const { run, id } = await setUp({ fields: { subject: escape, message: `${escape}\r\n${escape}` } });
    for (const output of [await run('list'), await run('show', id)]) {
      expect(output).toContain('\\u001b]0;title\\u0007');
      // oxlint-disable-next-line no-control-regex -- what must not be there
      expect(output).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
    }
  });

  test('exports cells no spreadsheet takes for a formula', async () => {
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

  test('exports into a new file, and replaces none', async () => {
    const { run, saved } = await setUp({ fields: { subject: 'Grüße, 你好' } });
    expect(await run('export', '--csv', '--out', 'all.csv')).toMatch(/^Saved \/here\/all\.csv, \d+ bytes\.$/);
    const table = saved.get('all.csv') ?? new Uint8Array();
    expect([...table.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(Buffer.from(table).toString()).toContain('"Grüße, 你好"');
    await expect(run('export', '--csv', '--out', 'all.csv')).rejects.toThrow(/already/);
    expect(saved.get('all.csv')).toBe(table);
  });

  test('saves a resume under its id, and replaces no file', async () => {
    const { run, id, saved } = await setUp({
      kind: 'application',
      mailbox: 'careers',
      attachment: attachment(),
    });
    expect(await run('list')).toContain('  application  waiting  ');
    expect(await run('show', id)).toContain(`resume: Ada CV.pdf, application/pdf, 4 bytes (`);
    expect(await run('export', '--csv')).toContain(`"Ada CV.pdf","4","${attachment().sha256}"`);
    expect(await run('resume', id)).toBe(`Saved /here/${id}-Ada CV.pdf, 4 bytes.`);
    expect(saved.get(`${id}-Ada CV.pdf`)).toEqual(Uint8Array.from(attachment().bytes));
    await expect(run('resume', id)).rejects.toThrow(/already/);
  });

  test('saves a resume of an older version under a name that any disk takes', async () => {
    const long = { ...attachment(), name: `${'履'.repeat(150)}.pdf` };
    const { run, id, saved } = await setUp({ kind: 'application', mailbox: 'careers', attachment: long });
    await run('resume', id);
    const [name = ''] = saved.keys();
    expect(name).toMatch(new RegExp(`^${id}-履+\\.pdf$`));
    expect(Buffer.byteLength(name)).toBeLessThan(255);
  });

  test('says what is in quarantine', async () => {
    const quarantined = { ...attachment(), cleared: false };
    const { run, id } = await setUp({ kind: 'application', mailbox: 'careers', attachment: quarantined });
    expect(await run('list')).toContain('  quarantined  ');
    expect(await run('stats')).toContain('application  quarantined  1');
    expect(await run('show', id)).toContain('in quarantine');
    expect(await run('resume', id)).toContain('No virus scanner has looked into it yet.');
  });

  test('says first what to beware of in a file, and when somebody accepted what', async () => {
    const warnings = ['It runs a script when it is opened.', 'An \u001b[31m archive is hidden in it.'];
    const consent = { terms: '2026-11-21', privacy: '2026-11-22', at: Date.UTC(2026, 10, 22) };
    const { run, id } = await setUp({ attachment: { ...attachment(), warnings }, consent });
    expect(await run('list')).toContain(
      '  waiting [warning: It runs a script when it is opened.] [warning: An ',
    );
    const [first, second, third] = (await run('show', id)).split('\n');
    expect(first).toBe('WARNING: It runs a script when it is opened.');
    expect(second).toBe('WARNING: An \\u001b[31m archive is hidden in it.');
    expect(third).toContain(id);
    const accepted = 'accepted: terms of use of 2026-11-21, privacy policy of 2026-11-22, 2026-11-22T00:';
    expect(await run('show', id)).toContain(accepted);
    const table = await run('export', '--csv');
    expect(table).toContain('"2026-11-21","2026-11-22","2026-11-22T00:00:00.000Z"');
    expect(table).toContain('"It runs a script when it is opened. An');
  });

  test('requeues, counts, purges and erases', async () => {
    const { store, run, id } = await setUp();
    expect(await run('stats')).toContain('message  waiting  1');
    await store.claim('a', 1, Date.now(), Date.now());
    await store.settle('a', { id, state: 'delivered', at: Date.now() });
    expect(await run('requeue', id)).toContain(id);
    expect(await run('purge', '--older-than', '1d')).toBe('Deleted 0 submissions.');
    await store.settle('a', { id, state: 'delivered', at: Date.now() });
    expect(await run('purge', '--older-than', '1d')).toBe('Deleted 1 submission.');
    await store.accept({ ...submission, key: 'key-2' });
    const [dead] = await store.claim('a', 1, Date.now(), Date.now());
    expect(await run('purge', '--older-than', '1d')).toBe('Deleted 0 submissions.');
    await store.settle('a', { id: dead!.id, state: 'dead', reason: '550 no' });
    expect(await run('purge', '--older-than', '1d')).toBe('Deleted 0 submissions.');
    await run('show', dead!.id);
    expect(await run('purge', '--older-than', '1d')).toBe('Deleted 1 submission.');
    await store.accept({ ...submission, key: 'key-3', email: 'Ada@Example.org' });
    expect(await run('erase', '--email', 'ada@example.ORG')).toBe('Deleted 1 submission.');
    expect(await run('list')).toBe('No submissions yet.');
  });

  test('says what to type when a command makes no sense', async () => {
    const { run } = await setUp();
    const lines = [
      '',
      'resume x',
      '__proto__',
      'show',
      'show nothing',
      'show a b',
      'requeue nothing',
      'list --limit 0',
      'list all',
      'export',
      'export --json',
      'purge',
      'purge --older-than 180',
      'erase',
      'erase ada@example.org',
      'erase --email not-an-address',
      'erase --email ada@example.org more',
      'stats extra',
      'purge --older-than 180d more',
      'list --limit 5 more',
      'export --csv more',
      'export --csv --out',
      'export --out all.csv',
      'requeue a b',
    ];
    for (const line of lines) {
      const words = await run(...line.split(' ').filter(Boolean)).catch((error: unknown) => error);
      expect(words).toBeInstanceOf(UsageError);
      expect(String(words)).toMatch(/Usage: npm run inbox|There is no/);
    }
  });

  test('explains itself when it is asked to', () => {
    for (const line of ['help', '--help', '-h', 'list --help', 'erase -h'])
      expect(helpFor(line.split(' '))).toMatch(/^Usage: npm run inbox -- COMMAND\n.*list \[--limit 50\]/);
    for (const line of ['', 'list', 'show help', 'helpless'])
      expect(helpFor(line.split(' '))).toBeUndefined();
  });
});
