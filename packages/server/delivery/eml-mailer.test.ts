import { execFileSync } from 'node:child_process';
import {
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { InterruptedError } from './errors.ts';
import { tempFolder } from '../test-support/temp-folder.ts';
import { goodMail, mailerContract } from './test-support/mailer-contract.ts';
import { createEmlMailer, emlFiles } from './eml-mailer.ts';

const newFolder = () => join(tempFolder(), 'mail');

mailerContract(
  'A mailer to files',
  async () => {
    const folder = newFolder();
    const handedOver = async () =>
      readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
    return { mailer: createEmlMailer(folder), handedOver };
  },
  async () => {
    const folder = newFolder();
    writeFileSync(folder, 'a file where the folder should be');
    return createEmlMailer(folder);
  },
);

test('a file is named after its time and id, and a second attempt replaces it', async () => {
  const folder = newFolder();
  const mailer = createEmlMailer(folder);
  await mailer.send(goodMail);
  await mailer.send({ ...goodMail, text: 'again' });
  mailer.close();
  const names = readdirSync(folder);
  expect(names).toEqual(['2026-11-21T103000Z-20261121-0123456789ab.eml']);
  expect(readFileSync(join(folder, names[0] ?? ''), 'utf8')).toContain('again');
});

test('the files about a submission are found by its id, and without a folder there are none', async () => {
  const folder = newFolder();
  expect(await emlFiles(folder, [goodMail.id])).toEqual([]);
  const mailer = createEmlMailer(folder);
  await mailer.send(goodMail);
  await mailer.send({ ...goodMail, id: '20261121-ffffffffffff' });
  mailer.close();
  expect(await emlFiles(folder, [goodMail.id, 'nothing'])).toEqual([
    join(folder, '2026-11-21T103000Z-20261121-0123456789ab.eml'),
  ]);
});

const fileName = '2026-11-21T103000Z-20261121-0123456789ab.eml';

test.runIf(process.platform === 'linux')(
  'a mail is flushed to disk before it gets its name, and then the folder is flushed',
  async () => {
    const folder = newFolder();
    const handle = await open(tempFolder(), 'r');
    const prototype = Object.getPrototypeOf(handle) as FileHandle;
    await handle.close();
    const { sync } = prototype;
    const flushed: [path: string, hasName: boolean][] = [];
    const spy = vi.spyOn(prototype, 'sync').mockImplementation(async function noted(this: FileHandle) {
      flushed.push([readlinkSync(`/proc/self/fd/${this.fd}`), existsSync(join(folder, fileName))]);
      return sync.call(this);
    });
    onTestFinished(() => spy.mockRestore());
    await createEmlMailer(folder).send(goodMail);
    expect(flushed).toEqual([
      [join(folder, `${fileName}.part`), false],
      [folder, true],
    ]);
  },
);

test.runIf(process.platform !== 'win32')(
  'a write to a disk that hangs ends with the timeout or the signal',
  async () => {
    const folder = newFolder();
    mkdirSync(folder);
    const part = join(folder, `${fileName}.part`);
    // A write to a pipe waits for a reader.
    const pipeMaker = 'mkfifo';
    execFileSync(pipeMaker, [part]);
    onTestFinished(async () => (await open(part, constants.O_RDONLY | constants.O_NONBLOCK)).close());
    await expect(createEmlMailer(folder, 50).send(goodMail)).rejects.toThrow(InterruptedError);
    const stop = new AbortController();
    const sending = createEmlMailer(folder).send(goodMail, stop.signal);
    stop.abort();
    await expect(sending).rejects.toThrow(InterruptedError);
    await expect(createEmlMailer(folder).send(goodMail, stop.signal)).rejects.toThrow(InterruptedError);
    expect(existsSync(join(folder, fileName))).toBe(false);
  },
);
