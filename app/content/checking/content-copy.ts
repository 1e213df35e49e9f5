/** A copy of the site's own content, to make mistakes in. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { contentFaults } from './check.ts';

export interface ContentCopy {
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  /** Replaces a part of a file that has to be there, and says in which line it stands. */
  spoil: (file: string, part: string, by: string) => number;
  /** The faults of the copy. */
  check: (wanted?: string) => string[];
  remove: () => void;
}

export function copyContent(): ContentCopy {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('content', folder, { recursive: true });
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  return {
    read,
    write,
    spoil: (file, part, by) => {
      const before = read(file);
      const at = before.indexOf(part);
      if (at < 0) throw new Error(`${file} has no ${part}`);
      write(file, before.slice(0, at) + by + before.slice(at + part.length));
      return before.slice(0, at).split('\n').length;
    },
    check: (wanted) =>
      contentFaults('.', { settings: { retentionDays: 180, applicationRetentionDays: 180 } }, wanted, folder),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
