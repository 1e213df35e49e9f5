import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { attachment } from '../test-support/submissions.ts';
import { FaultsError } from './command.ts';
import { setUp } from './test-support/operator.ts';

const file = attachment();
const sha256 = createHash('sha256').update(file.bytes).digest('hex');
const application = { kind: 'application', mailbox: 'careers' } as const;

test('what is sound is counted', async () => {
  const { run } = await setUp({ ...application, attachment: { ...attachment(), sha256 } });
  expect(await run('verify')).toBe('Looked through 1 submission, 1 file.');
  expect(await run('backup')).toBe('Saved /here/copy.db: 1 submission, 1 file.');
  expect(await run('restore', 'copy.db')).toMatch(/^Restored 1 submission, 1 file\. .*same Message-ID/);
});

test('what is not is named, and the command says so to whoever called it', async () => {
  const { run, id } = await setUp({ ...application, attachment: attachment() });
  for (const line of [['verify'], ['backup'], ['restore', 'copy.db']]) {
    const failed = await run(...line).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(FaultsError);
    expect(String(failed)).toContain(`1 fault:\n  ${id} has a file that was changed`);
  }
});
