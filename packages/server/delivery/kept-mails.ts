/**
 * The mails in the folder `cur` of the bounces that a person may want to read. The name of a file says what it is about,
 * and its flag whether the operator has to be told of it (`F`, flagged) or not (`S`, seen).
 */
import { lstat, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { day } from '@website/forms/limits';

/** Other programs may use the folder too. Files without this prefix are never changed. */
const prefix = 'website.';

/** The time for which a mail is kept, and the maximum number of kept mails. */
export const keptMails = { time: 30 * day, count: 1000 };

type KeptMail = { path: string; key: string; isUntold: boolean };

export type KeptMails = ReturnType<typeof createKeptMails>;

export function createKeptMails(maildir: string) {
  const folder = join(maildir, 'cur');
  const pathOf = (key: string, flag: string): string => join(folder, `${prefix}${key}:2,${flag}`);

  async function list(): Promise<KeptMail[]> {
    const names = (await readdir(folder)).filter((name) => name.startsWith(prefix));
    return names.map((name) => {
      const [key = '', flags = ''] = name.slice(prefix.length).split(':2,');
      return { path: join(folder, name), key, isUntold: flags.includes('F') };
    });
  }

  return {
    list,
    /** Keeps a file under its own name. */
    keep: (path: string, name: string): Promise<void> => rename(path, pathOf(name, 'S')),
    /**
     * Keeps a file of which the operator must be told. Of several files with the same key, the operator is told only of
     * the first one, as long as it is kept. Resolves with whether the file is the first one.
     */
    async keepUntold(path: string, name: string, key: string): Promise<boolean> {
      const isFirst = (await list()).every((kept) => kept.key !== key);
      await rename(path, isFirst ? pathOf(key, 'F') : pathOf(name, 'S'));
      return isFirst;
    },
    markTold: ({ path, key }: KeptMail): Promise<void> => rename(path, pathOf(key, 'S')),
    /** Deletes the oldest mails. Mails of which the operator has to be told stay. */
    async tidy(now: number): Promise<void> {
      const told = (await list()).filter(({ isUntold }) => !isUntold);
      const dated = await Promise.all(
        told.map(async ({ path }) => ({ path, time: (await lstat(path)).mtimeMs })),
      );
      const old = dated
        .toSorted((a, b) => b.time - a.time)
        .filter(({ time }, at) => at >= keptMails.count || time < now - keptMails.time);
      await Promise.all(old.map(({ path }) => rm(path, { recursive: true })));
    },
  };
}
