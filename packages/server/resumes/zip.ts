/**
 * Reads the central directory of a zip archive, as office programs do. Unpacks nothing. The layout:
 * https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */

const endMark = Buffer.from('PK\u0005\u0006');
const headerBytes = { local: 30, central: 46, end: 22, zip64Locator: 20 };

export type ZipEntry = {
  name: string;
  encrypted: boolean;
  stored: boolean;
  /** Returns the bytes as they are packed. */
  packed: () => Buffer;
};

/**
 * Lists the entries of an archive that begins with the file; undefined if the directory does not lead to its end. Any
 * bytes may follow the archive.
 * Throws a RangeError if a number points out of the file.
 */
export function readZip(bytes: Buffer): ZipEntry[] | undefined {
  const hasMark = (at: number, mark: string): boolean => bytes.toString('latin1', at, at + 4) === mark;
  const at = bytes.lastIndexOf(endMark);
  let [end, row] = [at, bytes.readUInt32LE(at + 16)];
  const locator = at - headerBytes.zip64Locator;
  if (locator > 0 && hasMark(locator, 'PK\u0006\u0007')) {
    end = Number(bytes.readBigUInt64LE(locator + 8));
    row = Number(bytes.readBigUInt64LE(end + 48));
  }
  const entries: ZipEntry[] = [];
  while (row < end && hasMark(row, 'PK\u0001\u0002')) {
    const nameEnd = row + headerBytes.central + bytes.readUInt16LE(row + 28);
    const [start, packedSize] = [bytes.readUInt32LE(row + 42), bytes.readUInt32LE(row + 20)];
    entries.push({
      name: bytes.toString('utf8', row + headerBytes.central, nameEnd),
      encrypted: (bytes.readUInt16LE(row + 8) & 1) !== 0,
      stored: bytes.readUInt16LE(row + 10) === 0,
      packed() {
        const names = bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28);
        return bytes.subarray(start + headerBytes.local + names).subarray(0, packedSize);
      },
    });
    row = nameEnd + bytes.readUInt16LE(row + 30) + bytes.readUInt16LE(row + 32);
  }
  return row === end ? entries : undefined;
}

/** Returns whether a zip program would open the file. A document of Word may contain an archive in its middle. */
export function endsWithArchive(bytes: Buffer): boolean {
  const at = bytes.lastIndexOf(endMark);
  const end = at + headerBytes.end;
  return at >= 0 && end <= bytes.length && end + bytes.readUInt16LE(at + 20) === bytes.length;
}
