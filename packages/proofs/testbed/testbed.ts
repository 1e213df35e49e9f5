/** Makes a folder for one run of a proof, with the pages of a small site. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixtureSite } from '../../server/test-support/fixture-site.ts';

/** The folder. `using` removes it. */
export type Testbed = Disposable & {
  folder: string;
  /** The environment of a server whose limits per address are too high to have an effect. */
  environment: Readonly<Record<string, string>>;
  /** The environment of a server with the default limits. */
  limitedEnvironment: Readonly<Record<string, string>>;
  /** Creates a subfolder and returns its path. */
  makeFolder(name: string): string;
};

export function makeTestbed(): Testbed {
  const folder = mkdtempSync(join(tmpdir(), 'site-proof-'));
  const removals = [() => rmSync(folder, { recursive: true, force: true })];
  const many = '1000000';
  const limitedEnvironment = {
    HOST: '127.0.0.1',
    SITE_DIR: fixtureSite({}, (remove) => removals.push(remove)),
  };
  return {
    folder,
    limitedEnvironment,
    environment: {
      ...limitedEnvironment,
      RATE_LIMIT_SUBMISSIONS: many,
      RATE_LIMIT_UNVERIFIED: many,
      RATE_LIMIT_CHALLENGES: many,
      CONNECTIONS: many,
      CONNECTIONS_PER_ADDRESS: many,
      UPLOADS_AT_ONCE: '10000',
      UPLOADS_PER_ADDRESS: '10000',
    },
    makeFolder(name) {
      const path = join(folder, name);
      mkdirSync(path, { recursive: true, mode: 0o700 });
      return path;
    },
    [Symbol.dispose]: () => removals.forEach((remove) => remove()),
  };
}
