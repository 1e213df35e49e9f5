import fs, { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../test-support/temp-folder.ts';
import { giveName } from './give-name.ts';

/** Has the file system know no hard links until the test is over. */
function takeLinksAway(): void {
  const { linkSync } = fs;
  fs.linkSync = () => {
    throw Object.assign(new Error('no links'), { code: 'EPERM' });
  };
  syncBuiltinESMExports();
  onTestFinished(() => {
    fs.linkSync = linkSync;
    syncBuiltinESMExports();
  });
}

describe.each([
  ['with hard links', () => undefined],
  ['without hard links', takeLinksAway],
])('on a file system %s', (_which, prepare) => {
  test('a finished file gets its name and loses the one it was written under', () => {
    prepare();
    const [part, path] = [join(tempFolder(), 'part'), join(tempFolder(), 'file')];
    writeFileSync(part, 'new');
    giveName(part, path);
    expect([readFileSync(path, 'utf8'), existsSync(part)]).toEqual(['new', false]);
  });

  test('a file that is there stays as it is', () => {
    prepare();
    const [part, path] = [join(tempFolder(), 'part'), join(tempFolder(), 'file')];
    writeFileSync(part, 'new');
    writeFileSync(path, 'old');
    expect(() => giveName(part, path)).toThrow(expect.objectContaining({ code: 'EEXIST' }));
    expect([readFileSync(path, 'utf8'), readFileSync(part, 'utf8')]).toEqual(['old', 'new']);
  });
});
