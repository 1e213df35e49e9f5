/** Writes zip archives, sound ones and broken ones. */
import { crc32, deflateRawSync } from 'node:zlib';

/** A file to pack, with whatever is to be claimed about it instead of the truth. */
export type PackedFile = {
  name: string;
  content: Buffer | string;
  stored?: boolean;
  flags?: number;
  /** Written as it is packed: its sum and sizes follow after it, and are zero before it but for what is given. */
  streamed?: Partial<Pick<Head, 'crc' | 'packed' | 'size'>>;
  method?: number;
  /** Claimed in the directory alone, or in both places with `lieTwice`. */
  size?: number;
  packedSize?: number;
  lieTwice?: boolean;
  localName?: string;
  /** Where the directory says that the entry begins. */
  at?: number;
};

/** What the end record is to claim. */
export type EndClaims = {
  count?: number;
  directoryAt?: number;
  comment?: string;
  tail?: string;
  disk?: number;
};

type Head = { flags: number; method: number; crc: number; packed: number; size: number };

/** The fields that an entry's header and its row in the directory share. */
function shared({ flags, method, crc, packed, size }: Head, nameBytes: number): Buffer {
  const bytes = Buffer.alloc(26);
  bytes.writeUInt16LE(20, 0);
  bytes.writeUInt16LE(flags, 2);
  bytes.writeUInt16LE(method, 4);
  bytes.writeUInt32LE(crc, 10);
  bytes.writeUInt32LE(packed, 14);
  bytes.writeUInt32LE(size, 18);
  bytes.writeUInt16LE(nameBytes, 22);
  return bytes;
}

/** Packs files in order. */
export function zipFile(files: readonly PackedFile[], end: EndClaims = {}): Buffer {
  const bodies: Buffer[] = [];
  const rows: Buffer[] = [];
  let position = 0;
  for (const file of files) {
    const content = Buffer.from(file.content);
    const packed = file.stored ? content : deflateRawSync(content);
    const truth = {
      flags: file.flags ?? (file.streamed ? 8 : 0),
      method: file.method ?? (file.stored ? 0 : 8),
      crc: crc32(content),
      packed: packed.length,
      size: content.length,
    };
    const claim = { ...truth, packed: file.packedSize ?? truth.packed, size: file.size ?? truth.size };
    const [name, localName] = [Buffer.from(file.name), Buffer.from(file.localName ?? file.name)];
    const before = file.streamed
      ? { ...truth, crc: 0, packed: 0, size: 0, ...file.streamed }
      : file.lieTwice
        ? claim
        : truth;
    const local = [Buffer.from('PK\u0003\u0004'), shared(before, localName.length), localName, packed];
    // After the mark of what follows, the same three fields stand in the same order.
    if (file.streamed) local.push(Buffer.from('PK\u0007\u0008'), shared(truth, 0).subarray(10, 22));
    const row = Buffer.alloc(14);
    row.writeUInt32LE(file.at ?? position, 10);
    rows.push(Buffer.from('PK\u0001\u0002\u0014\0'), shared(claim, name.length), row, name);
    bodies.push(...local);
    position += local.reduce((sum, { length }) => sum + length, 0);
  }
  const directory = Buffer.concat(rows);
  const comment = Buffer.from(end.comment ?? '');
  const record = Buffer.alloc(18);
  record.writeUInt16LE(end.disk ?? 0, 0);
  for (const offset of [4, 6]) record.writeUInt16LE(end.count ?? files.length, offset);
  record.writeUInt32LE(directory.length, 8);
  record.writeUInt32LE(end.directoryAt ?? position, 12);
  record.writeUInt16LE(comment.length, 16);
  return Buffer.concat([
    ...bodies,
    directory,
    Buffer.from('PK\u0005\u0006'),
    record,
    comment,
    Buffer.from(end.tail ?? ''),
  ]);
}
