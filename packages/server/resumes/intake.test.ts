import { describe, expect, test } from 'vitest';
import type { FileField } from '@website/forms/form';
import type { Delivery } from '../store/submission.ts';
import { createFileIntake, createResumeAttacher, createUploadSlots, createSpool } from './intake.ts';
import type { VirusScan } from './virus-scan.ts';
import { tempFolder } from '../test-support/temp-folder.ts';

describe('the slots for uploads', () => {
  test('are so many for one block, until one is given back', () => {
    const take = createUploadSlots({ total: 100, perBlock: 2 });
    const first = take('a');
    expect(take('a')).toBeTypeOf('function');
    expect(take('a')).toBe('too-many-here');
    expect(take('b')).toBeTypeOf('function');
    if (typeof first === 'string') throw new Error('The first slot has to be free.');
    first();
    expect(take('a')).toBeTypeOf('function');
    expect(take('a')).toBe('too-many-here');
  });

  test('are kept in part for those who hold none', () => {
    const take = createUploadSlots({ total: 8, perBlock: 6 });
    const taken = Array.from({ length: 6 }, () => take('a'));
    expect(taken.filter((slot) => typeof slot === 'function')).toHaveLength(6);
    expect(take('b')).toBeTypeOf('function');
    expect(take('b')).toBe('full');
    expect(take('c')).toBeTypeOf('function');
    expect(take('d')).toBe('full');
  });

  test('may be a single one', () => {
    const take = createUploadSlots({ total: 1, perBlock: 4 });
    const only = take('a');
    expect(take('b')).toBe('full');
    if (typeof only === 'string') throw new Error('The only slot has to be free.');
    only();
    expect(take('b')).toBeTypeOf('function');
  });
});

const field: FileField = { kind: 'file', required: true, types: ['txt'], maxBytes: 10 };

/** An intake with one slot, and a file in it. */
async function arrived(bytes: string, scan?: VirusScan) {
  const intake = createFileIntake({
    spool: createSpool(tempFolder()),
    scan,
    slots: { total: 1, perBlock: 1 },
  });
  const file = intake.open('203.0.113.9', false);
  await file.write(Buffer.from(bytes));
  return { intake, file };
}

describe('the intake of files', () => {
  test('gives the facts of a sound file, and its bytes', async () => {
    const { intake, file } = await arrived('some text');
    const facts = await intake.judge(field, 'notes.txt', file);
    expect(facts).toMatchObject({ name: 'notes.txt', mediaType: 'text/plain', size: 9, warnings: [] });
    expect(await intake.load(file, performance.now())).toEqual({
      bytes: Buffer.from('some text'),
      cleared: true,
    });
    await file.close();
  });

  test('a file under the extension of another type › gets the name of its own type', async () => {
    const { intake, file } = await arrived('text');
    const facts = await intake.judge({ ...field, types: ['doc', 'txt'] }, 'notes.doc', file);
    expect(facts).toMatchObject({ name: 'notes.txt', mediaType: 'text/plain' });
    await file.close();
  });

  test.each([
    ['notes.pdf', 'some text', { fault: 'other', found: 'PDF' }],
    ['notes.txt', 'far too long a text', { fault: 'large' }],
    ['notes.txt', '', { fault: 'empty' }],
    ['notes.txt', 'a\0b', { fault: 'encoding' }],
  ])('refuses what the field does not take: %s with %j is %j', async (name, bytes, fault) => {
    const { intake, file } = await arrived(bytes);
    expect(await intake.judge(field, name, file)).toEqual(fault);
    await file.close();
  });

  test('refuses what a scanner finds, and keeps in quarantine what no scanner looked into', async () => {
    const infected = await arrived('x', async () => ({ verdict: 'infected', name: 'Eicar' }));
    expect(await infected.intake.load(infected.file, performance.now())).toEqual({ refusal: 'infected' });
    const clean = await arrived('x', async () => ({ verdict: 'clean' }));
    expect(await clean.intake.load(clean.file, performance.now())).toMatchObject({ cleared: true });
    expect(await clean.intake.load(clean.file, performance.now() - 11_000)).toMatchObject({ cleared: false });
    await Promise.all([infected.file.close(), clean.file.close()]);
  });

  test('gives the slot of a file back when the file is closed', async () => {
    const { intake, file } = await arrived('x');
    const next = intake.open('203.0.113.10', true);
    await next.write(Buffer.from('x'));
    expect([next.lost(), next.size()]).toEqual(['full', 0]);
    await file.close();
    const last = intake.open('203.0.113.10', true);
    await last.write(Buffer.from('x'));
    expect([last.lost(), last.size()]).toEqual([undefined, 1]);
    await last.close();
  });
});

test('a file that waits for the scanner says whether the scanner is away or cannot take this file', async () => {
  const store = { attachmentBytes: async () => Buffer.from('x'), clearAttachment: async () => undefined };
  const delivery = { id: '1', attachment: { cleared: false } } as Delivery;
  const attachBy = (scan?: VirusScan) => createResumeAttacher(store, scan)(delivery);
  await expect(attachBy()).rejects.toThrow('cannot be reached');
  const reply = 'INSTREAM size limit exceeded. ERROR';
  await expect(attachBy(async () => ({ verdict: 'unavailable', reply }))).rejects.toThrow(reply);
});
