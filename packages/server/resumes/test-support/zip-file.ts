/** Writes zip archives as different programs do. */
import { crc32, deflateRawSync } from 'node:zlib';

export type PackedFile = {
  name: string;
  content: Buffer | string;
  stored?: boolean;
  flags?: number;
  /** The sum and the sizes follow the content, as programs write that send what they pack. */
  streamed?: boolean;
  /** The number of bytes of an extra field before the content. Word leaves room for changes in this way. */
  room?: number;
};

type Options = {
  /** Writes the end of the directory twice, first in the form for archives of any size. */
  zip64?: boolean;
  comment?: string;
  /** What follows the archive. */
  tail?: string;
};

const u16 = (...values: readonly number[]): Buffer => Buffer.from(Uint16Array.from(values).buffer);
const u32 = (...values: readonly number[]): Buffer => Buffer.from(Uint32Array.from(values).buffer);
const u64 = (...values: readonly number[]): Buffer => Buffer.from(BigUint64Array.from(values, BigInt).buffer);

export function zipFile(
  files: readonly PackedFile[],
  { zip64, comment = '', tail = '' }: Options = {},
): Buffer {
  const bodies: Buffer[] = [];
  const rows: Buffer[] = [];
  let position = 0;
  for (const file of files) {
    const [content, name] = [Buffer.from(file.content), Buffer.from(file.name)];
    const packed = file.stored ? content : deflateRawSync(content);
    const head = u16(20, (file.flags ?? 0) | (file.streamed ? 8 : 0), file.stored ? 0 : 8, 0, 0);
    const sums = u32(crc32(content), packed.length, content.length);
    const room = Buffer.alloc(file.room ?? 0);
    const first = file.streamed ? Buffer.alloc(12) : sums;
    const last = file.streamed ? Buffer.concat([Buffer.from('PK\u0007\u0008'), sums]) : Buffer.alloc(0);
    const lengths = u16(name.length, room.length);
    const body = Buffer.concat([
      Buffer.from('PK\u0003\u0004'),
      head,
      first,
      lengths,
      name,
      room,
      packed,
      last,
    ]);
    const place = [u16(name.length, 0, 0, 0, 0), u32(0, position), name];
    rows.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), u16(20), head, sums, ...place]));
    bodies.push(body);
    position += body.length;
  }
  const directory = Buffer.concat(rows);
  const [count, end] = [files.length, position + directory.length];
  const large = Buffer.concat([
    Buffer.from('PK\u0006\u0006'),
    u64(44),
    u16(45, 45),
    u32(0, 0),
    u64(count, count, directory.length, position),
    Buffer.from('PK\u0006\u0007'),
    u32(0),
    u64(end),
    u32(1),
  ]);
  const usual = zip64
    ? [large, Buffer.from('PK\u0005\u0006'), u16(0, 0, 0xff_ff, 0xff_ff), u32(0xff_ff_ff_ff, 0xff_ff_ff_ff)]
    : [Buffer.from('PK\u0005\u0006'), u16(0, 0, count, count), u32(directory.length, position)];
  const note = Buffer.from(comment);
  return Buffer.concat([...bodies, directory, ...usual, u16(note.length), note, Buffer.from(tail, 'latin1')]);
}
