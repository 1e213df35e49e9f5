/**
 * Models the contents of a disk after a power cut. The disk has all flushed writes, and any part of the unflushed
 * writes. A file name is durable only after a flush of its folder, as in POSIX; most systems guarantee more.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { DiskRecord } from './disk-log.ts';

/**
 * The number of bytes that a disk writes as a unit. After a power cut, a sector has the old or the new bytes, never a
 * mixture.
 */
const sector = 512;

type Change = { offset: number; data: Uint8Array } | { size: number };
type DiskFile = { lasting: Buffer; size: number; pending: Change[] };
type NameChange = { path: string; file: DiskFile | undefined };

/** Enlarges a file's buffer to at least `end` bytes. The new bytes are zero. */
function growTo(file: DiskFile, end: number): void {
  if (end <= file.lasting.length) return;
  const larger = Buffer.alloc(Math.max(end, 2 * file.lasting.length));
  file.lasting.copy(larger);
  file.lasting = larger;
}

function apply(file: DiskFile, change: Change): void {
  if ('size' in change) {
    growTo(file, change.size);
    file.lasting.fill(0, change.size);
    file.size = change.size;
    return;
  }
  const end = change.offset + change.data.length;
  growTo(file, end);
  file.lasting.set(change.data, change.offset);
  file.size = Math.max(file.size, end);
}

/** Splits a write into sectors. */
function sectorsOf(change: Change): Change[] {
  if ('size' in change) return [change];
  const { offset, data } = change;
  return Array.from({ length: Math.ceil(data.length / sector) }, (_, n) => ({
    offset: offset + n * sector,
    data: data.subarray(n * sector, (n + 1) * sector),
  }));
}

/** Decides whether an unflushed piece has reached the disk. */
export type Chance = () => boolean;

/** A model that applies records. The disk was empty at first. */
export type DiskModel = {
  take(record: DiskRecord): void;
  /** Writes the files below `root` into a folder, as they are after a power cut at this point. */
  restore(root: string, folder: string, arrives: Chance): void;
};

/** Creates the model of a disk whose watched folder was empty at the start of the log. */
export function createDiskModel(): DiskModel {
  const byInode = new Map<bigint, DiskFile>();
  const folders = new Map<bigint, string>();
  /** Two maps of names: the names that the program sees, and the names that are durable. */
  const names = new Map<string, DiskFile>();
  const lastingNames = new Map<string, DiskFile>();
  let nameChanges: NameChange[] = [];

  function rename(path: string, file: DiskFile | undefined): void {
    if (file) names.set(path, file);
    else names.delete(path);
    nameChanges.push({ path, file });
  }
  function commitName({ path, file }: NameChange, into = lastingNames): void {
    if (file) into.set(path, file);
    else into.delete(path);
  }
  function open(path: string, inode: bigint): void {
    const current = names.get(path);
    if (current && byInode.get(inode) === current) return;
    const file: DiskFile = { lasting: Buffer.alloc(0), size: 0, pending: [] };
    byInode.set(inode, file);
    rename(path, file);
  }
  function flush(inode: bigint): void {
    const file = byInode.get(inode);
    for (const change of file?.pending ?? []) if (file) apply(file, change);
    if (file) file.pending = [];
    const folder = folders.get(inode);
    if (folder === undefined) return;
    for (const change of nameChanges) if (dirname(change.path) === folder) commitName(change);
    nameChanges = nameChanges.filter(({ path }) => dirname(path) !== folder);
  }

  return {
    take(record) {
      if (record.does === 'open') open(record.path, record.file);
      if (record.does === 'folder') folders.set(record.file, record.path);
      if (record.does === 'flush') flush(record.file);
      if (record.does === 'write') byInode.get(record.file)?.pending.push(record);
      if (record.does === 'truncate') byInode.get(record.file)?.pending.push({ size: record.size });
      if (record.does === 'unlink') rename(record.path, undefined);
      if (record.does === 'rename') {
        const file = names.get(record.path);
        rename(record.path, undefined);
        rename(record.to, file);
      }
    },
    restore(root, folder, arrives) {
      const present = new Map(lastingNames);
      for (const change of nameChanges) if (arrives()) commitName(change, present);
      for (const [path, { lasting, size, pending }] of present) {
        const file: DiskFile = { lasting: Buffer.from(lasting), size, pending: [] };
        for (const piece of pending.flatMap(sectorsOf)) if (arrives()) apply(file, piece);
        const target = join(folder, relative(root, path));
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(target, file.lasting.subarray(0, file.size));
      }
    },
  };
}
