import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { attachment, numbered, submission } from '../../server/test-support/submissions.ts';
import { referenceOf } from '../../server/lib/reference.ts';
import { setUp } from './test-support/operator.ts';

const application = { kind: 'application', mailbox: 'careers', attachment: attachment() } as const;
// Tabs separate the cells of a table, so that they are allowed.
// oxlint-disable-next-line no-control-regex -- what no terminal may get
const obeyed = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202e]/;

describe('list', () => {
  test('shows the newest first: reference, age, name, subject, state, attempts, address, error', async () => {
    const { store, run, id } = await setUp();
    await store.claim('mail', 'a', 1, Date.now(), Date.now());
    await store.settle('mail', 'a', { id, state: 'dead', reason: '550 no' });
    await store.accept({ ...submission, key: 'key-2', receivedAt: Date.now() - 3 * 3_600_000 });
    const [titles, first, second, ...more] = (await run('list')).split('\n').map((line) => line.split('\t'));
    expect(titles?.join()).toBe('ID,REFERENCE,AGE,NAME,SUBJECT,STATE,TRIES,EMAIL,LAST ERROR');
    expect(first?.slice(2, 7).join()).toBe('3h,,Hello,waiting,0');
    const age = expect.stringMatching(/^\d+d$/) as string;
    expect(second).toEqual([
      id,
      referenceOf(id),
      age,
      'Ada',
      'Hello',
      'dead',
      '1',
      'ada@example.org',
      '550 no',
    ]);
    expect(more).toEqual([]);
    expect((await run('list', '--limit', '1')).split('\n')).toHaveLength(2);
  });

  test('keeps to the columns of the terminal, with an error below its line', async () => {
    const fields = {
      from_name: 'Grüße 𝒜 '.repeat(20),
      subject: 'A very long subject '.repeat(7),
      message: 'm',
    };
    const { store, run, id, terminal } = await setUp({ fields });
    await store.claim('mail', 'a', 1, Date.now(), Date.now());
    await store.settle('mail', 'a', { id, state: 'retry', at: 1, dueAt: 2, reason: '450 '.repeat(60) });
    for (const width of [80, 100, 140, 200]) {
      terminal.width = width;
      const lines = (await run('list')).split('\n');
      expect(lines).toHaveLength(width < 130 ? 3 : 2);
      expect(lines[1]).toMatch(new RegExp(`^${id} .*waiting +1`));
      for (const line of lines) expect([...line].length).toBeLessThanOrEqual(width);
      expect(Math.max(...lines.map((line) => [...line].length))).toBe(width);
    }
    terminal.width = undefined;
    expect(await run('list')).toContain(fields.subject.trim());
  });

  test('keeps unverified ones in a folder of their own, and says how many lie there', async () => {
    const { store, run } = await setUp();
    const unverified = { ...numbered(2), verified: false, fields: { from_name: 'Eve', subject: 'Other' } };
    await store.accept(unverified);
    expect(await run('list')).not.toContain('Eve');
    expect(await run('list')).toContain('\n\n1 unverified: add --unverified');
    expect(await run('list', '--text', 'other')).toBe(
      'None of that kind.\n\n1 unverified: add --unverified to see them.',
    );
    const folder = await run('list', '--unverified');
    expect(folder).toContain('[unverified] Other');
    expect(folder).not.toContain('Ada');
    expect(await run('list', '--verified')).not.toContain('unverified');
  });

  test.each([
    [['--kind', 'application'], ['Bob']],
    [
      ['--kind', 'message'],
      ['Ada', 'Ada'],
    ],
    [['--text', 'CV ada'], ['Bob']],
    [['--text', 'ﾊﾛｰ'], ['Ada']],
    [['--text', 'hello nowhere'], []],
    [['--email', 'BOB@example.org'], ['Bob']],
    [
      ['--since', '2026-01-03'],
      ['Bob', 'Ada'],
    ],
    [
      ['--until', '2026-01-03'],
      ['Ada', 'Ada'],
    ],
    [['--since', '2026-01-02T00:00:01', '--until', '2026-01-03'], ['Ada']],
    [['--since', 'yesterday'], []],
    [
      ['--until', 'Yesterday'],
      ['Bob', 'Ada', 'Ada'],
    ],
    [['--state', 'quarantined'], ['Bob']],
    [['--state', 'dead'], []],
  ])('%j lets through %j', async (options, names) => {
    const { store, run } = await setUp();
    const day = (n: number) => Date.UTC(2026, 0, n);
    const fields = { from_name: 'Ada', subject: 'ハロー' };
    await store.accept({ ...numbered(2), receivedAt: day(3) + 43_200_000, fields });
    const file = { ...attachment(), cleared: false };
    const email = 'bob@example.org';
    const applicant = { name: 'Bob', email, phone: '1' };
    await store.accept({
      ...numbered(3),
      ...application,
      attachment: file,
      email,
      receivedAt: day(4),
      fields: applicant,
    });
    const found = JSON.parse(await run('list', ...options, '--json')) as { fields: Record<string, string> }[];
    expect(found.map((entry) => entry.fields.from_name ?? entry.fields.name)).toEqual(names);
  });

  test('gives programs everything, with nothing that a terminal would obey', async () => {
    const escape = '\u001b]0;title\u0007\u009b31m\u202e\u{e0041}';
    const { run, id } = await setUp({ fields: { subject: escape } });
    const text = await run('list', '--json');
    expect(text).not.toMatch(obeyed);
    expect(text).not.toContain('\u{e0041}');
    const [entry] = JSON.parse(text) as object[];
    expect(entry).toMatchObject({ id, receivedAt: '2026-01-02T00:00:00.000Z', fields: { subject: escape } });
  });

  test('reads a long list to its end', async () => {
    const { store, run } = await setUp();
    await Promise.all(Array.from({ length: 1200 }, (_, n) => store.accept(numbered(n + 2))));
    expect(JSON.parse(await run('list', '--limit', '5000', '--json'))).toHaveLength(1201);
    expect(JSON.parse(await run('list', '--limit', '5000', '--text', 'two', '--json'))).toHaveLength(1);
  });
});

test('list and show print terminal escapes instead of obeying them', async () => {
  const escape = '\u001b]0;title\u0007\u001b[2J\u009b31m\u202e';
  const { run, id } = await setUp({ fields: { subject: escape, message: `${escape}\r\n${escape}` } });
  for (const output of [await run('list'), await run('show', id)]) {
    expect(output).toContain('\\u001b]0;title\\u0007');
    expect(output).not.toMatch(obeyed);
  }
});

describe('show', () => {
  test('says everything, with the delivery and every field', async () => {
    const { store, run, id } = await setUp({ verified: false });
    await store.claim('mail', 'a', 1, Date.now(), Date.now());
    await store.settle('mail', 'a', { id, state: 'dead', reason: '550 no' });
    const shown = await run('show', id);
    for (const words of [
      `${id}\nreference: ${referenceOf(id)}\nreceived: 2026-01-02T00:00:00.000Z\nkind: message [unverified]\nfrom: ada@example.org\n`,
      'to info, dead, 1 attempt',
      'last error: 550 no',
      'subject:\n  Hello',
      'message:\n  One\n  Two',
    ])
      expect(shown).toContain(words);
  });

  test('finds a submission by its reference, however it is typed, and so does a search', async () => {
    const { run, id } = await setUp();
    const reference = referenceOf(id);
    for (const typed of [reference, reference.toLowerCase(), reference.replace('-', '')])
      expect(await run('show', typed)).toContain(`${id}\n`);
    expect(await run('list', '--text', reference.toLowerCase())).toContain(id);
    expect(await run('requeue', '--dry-run', reference)).toContain(id);
    await expect(run('show', '2345-6789')).rejects.toThrow('There is no submission 2345-6789.');
  });

  test('says first what to beware of in a file, and when somebody accepted what', async () => {
    const warnings = ['It runs a script when it is opened.', 'An \u001b[31m archive is hidden in it.'];
    const consent = { terms: '2026-11-21', privacy: '2026-11-22', at: Date.UTC(2026, 10, 22) };
    const { run, id } = await setUp({ ...application, attachment: { ...attachment(), warnings }, consent });
    expect(await run('list')).toContain('[warning] Application: Ada CV.pdf');
    const [first, second, third] = (await run('show', id)).split('\n');
    expect(first).toBe('WARNING: It runs a script when it is opened.');
    expect(second).toBe('WARNING: An \\u001b[31m archive is hidden in it.');
    expect(third).toBe(id);
    const accepted = 'accepted: terms of use of 2026-11-21, privacy policy of 2026-11-22, 2026-11-22T00:';
    expect(await run('show', id)).toContain(accepted);
  });
});

describe('resume', () => {
  test('saves the file under its id, and replaces none', async () => {
    const { run, id, folder } = await setUp(application);
    const path = join(folder, `${id}-Ada CV.pdf`);
    expect(await run('show', id)).toContain(`file: Ada CV.pdf, application/pdf, 4 bytes (`);
    expect(await run('resume', id)).toBe(`Saved ${path}, 4 bytes.`);
    expect(readFileSync(path)).toEqual(attachment().bytes);
    await expect(run('resume', id)).rejects.toThrow(/already/);
  });

  test('saves one of an older version under a name that any disk takes', async () => {
    const long = { ...attachment(), name: `${'履'.repeat(150)}.pdf` };
    const { run, id, folder } = await setUp({ ...application, attachment: long });
    await run('resume', id);
    const [name = ''] = readdirSync(folder);
    expect(name).toMatch(new RegExp(`^${id}-履+\\.pdf$`));
    expect(Buffer.byteLength(name)).toBeLessThan(255);
  });

  test('says that a file is in quarantine', async () => {
    const { run, id } = await setUp({ ...application, attachment: { ...attachment(), cleared: false } });
    expect(await run('list')).toContain('\tquarantined\t');
    expect(await run('stats')).toContain('application  quarantined  1');
    expect(await run('show', id)).toContain('in quarantine');
    expect(await run('resume', id)).toContain('No virus scanner has looked into it yet.');
  });
});

test('stats says since when and why mail is held, with nothing that a terminal would obey', async () => {
  const { store, run } = await setUp();
  expect(await run('stats')).toContain('message  waiting  1');
  await store.pause('mail', {
    since: Date.UTC(2026, 0, 3),
    cause: 'authentication',
    reason: '535 no \u001b[2J',
  });
  expect(await run('stats')).toContain(
    'mail is paused since  2026-01-03T00:00:00.000Z  authentication: 535 no \\u001b[2J',
  );
});
