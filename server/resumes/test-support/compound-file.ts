/** Writes compound files of version 3, the container of Word 97–2003 documents. */

/** Something to put below the root: a stream with its bytes, or a storage, which may name one of them its child. */
export type CompoundChild = { name: string; content?: Buffer; child?: number };

const sectorBytes = 512;
const miniBytes = 64;
const cutoff = 4096;
const [fatSector, endOfChain, free] = [0xff_ff_ff_fd, 0xff_ff_ff_fe, 0xff_ff_ff_ff];

const padded = (bytes: Buffer, to: number): Buffer =>
  Buffer.concat([bytes, Buffer.alloc((to - (bytes.length % to)) % to)]);

/** Numbers of a table, filled up to whole sectors. */
function table(numbers: readonly number[]): Buffer {
  const count = Math.ceil(Math.max(1, numbers.length) / 128) * 128;
  const bytes = Buffer.alloc(count * 4);
  for (let i = 0; i < count; i += 1) bytes.writeUInt32LE(numbers[i] ?? free, i * 4);
  return bytes;
}

/** Each number names the next one, the last one ends the chain. */
const chain = (start: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => (i + 1 < count ? start + i + 1 : endOfChain));

type Row = { name: string; type: number; right?: number; child?: number; start: number; size: number };

function directoryRow({ name, type, right = free, child = free, start, size }: Row): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.write(name, 0, 62, 'utf16le');
  bytes.writeUInt16LE((name.length + 1) * 2, 64);
  bytes[66] = type;
  bytes.writeUInt32LE(free, 68);
  bytes.writeUInt32LE(right, 72);
  bytes.writeUInt32LE(child, 76);
  bytes.writeUInt32LE(start, 116);
  bytes.writeUInt32LE(size, 120);
  return bytes;
}

/** Lays the children out one after the other; small streams go into the root's own, as the format wants. */
export function compoundFile(children: readonly CompoundChild[]): Buffer {
  const sectors: Buffer[] = [];
  const fat: number[] = [];
  const place = (content: Buffer): number => {
    const start = fat.length;
    const whole = padded(content, sectorBytes);
    sectors.push(whole);
    fat.push(...chain(start, whole.length / sectorBytes));
    return whole.length === 0 ? endOfChain : start;
  };
  const minis: Buffer[] = [];
  const miniFat: number[] = [];
  const rows = children.map(({ name, content, child = free }, i): Row => {
    const row = { name, child, right: i + 1 < children.length ? i + 2 : free };
    if (!content) return { ...row, type: 1, start: 0, size: 0 };
    if (content.length >= cutoff) return { ...row, type: 2, start: place(content), size: content.length };
    const start = miniFat.length;
    const whole = padded(content, miniBytes);
    minis.push(whole);
    miniFat.push(...chain(start, whole.length / miniBytes));
    return { ...row, type: 2, start, size: content.length };
  });
  const container = Buffer.concat(minis);
  const root: Row = {
    name: 'Root Entry',
    type: 5,
    child: rows.length > 0 ? 1 : free,
    start: place(container),
    size: container.length,
  };
  const miniFatStart = place(table(miniFat));
  const directory = place(Buffer.concat([root, ...rows].map(directoryRow)));
  const fatSectors = Math.ceil((fat.length + 1) / 127);
  const fatStart = fat.length;
  fat.push(...Array<number>(fatSectors).fill(fatSector));

  const header = Buffer.alloc(sectorBytes);
  header.write('d0cf11e0a1b11ae1', 0, 'hex');
  for (const [offset, value] of [
    [24, 0x3e],
    [26, 3],
    [28, 0xff_fe],
    [30, 9],
    [32, 6],
  ] as const)
    header.writeUInt16LE(value, offset);
  for (const [offset, value] of [
    [44, fatSectors],
    [48, directory],
    [56, cutoff],
    [60, miniFatStart],
    [64, 1],
    [68, endOfChain],
  ] as const)
    header.writeUInt32LE(value, offset);
  for (let i = 0; i < 109; i += 1) header.writeUInt32LE(i < fatSectors ? fatStart + i : free, 76 + i * 4);
  return Buffer.concat([header, ...sectors, table(fat)]);
}
