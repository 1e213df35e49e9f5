/**
 * Tells what a compound file is by the names in its directory: a Word 97–2003 document, an encrypted newer document, or
 * another kind. The layout: https://learn.microsoft.com/openspecs/windows_protocols/ms-cfb
 */
import type { Finding } from './finding.ts';

const entryBytes = 128;
const endOfChain = 0xff_ff_ff_fe;
/** The header has the numbers of so many allocation sectors. A file of 5 MiB never needs more. */
const tableSectorsInHeader = 109;

const macros = new Set(['macros', '_vba_project', '_vba_project_cur']);

/** The kinds by their main stream. Programs write it before the streams of embedded documents. */
const kinds = new Map([
  ['worddocument', 'DOC'],
  ['workbook', 'XLS'],
  ['book', 'XLS'],
  ['powerpoint document', 'PPT'],
  ['__properties_version1.0', 'MSG'],
]);

/** The bit `fEncrypted` of the flags at offset 10: the text is encrypted or obfuscated with a password. */
const encryptedFlag = 0x01_00;

/** Returns a function that reads a chain of sectors. It throws a RangeError if the chain leaves the file or has a cycle. */
function openSectors(bytes: Buffer, sectorBytes: number) {
  // Some programs do not fill the last sector.
  const count = Math.ceil(bytes.length / sectorBytes) - 1;
  const perSector = sectorBytes / 4;
  function next(sector: number): number {
    const index = Math.floor(sector / perSector);
    if (index >= tableSectorsInHeader) throw new RangeError('The file is larger than its header allows.');
    return bytes.readUInt32LE(
      (bytes.readUInt32LE(76 + 4 * index) + 1) * sectorBytes + (sector % perSector) * 4,
    );
  }
  return (start: number): Buffer => {
    const sectors: Buffer[] = [];
    for (let sector = start; sector !== endOfChain; sector = next(sector)) {
      if (sector >= count || sectors.length > count) throw new RangeError('The chain leaves the file.');
      sectors.push(bytes.subarray((sector + 1) * sectorBytes, (sector + 2) * sectorBytes));
    }
    return Buffer.concat(sectors);
  };
}

/** Returns the start and the size of the first stream of each name. Names are compared without case. */
function readDirectory(directory: Buffer): Map<string, { start: number; size: number }> {
  const entries = new Map<string, { start: number; size: number }>();
  for (let at = 0; at + entryBytes <= directory.length; at += entryBytes) {
    const name = directory.toString('utf16le', at, at + Math.min(directory.readUInt16LE(at + 64), 64));
    const entry = { start: directory.readUInt32LE(at + 116), size: directory.readUInt32LE(at + 120) };
    const key = name.replace(/\0.*$/s, '').toLowerCase();
    if (!entries.has(key)) entries.set(key, entry);
  }
  return entries;
}

/** Judges a file that begins like a compound file. Throws a RangeError if the file is cut off. */
export function inspectCompoundFile(bytes: Buffer): Finding {
  const shift = bytes.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return { fault: 'damaged' };
  const read = openSectors(bytes, 1 << shift);
  const entries = readDirectory(read(bytes.readUInt32LE(48)));
  if (entries.has('encryptedpackage')) return { fault: 'password' };
  const names = [...entries.keys()];
  const main = names.find((name) => kinds.has(name)) ?? '';
  const [document, kind] = [entries.get(main), kinds.get(main)];
  if (!document || kind === undefined) return { fault: 'damaged' };
  if (kind !== 'DOC') return { fault: 'other', found: kind };
  if (names.some((name) => macros.has(name))) return { fault: 'macros' };
  // Streams shorter than this number are elsewhere. No program is known to encrypt so short a document.
  if (document.size < bytes.readUInt32LE(56)) return { type: 'doc' };
  const content = read(document.start);
  return (content.readUInt16LE(10) & encryptedFlag) === 0 ? { type: 'doc' } : { fault: 'password' };
}
