/** Reads the shim's log of a disk; see `disk-shim.c`. */
import { readFileSync } from 'node:fs';

/** An operation on the disk. `file` is the inode. Offsets and sizes are in bytes. */
export type DiskRecord = { end: number } & (
  | { does: 'open' | 'folder'; path: string; file: bigint }
  | { does: 'write'; file: bigint; offset: number; data: Uint8Array }
  | { does: 'truncate'; file: bigint; size: number }
  | { does: 'flush'; file: bigint }
  | { does: 'rename'; path: string; to: string }
  | { does: 'unlink'; path: string }
);

const kinds = ['', 'open', 'write', 'truncate', 'flush', 'rename', 'unlink', 'folder'] as const;
const headerSize = 32;

/**
 * Returns all records in order. `end` is the size of the log after the record. If the last record is incomplete, it is
 * left out.
 */
export function readDiskLog(path: string): DiskRecord[] {
  const log = readFileSync(path);
  const records: DiskRecord[] = [];
  for (let at = 0; at + headerSize <= log.length;) {
    const kind = kinds[log.readUInt32LE(at)];
    const nameEnd = at + headerSize + log.readUInt32LE(at + 4);
    const file = log.readBigUInt64LE(at + 8);
    const offset = Number(log.readBigUInt64LE(at + 16));
    const end = nameEnd + Number(log.readBigUInt64LE(at + 24));
    if (end > log.length) break;
    const name = log.toString('utf8', at + headerSize, nameEnd);
    const data = log.subarray(nameEnd, end);
    if (kind === 'open' || kind === 'folder') records.push({ end, does: kind, path: name, file });
    else if (kind === 'write') records.push({ end, does: kind, file, offset, data });
    else if (kind === 'truncate') records.push({ end, does: kind, file, size: offset });
    else if (kind === 'flush') records.push({ end, does: kind, file });
    else if (kind === 'rename') records.push({ end, does: kind, path: name, to: data.toString() });
    else if (kind === 'unlink') records.push({ end, does: kind, path: name });
    else throw new Error(`The disk's log holds an unknown record at ${at}.`);
    at = end;
  }
  return records;
}
