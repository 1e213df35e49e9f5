import { lutimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { day, hour, minute } from '@website/forms/limits';
import { tempFolder } from '../test-support/temp-folder.ts';
import { bouncePlaceOf, makeMaildir } from './bounces.ts';
import { keptMails } from './kept-mails.ts';
import { readBounces } from './test-support/reading-bounces.ts';

test('kept mails › that are old or too many › are deleted, but never those of another program', async () => {
  const { folder, clock, filesIn, arrive, looks } = await readBounces();
  const age = (path: string, time: number) => lutimesSync(path, time / 1000, time / 1000);
  writeFileSync(join(folder, 'cur', 'person:2,S'), '');
  age(join(folder, 'cur', 'person:2,S'), 0);
  for (let n = 0; n < keptMails.count + 5; n += 1) {
    writeFileSync(join(folder, 'cur', `website.${n}:2,S`), '');
    age(join(folder, 'cur', `website.${n}:2,S`), clock.now() - n * minute);
  }
  arrive('new', 'Subject: Hello\n\nHello');
  age(join(folder, 'new', 'new'), clock.now() + hour);
  await looks(2);
  expect(filesIn('cur')).toHaveLength(keptMails.count + 1);
  expect(filesIn('cur')).toContain('website.new:2,S');
  clock.advance(keptMails.time + day);
  await looks(2);
  expect(filesIn('cur')).toEqual(['person:2,S']);
});

test('the place of bounces › beside a leftover of an mbox file › is the folder, which is never moved', () => {
  const folder = join(tempFolder(), 'bounces');
  makeMaildir(`${folder}.maildir`);
  expect(bouncePlaceOf(folder)).toEqual({ maildir: `${folder}.maildir`, mbox: folder });
  makeMaildir(folder);
  expect(bouncePlaceOf(folder)).toEqual({ maildir: folder });
});
