import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../../test-support/temp-folder.ts';
import { goodMail, mailerContract } from '../test-support/mailer-contract.ts';
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
