/**
 * Compares the directory of a zip archive with its entries, without unpacking. The layout:
 * https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */

const signatures = { local: 0x04_03_4b_50, central: 0x02_01_4b_50, end: 0x06_05_4b_50 };
const headerBytes = { local: 30, central: 46, end: 22 };
const maxCommentBytes = 0xff_ff;

/** A document of 5 MiB stays far below the limits. An archive that could exhaust a program is far above. */
export const limits = {
  entries: 2000,
  nameBytes: 255,
  totalBytes: 100 * 1024 * 1024,
  ratio: 200,
  freeBytes: 1024 * 1024,
};

const flags = { encrypted: 0x00_01, sizesFollow: 0x00_08, strong: 0x00_40, masked: 0x20_00 };
const lockFlags = flags.encrypted | flags.strong | flags.masked;

/** The flags that must be equal in directory and entry. The other flags only describe the compression. */
const decisive = lockFlags | flags.sizesFollow;

const methods = { stored: 0, deflated: 8 };

export type ZipEntry = {
  name: string;
  stored: boolean;
  packed: Buffer;
};

type Claim = {
  name: string;
  flags: number;
  method: number;
  crc: number;
  packed: number;
  size: number;
  at: number;
};

/** Returns the position of the end record; -1 without a record whose comment ends with the file. */
function findEnd(bytes: Buffer): number {
  const earliest = Math.max(0, bytes.length - headerBytes.end - maxCommentBytes);
  for (let at = bytes.length - headerBytes.end; at >= earliest; at -= 1) {
    if (bytes.readUInt32LE(at) !== signatures.end) continue;
    if (at + headerBytes.end + bytes.readUInt16LE(at + 20) === bytes.length) return at;
  }
  return -1;
}

/** Returns the rows of the directory; undefined if the rows do not fill the directory exactly. */
function readClaims(bytes: Buffer, start: number, end: number, count: number): Claim[] | undefined {
  const claims: Claim[] = [];
  let at = start;
  for (let i = 0; i < count; i += 1) {
    if (at + headerBytes.central > end || bytes.readUInt32LE(at) !== signatures.central) return undefined;
    const nameBytes = bytes.readUInt16LE(at + 28);
    const after =
      at + headerBytes.central + nameBytes + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    if (nameBytes === 0 || nameBytes > limits.nameBytes || after > end) return undefined;
    // An archive of several volumes is refused, because no program writes documents in this way.
    if (bytes.readUInt16LE(at + 34) !== 0) return undefined;
    claims.push({
      name: bytes.toString('utf8', at + headerBytes.central, at + headerBytes.central + nameBytes),
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      crc: bytes.readUInt32LE(at + 16),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      at: bytes.readUInt32LE(at + 42),
    });
    at = after;
  }
  return at === end ? claims : undefined;
}

/** Returns whether an unpacked entry of this name stays inside the target folder on every system. */
function isPlainPath(name: string): boolean {
  const hasTrick = /[\p{Cc}\\:\uFFFD]|^\/|\/\//u.test(name);
  return !hasTrick && name.split('/').every((part) => part !== '.' && part !== '..');
}

/**
 * The least efficient programs store blocks of 16,383 bytes with 5 extra bytes each. An empty last block needs at most
 * 64 bytes.
 */
const maxPackedBytes = (size: number): number => size + 5 * Math.ceil(size / 16_383) + 64;

/**
 * Deflate shrinks data to a thousandth at most, and documents far less. Unneeded packed bytes could hide data from
 * programs that add up the sizes.
 */
function isPlausible({ method, packed, size }: Claim): boolean {
  if (method === methods.stored) return packed === size;
  const isWithinRatio = size <= limits.freeBytes || size <= packed * limits.ratio;
  return method === methods.deflated && isWithinRatio && packed <= maxPackedBytes(size);
}

/** Returns the range of an entry's bytes; undefined if the local header differs from the directory. */
function locate(bytes: Buffer, claim: Claim, directory: number): [begin: number, end: number] | undefined {
  const { at } = claim;
  if (at + headerBytes.local > directory || bytes.readUInt32LE(at) !== signatures.local) return undefined;
  const nameEnd = at + headerBytes.local + bytes.readUInt16LE(at + 26);
  const start = nameEnd + bytes.readUInt16LE(at + 28);
  const end = start + claim.packed;
  if (end > directory || bytes.toString('utf8', at + headerBytes.local, nameEnd) !== claim.name)
    return undefined;
  const isOtherKind = ((bytes.readUInt16LE(at + 6) ^ claim.flags) & decisive) !== 0;
  if (isOtherKind || bytes.readUInt16LE(at + 8) !== claim.method) return undefined;
  const [crc, packed, size] = [14, 18, 22].map((offset) => bytes.readUInt32LE(at + offset));
  const isRepeated = crc === claim.crc && packed === claim.packed && size === claim.size;
  const follows = (claim.flags & flags.sizesFollow) !== 0 && crc === 0 && packed === 0 && size === 0;
  return isRepeated || follows ? [start, end] : undefined;
}

/** Returns the files in the order of the archive. Refuses Zip64, several volumes, and bytes before the first entry. */
export function readZip(bytes: Buffer): ZipEntry[] | 'locked' | 'unsound' {
  const end = bytes.length < headerBytes.end ? -1 : findEnd(bytes);
  if (end < 0) return 'unsound';
  // The four bytes contain the number of this volume and the number of the volume with the directory.
  const isSplit = bytes.readUInt32LE(end + 4) !== 0;
  const [countInVolume, count] = [bytes.readUInt16LE(end + 8), bytes.readUInt16LE(end + 10)];
  const directory = bytes.readUInt32LE(end + 16);
  if (isSplit || countInVolume !== count || count > limits.entries) return 'unsound';
  if (directory + bytes.readUInt32LE(end + 12) !== end) return 'unsound';
  const claims = readClaims(bytes, directory, end, count);
  if (!claims) return 'unsound';
  if (claims.some((claim) => claim.flags & lockFlags)) return 'locked';
  const names = new Set(claims.map(({ name }) => name.toLowerCase()));
  const total = claims.reduce((sum, { size }) => sum + size, 0);
  if (names.size !== count || total > limits.totalBytes) return 'unsound';
  if (!claims.every((claim) => isPlainPath(claim.name) && isPlausible(claim))) return 'unsound';
  const entries: ZipEntry[] = [];
  let position = 0;
  for (const claim of claims.toSorted((a, b) => a.at - b.at)) {
    const range = locate(bytes, claim, directory);
    // Entries must not overlap, and the first entry must start at 0.
    if (!range || claim.at < position || (position === 0 && claim.at !== 0)) return 'unsound';
    position = range[1];
    entries.push({
      name: claim.name,
      stored: claim.method === methods.stored,
      packed: bytes.subarray(...range),
    });
  }
  return entries;
}
