import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Context, UsageError } from './command-line.ts';
import { helpFor, runCommand } from './commands.ts';
import { setUp } from './test-support/operator.ts';

/** What a line that makes no sense is answered with. */
async function refusalOf(run: (...args: string[]) => Promise<string>, line: string): Promise<string> {
  const error = await run(...line.split(' ').filter(Boolean)).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(UsageError);
  return error instanceof UsageError ? error.message : '';
}

describe('a command line that makes no sense', () => {
  test('is answered with what to type', async () => {
    const { run } = await setUp();
    const lines = [
      '',
      'resume x',
      '__proto__',
      'show',
      'show nothing',
      'show a b',
      'requeue',
      'requeue nothing',
      'requeue --dead x',
      'requeue --dead --state waiting',
      'list --limit 0',
      'list --limit',
      'list --limit --json',
      'list --json=yes',
      'list all',
      'list --since tomorrow',
      'list --until 2026-11-31',
      'list --verified --unverified',
      'list -v',
      'export',
      'export --json',
      'export --csv a b',
      'export --email ada@example.org',
      'purge --older-than 180',
      'purge --older-than 180d --kind mail',
      'purge --older-than 180d more',
      'erase',
      'erase ada@example.org',
      'erase --email not-an-address',
      'erase --email ada@example.org more',
      'stats extra',
    ];
    for (const line of lines) expect(await refusalOf(run, line)).toMatch(/Usage: .* inbox|There is no/);
  });

  test.each([
    ['lst', 'list'],
    ['requeu x', 'requeue'],
    ['exprot', 'export'],
    ['list --stat dead', '--state'],
    ['list --unverifed', '--unverified'],
    ['list --lim 4', '--limit'],
    ['erase --dryrun --all', '--dry-run'],
    ['list --state ded', 'dead'],
    ['list --kind aplication', 'application'],
  ])('%s is answered with %s', async (line, meant) => {
    const { run } = await setUp();
    expect(await refusalOf(run, line)).toContain(`Did you mean ${meant}?`);
  });

  test('never takes an option for the value of the option before it', async () => {
    const { run } = await setUp();
    expect(await refusalOf(run, 'list --text --json')).toContain('--text needs a value: --text WORDS.');
    expect(await refusalOf(run, 'export --csv --text')).toContain('--text needs a value');
    expect(await run('list', '--text=--json')).toBe('None of that kind.');
    expect(await run('export', '--csv', '--spam')).toMatch(/^\ufeff"id"/);
  });

  test('shows a typed escape instead of obeying it', async () => {
    const { run } = await setUp();
    for (const line of [
      '\u001b[2J',
      'show \u001b[2J',
      'list \u001b[2J',
      'list --\u001b[2J',
      'list --state \u001b[2J',
    ])
      expect(await refusalOf(run, line)).toContain('\\u001b[2J');
  });
});

describe('help', () => {
  test('names every command', () => {
    for (const line of ['help', '--help', '-h']) {
      const words = helpFor(line.split(' '));
      expect(words).toMatch(/^Usage: .*inbox.* COMMAND\n/);
      for (const name of ['list', 'requeue', 'erase', 'export']) expect(words).toContain(`\n  ${name} `);
    }
    for (const line of ['', 'list', 'show help', 'helpless'])
      expect(helpFor(line.split(' '))).toBeUndefined();
  });

  test('is there for each command, with its options', () => {
    for (const line of ['help list', 'list --help', 'list --state dead -h']) {
      const words = helpFor(line.split(' '));
      expect(words).toMatch(/^Usage: .*inbox.* list \[options\]/);
      expect(words).toMatch(/\n {2}--state STATE {2,}\S/);
    }
    expect(() => helpFor(['help', 'lst'])).toThrow(/Did you mean list\?/);
  });

  test('fits a terminal of 100 columns', () => {
    for (const line of ['help', 'help list', 'help export', 'help erase'])
      for (const row of (helpFor(line.split(' ')) ?? '').split('\n'))
        expect(row.length).toBeLessThanOrEqual(110);
  });
});

test('every command that a mail, an alarm or a fault names is one that the parser accepts', async () => {
  const server = join(import.meta.dirname, '../../server');
  const told = globSync('**/*.ts', { cwd: server }).flatMap((file) =>
    [...readFileSync(join(server, file), 'utf8').matchAll(/inboxCommand\('([^']+)'\)/g)].map(
      ([, words]) => words,
    ),
  );
  expect(told).toContain('list --state dead');
  const reached = new Error('The command begins.');
  // Everything that a command uses is this function, so each command ends where it begins.
  const context = new Proxy(() => Promise.reject(reached), { get: (_, __, self: unknown) => self });
  for (const words of new Set(told)) {
    const run = runCommand(context as unknown as Context, String(words).split(' '));
    await expect(run).rejects.toBe(reached);
  }
});
