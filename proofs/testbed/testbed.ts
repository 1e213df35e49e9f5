/** A folder for one run of a proof: the pages of a small site, and room for data. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixtureSite } from '../../server/test-support/fixture-site.ts';

/** The folder; it is removed at the end of the block that has it by `using`. */
export type Testbed = Disposable & {
  folder: string;
  /** What a server is started with whose limits on what one address may do are out of the way. */
  environment: Readonly<Record<string, string>>;
  /** The same with the limits as they are. */
  limitedEnvironment: Readonly<Record<string, string>>;
  /** Makes a folder in it. */
  makeFolder(name: string): string;
};

/** Makes the folder. */
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
