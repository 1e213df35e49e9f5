/**
 * Checks a Word 97–2003 document, which is a compound file, as is an encrypted newer document. The layout:
 * https://learn.microsoft.com/openspecs/windows_protocols/ms-cfb. The file is untrusted, so every chain must end inside
 * the file and be as long as its declared size.
 */
import { type Inspection, embeddedObject, warningsOf } from './format.ts';

const signature = 'd0cf11e0a1b11ae1';
const headerBytes = 512;
const fatsInHeader = 109;
const endOfChain = 0xff_ff_ff_fe;
const noEntry = 0xff_ff_ff_ff;
const entryBytes = 128;
const miniSector = 64;
/** Versions by sector size: version 3 has sectors of 512 bytes, version 4 of 4096 bytes. */
const sectorShifts = new Map([
  [3, 9],
  [4, 12],
]);

const kinds = { storage: 1, stream: 2 };

type CompoundEntry = {
  name: string;
  /** One of `kinds`, or a number that documents do not use. */
  kind: number | undefined;
  hasChildren: boolean;
  /** Returns the content of the first sector; undefined if the stream is incomplete. */
  head: () => Buffer | undefined;
};

/** Lists the sectors of a chain; undefined if the chain leaves the file or has a cycle. `next` follows the table. */
function followChain(
  start: number,
  next: (sector: number) => number | undefined,
  maxLength: number,
): number[] | undefined {
  const chain: number[] = [];
  let sector = start;
  while (sector !== endOfChain) {
    const following = next(sector);
    if (following === undefined || chain.length === maxLength) return undefined;
    chain.push(sector);
    sector = following;
  }
  return chain;
}

function openSectors(bytes: Buffer, sectorBytes: number) {
  const count = Math.ceil(bytes.length / sectorBytes) - 1;
  // Some programs do not fill the last sector, so only the last sector may be incomplete.
  const read = (sector: number): Buffer | undefined =>
    sector < count ? bytes.subarray((sector + 1) * sectorBytes, (sector + 2) * sectorBytes) : undefined;
  const word = (sector: number | undefined, index: number): number | undefined => {
    const data = sector === undefined ? undefined : read(sector);
    return data && index * 4 + 4 <= data.length ? data.readUInt32LE(index * 4) : undefined;
  };
  return { count, read, word, entriesPerSector: sectorBytes / 4 };
}
type Sectors = ReturnType<typeof openSectors>;

/** Lists the sectors of the allocation table. The header names the first of them, a chain the later ones. */
function listTable(bytes: Buffer, { count, word, entriesPerSector }: Sectors): number[] | undefined {
  const table: number[] = [];
  const size = bytes.readUInt32LE(44);
  if (size > count) return undefined;
  for (let i = 0; i < Math.min(size, fatsInHeader); i += 1) table.push(bytes.readUInt32LE(76 + i * 4));
  let list = bytes.readUInt32LE(68);
  while (table.length < size) {
    for (let i = 0; i < entriesPerSector - 1 && table.length < size; i += 1) {
      const sector = word(list, i);
      if (sector === undefined) return undefined;
      table.push(sector);
    }
    list = word(list, entriesPerSector - 1) ?? endOfChain;
  }
  return table;
}

/** Returns the offsets of the entries directly below the root. These entries form a tree of siblings. */
function walkSiblings(directory: Buffer): number[] {
  const offsets: number[] = [];
  const seen = new Set<number>();
  const waiting = [directory.readUInt32LE(76)];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const at = id * entryBytes;
    if (id === noEntry || seen.has(id) || at + entryBytes > directory.length) continue;
    seen.add(id);
    offsets.push(at);
    waiting.push(directory.readUInt32LE(at + 68), directory.readUInt32LE(at + 72));
  }
  return offsets;
}

function nameOf(directory: Buffer, at: number): string {
  const length = Math.min(directory.readUInt16LE(at + 64), 64);
  return directory.toString('utf16le', at, at + Math.max(0, length - 2));
}

export const hasCompoundHeader = (bytes: Buffer): boolean => bytes.toString('hex', 0, 8) === signature;

/** Returns the entries directly below the root; undefined if the compound file is incomplete or has another format. */
function readCompoundFile(bytes: Buffer): CompoundEntry[] | undefined {
  if (!hasCompoundHeader(bytes) || bytes.length < headerBytes) return undefined;
  const shift = bytes.readUInt16LE(30);
  if (shift !== sectorShifts.get(bytes.readUInt16LE(26))) return undefined;
  if (bytes.readUInt16LE(28) !== 0xff_fe || bytes.readUInt16LE(32) !== 6) return undefined;
  const sectorBytes = 1 << shift;
  const sectors = openSectors(bytes, sectorBytes);
  const table = listTable(bytes, sectors);
  if (!table) return undefined;
  const { word, entriesPerSector, count } = sectors;
  const chainOf = (start: number) =>
    followChain(
      start,
      (sector) => word(table[Math.floor(sector / entriesPerSector)], sector % entriesPerSector),
      count,
    );
  const load = (start: number): Buffer | undefined => {
    const chain = chainOf(start)?.map(sectors.read);
    return chain?.every((sector) => sector !== undefined) ? Buffer.concat(chain) : undefined;
  };
  const directory = load(bytes.readUInt32LE(48));
  if (!directory || directory.length < entryBytes || directory[66] !== 5) return undefined;
  const rootStart = directory.readUInt32LE(116);

  /** Returns the content of a small stream. The root's stream contains the bytes of all small streams. */
  function miniHead(start: number, size: number): Buffer | undefined {
    const container = load(rootStart);
    const miniTable = load(bytes.readUInt32LE(60));
    const next = (id: number) =>
      miniTable && id * 4 + 4 <= miniTable.length ? miniTable.readUInt32LE(id * 4) : undefined;
    const chain = followChain(start, next, (container?.length ?? 0) / miniSector);
    if (!container || !chain || chain.length * miniSector < size) return undefined;
    const pieces = chain.map((id) => container.subarray(id * miniSector, (id + 1) * miniSector));
    return Buffer.concat(pieces).subarray(0, Math.min(size, sectorBytes));
  }

  return walkSiblings(directory).map((at) => {
    const [start, size] = [directory.readUInt32LE(at + 116), directory.readUInt32LE(at + 120)];
    const head = () => {
      if (size < bytes.readUInt32LE(56)) return miniHead(start, size);
      const chain = chainOf(start);
      return chain && chain.length * sectorBytes >= size ? sectors.read(start) : undefined;
    };
    const hasChildren = directory.readUInt32LE(at + 76) !== noEntry;
    return { name: nameOf(directory, at), kind: directory[at + 66], hasChildren, head };
  });
}

/** The allowed values of the first 16 bits of the document stream, in Word 6 and later: [MS-DOC] 2.5.2, `wIdent`. */
const magicNumbers = new Set([0xa5_ec, 0xa5_dc]);

/** The bit `fEncrypted` of the flags at offset 10: the text is encrypted or obfuscated with a password. */
const encryptedFlag = 0x01_00;

const macros = new Set(['macros', '_vba_project_cur']);

/** Returns whether a compound file contains a newer document that is encrypted ([MS-OFFCRYPTO] 2.3). */
function isEncryptedPackage(entries: readonly CompoundEntry[]): boolean {
  const names = new Set(entries.map(({ name }) => name));
  return names.has('EncryptedPackage') && names.has('EncryptionInfo');
}

/** Inspects a compound file whose extension is that of a newer document. Only an encrypted document is valid. */
export function inspectWrapping(bytes: Buffer): Inspection {
  return isEncryptedPackage(readCompoundFile(bytes) ?? []) ? 'locked' : 'unsound';
}

/** Inspects a Word document. A document with macros is refused, as in the newer formats. */
export function inspectDoc(bytes: Buffer): Inspection {
  const entries = readCompoundFile(bytes);
  if (!entries) return 'unsound';
  if (isEncryptedPackage(entries)) return 'locked';
  if (entries.some(({ name, kind }) => kind === kinds.storage && macros.has(name.toLowerCase())))
    return 'unsound';
  const document = entries.find(({ name, kind }) => kind === kinds.stream && name === 'WordDocument');
  const head = document?.head();
  if (!head || head.length < 32 || !magicNumbers.has(head.readUInt16LE(0))) return 'unsound';
  if (head.readUInt16LE(10) & encryptedFlag) return 'locked';
  // Every document of Word contains this storage. If the document has no objects, the storage is empty.
  return warningsOf([
    [entries.some(({ name, hasChildren }) => name === 'ObjectPool' && hasChildren), embeddedObject],
  ]);
}
