/** Writes compound files, the container of Word 97–2003 documents and of encrypted newer ones. */

/** Something to put below the root: a stream with its bytes, or a storage. */
export type CompoundChild = { name: string; content?: Buffer };

const cutoff = 4096;
const [fatSector, endOfChain, free] = [0xff_ff_ff_fd, 0xff_ff_ff_fe, 0xff_ff_ff_ff];

const padded = (bytes: Buffer, to: number): Buffer =>
  Buffer.concat([bytes, Buffer.alloc((to - (bytes.length % to)) % to)]);

/** Numbers of a table, filled up to whole sectors. */
function table(numbers: readonly number[], sectorBytes: number): Buffer {
  const perSector = sectorBytes / 4;
  const count = Math.ceil(Math.max(1, numbers.length) / perSector) * perSector;
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

/** Lays the streams out one after the other, also the short ones, which a reader does not have to look into. */
export function compoundFile(children: readonly CompoundChild[], sectorBytes = 512): Buffer {
  const sectors: Buffer[] = [];
  const fat: number[] = [];
  const place = (content: Buffer): number => {
    const start = fat.length;
    const whole = padded(content, sectorBytes);
    sectors.push(whole);
    fat.push(...chain(start, whole.length / sectorBytes));
    return whole.length === 0 ? endOfChain : start;
  };
  const rows = children.map(({ name, content }, i): Row => {
    const right = i + 1 < children.length ? i + 2 : free;
    if (!content) return { name, right, type: 1, start: 0, size: 0 };
    return { name, right, type: 2, start: place(content), size: content.length };
  });
  const root: Row = { name: 'Root Entry', type: 5, child: 1, start: endOfChain, size: 0 };
  const directory = place(Buffer.concat([root, ...rows].map(directoryRow)));
  const fatSectors = Math.ceil((fat.length + 1) / (sectorBytes / 4 - 1));
  const fatStart = fat.length;
  fat.push(...Array<number>(fatSectors).fill(fatSector));

  const header = Buffer.alloc(sectorBytes);
  header.write('d0cf11e0a1b11ae1', 0, 'hex');
  for (const [offset, value] of [
    [24, 0x3e],
    [26, sectorBytes === 512 ? 3 : 4],
    [28, 0xff_fe],
    [30, Math.log2(sectorBytes)],
    [32, 6],
  ] as const)
    header.writeUInt16LE(value, offset);
  for (const [offset, value] of [
    [44, fatSectors],
    [48, directory],
    [56, cutoff],
    [60, endOfChain],
    [68, endOfChain],
  ] as const)
    header.writeUInt32LE(value, offset);
  for (let i = 0; i < 109; i += 1) header.writeUInt32LE(i < fatSectors ? fatStart + i : free, 76 + i * 4);
  return Buffer.concat([header, ...sectors, table(fat, sectorBytes)]);
}
