import { rmSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { fixtureSite } from '../test-support/fixture-site.ts';
import { Variant } from './site-file.ts';
import { loadSite, startPreloading } from './site-files.ts';

const fileOf = (variants: Record<'identity' | 'br', Variant>) =>
  ({ type: 'text/html', cacheControl: '', styleHashes: [], variants }) as const;

test('reads every coding of every file once', async () => {
  const reads: string[] = [];
  const done = Promise.withResolvers<void>();
  const body = (name: string) =>
    new Variant(() => {
      if (reads.push(name) === 4) done.resolve();
      return Buffer.from(name);
    });
  const files = new Map(
    ['/a', '/b'].map((path) => [path, fileOf({ identity: body(path), br: body(`${path}.br`) })]),
  );
  startPreloading({ files }, vi.fn(), 0);
  await done.promise;
  expect(files.get('/b')?.variants.br.body.toString()).toBe('/b.br');
  expect(reads).toEqual(['/a', '/a.br', '/b', '/b.br']);
});

test('logs that a file cannot be read', async () => {
  const folder = fixtureSite();
  const site = loadSite(folder);
  rmSync(folder, { recursive: true });
  const event = await new Promise<string>((resolve) => {
    startPreloading(site, (_, name) => resolve(name), 0);
  });
  expect(event).toBe('site.not-read');
});

test('reads nothing after the stop', async () => {
  const read = vi.fn<() => Buffer>(() => Buffer.from(''));
  const files = new Map([['/a', fileOf({ identity: new Variant(read), br: new Variant(read) })]]);
  startPreloading({ files }, vi.fn(), 0)();
  // A preloading that starts later also reads later.
  const later = Promise.withResolvers<void>();
  const readLater = new Variant(() => {
    later.resolve();
    return Buffer.from('');
  });
  const others = new Map([['/b', fileOf({ identity: readLater, br: readLater })]]);
  startPreloading({ files: others }, vi.fn(), 0);
  await later.promise;
  expect(read).not.toHaveBeenCalled();
});
