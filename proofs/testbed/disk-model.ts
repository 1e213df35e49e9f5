/**
 * What a disk holds after a power cut: what was flushed for certain, and of the rest nothing, or whatever chance has
 * brought there. Names of files last only once their folder was flushed, as POSIX has it; most systems are kinder.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { DiskRecord } from './disk-log.ts';

/** How much a disk writes at once: a power cut leaves a sector as it was or as it was to be. */
const sector = 512;

type Change = { offset: number; data: Uint8Array } | { size: number };
type DiskFile = { lasting: Buffer; size: number; pending: Change[] };
type NameChange = { path: string; file: DiskFile | undefined };

/** Makes room for so many bytes; what lies between the old end and the new one is zero. */
function makeRoom(file: DiskFile, end: number): void {
  if (end <= file.lasting.length) return;
  const larger = Buffer.alloc(Math.max(end, 2 * file.lasting.length));
  file.lasting.copy(larger);
  file.lasting = larger;
}

function apply(file: DiskFile, change: Change): void {
  if ('size' in change) {
    makeRoom(file, change.size);
    file.lasting.fill(0, change.size);
    file.size = change.size;
    return;
  }
  const end = change.offset + change.data.length;
  makeRoom(file, end);
  file.lasting.set(change.data, change.offset);
  file.size = Math.max(file.size, end);
}

/** A write in the pieces that arrive on the disk one by one. */
function sectorsOf(change: Change): Change[] {
  if ('size' in change) return [change];
  const { offset, data } = change;
  return Array.from({ length: Math.ceil(data.length / sector) }, (_, n) => ({
    offset: offset + n * sector,
    data: data.subarray(n * sector, (n + 1) * sector),
  }));
}

/** Of what was not flushed, whether a piece has arrived all the same. */
export type Chance = () => boolean;

/** Follows a disk from empty, record by record. */
export type DiskModel = {
  take(record: DiskRecord): void;
  /** Writes into a folder what is there after a cut now, as paths below `root`. */
  restore(root: string, folder: string, arrives: Chance): void;
};

/** Makes the model of a disk whose watched folder was empty when the log began. */
export function createDiskModel(): DiskModel {
  const byInode = new Map<bigint, DiskFile>();
  const folders = new Map<bigint, string>();
  /** Names as the program sees them, and as the disk is certain to know them. */
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
