/** Writes PDFs as different programs do, and encrypts them as far as a reader has to look to ask for a password. */
import { createCipheriv, createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';

type Options = {
  header?: string;
  /** More objects. */
  objects?: string;
  /** More entries of the trailer. */
  trailer?: string;
  lineEnd?: string;
};

const bytesOf = (text: string): Buffer => Buffer.from(text, 'latin1');

const pages =
  '1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[7 0 R]/Count 1>>\nendobj\n' +
  '7 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>\nendobj\n';

/** A PDF of one empty page with a table of references. */
export function pdfFile(options: Options = {}): Buffer {
  const { header = '%PDF-1.7', objects = '', trailer = '', lineEnd = '\n' } = options;
  const body = `${header}\n%\u00e2\u00e3\u00cf\u00d3\n${pages}${objects}`.replaceAll('\n', lineEnd);
  const places = new Map(
    [...body.matchAll(/(\d+)\s0\sobj/g)].map(({ 1: number, index }) => [Number(number), index]),
  );
  const rows = Array.from({ length: 10 }, (_, number) => {
    const place = places.get(number);
    return `${String(place ?? 0).padStart(10, '0')} ${place === undefined ? '65535 f' : '00000 n'}\r\n`;
  });
  const end = `trailer\n<</Size 10/Root 1 0 R${trailer}>>\nstartxref\n${body.length}\n%%EOF\n`;
  return bytesOf(`${body}xref${lineEnd}0 10${lineEnd}${rows.join('')}${end.replaceAll('\n', lineEnd)}`);
}

/** An object with a compressed stream. */
export function streamObject(number: number, dictionary: string, content: string): string {
  const packed = deflateSync(bytesOf(content)).toString('latin1');
  return `${number} 0 obj\n<<${dictionary}/Filter/FlateDecode/Length ${packed.length}>>\nstream\n${packed}\nendstream\nendobj\n`;
}

/** A PDF whose references are a stream, as pdfTeX and newer programs write. */
export function pdfWithReferenceStream(dictionary = ''): Buffer {
  const objects = streamObject(
    3,
    '/Type/ObjStm/N 2/First 9',
    '1 0 2 30 <</Type/Catalog/Pages 2 0 R>> <</Type/Pages>>',
  );
  const body = `%PDF-1.5\n%\u00d0\u00d4\u00c5\u00d8\n${objects}`;
  const references = streamObject(4, `/Type/XRef/Size 5/W[1 2 1]/Root 1 0 R${dictionary}`, 'references');
  return bytesOf(`${body}${references}startxref\n${body.length}\n%%EOF\n`);
}

const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const md5 = (...parts: readonly Buffer[]): Buffer => createHash('md5').update(Buffer.concat(parts)).digest();

function rc4(key: Buffer, data: Buffer): Buffer {
  const box = [...Array(256).keys()];
  const output = Buffer.from(data);
  let j = 0;
  const step = (i: number, add = 0): number => {
    j = (j + box[i]! + add) & 255;
    [box[i], box[j]] = [box[j]!, box[i]!];
    return box[(box[i] + box[j]!) & 255]!;
  };
  for (let i = 0; i < 256; i += 1) step(i, key[i % key.length]);
  j = 0;
  for (let n = 0; n < output.length; n += 1) output[n]! ^= step((n + 1) & 255);
  return output;
}

/** ISO 32000-2, 7.6.4.3.4. */
function hardHash(password: Buffer, salt: Buffer): Buffer {
  let key = createHash('sha256').update(password).update(salt).digest();
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32));
    const mixed = cipher.update(Buffer.concat(Array<Buffer>(64).fill(Buffer.concat([password, key]))));
    const rest = Number(BigInt(`0x${mixed.toString('hex', 0, 16)}`) % 3n);
    key = createHash(`sha${256 + 128 * rest}`)
      .update(mixed)
      .digest();
    last = mixed.at(-1)!;
  }
  return key.subarray(0, 32);
}

const owner = Buffer.alloc(48, 'the check value of the owner (\\) ');
const id = Buffer.from('00112233445566778899aabbccddeeff', 'hex');

/** Returns the reader's check value. `keyBytes` is the length of the key, which revisions 5 and 6 do not use. */
function userValue(revision: number, keyBytes: number, typed: string, end: Buffer): Buffer {
  const password = Buffer.from(typed);
  const salts = Buffer.from('validatekey-salt');
  if (revision === 5)
    return Buffer.concat([
      createHash('sha256').update(password).update(salts.subarray(0, 8)).digest(),
      salts,
    ]);
  if (revision === 6) return Buffer.concat([hardHash(password, salts.subarray(0, 8)), salts]);
  const padded = Buffer.concat([password, padding]).subarray(0, 32);
  const permissions = Buffer.from(Int32Array.of(-1340).buffer);
  let key = md5(padded, owner.subarray(0, 32), permissions, id, end);
  if (revision === 2) return rc4(key.subarray(0, 5), padding);
  for (let i = 0; i < 50; i += 1) key = md5(key.subarray(0, keyBytes));
  let value = md5(padding, id);
  for (let i = 0; i < 20; i += 1)
    value = rc4(Buffer.from(key.subarray(0, keyBytes).map((byte) => byte ^ i)), value);
  return Buffer.concat([value, Buffer.alloc(16)]);
}

const filters = {
  none: '',
  rc4: '/CF<</StdCF<</AuthEvent/DocOpen/CFM/V2/Length 16>>>>/StmF/StdCF/StrF/StdCF',
  aes: '/CF<</StdCF<</AuthEvent/DocOpen/CFM/AESV2/Length 16>>>>/StmF/StdCF/StrF/StdCF',
  aes256:
    `/OE<${'0'.repeat(64)}>/UE<${'0'.repeat(64)}>/Perms<${'0'.repeat(32)}>` +
    '/CF<</StdCF<</AuthEvent/DocOpen/CFM/AESV3/Length 32>>>>/StmF/StdCF/StrF/StdCF',
} as const;

/** How a string of bytes is written: `<hex>`, or `(letters)` with the escapes that are needed. */
const notations = {
  hex: (bytes: Buffer) => `<${bytes.toString('hex')}>`,
  letters: (bytes: Buffer) =>
    `(${bytes.toString('latin1').replace(/[\\()\r\n\0]/g, (letter) => (letter === '\0' ? '\\000' : letter === '\r' ? '\\r' : letter === '\n' ? '\\n' : `\\${letter}`))})`,
};

type Encryption = {
  version: number;
  revision: number;
  /** The length of the key in bits. */
  bits?: number;
  filter?: keyof typeof filters;
  /** The password that a reader has to know. Without one, only printing or editing is forbidden. */
  password?: string;
  notation?: keyof typeof notations;
  showsMetadata?: boolean;
  /** The dictionary stands in the trailer, and not in an object. */
  inTrailer?: boolean;
};

/** The objects and the trailer entries of an encrypted PDF. */
export function encryption({
  version,
  revision,
  bits = 40,
  filter = 'none',
  password = '',
  ...how
}: Encryption): {
  objects: string;
  trailer: string;
} {
  const write = notations[how.notation ?? 'hex'];
  const end = Buffer.alloc(how.showsMetadata ? 4 : 0, 0xff);
  const user = userValue(revision, bits / 8, password, end);
  const ownerBytes = owner.subarray(0, revision < 5 ? 32 : 48);
  const dictionary = `<</Filter/Standard/V ${version}/R ${revision}${version > 1 && version < 4 ? `/Length ${bits}` : ''}${filters[filter]}/O ${write(ownerBytes)}/U${write(user)}/P -1340${how.showsMetadata ? '/EncryptMetadata false' : ''}>>`;
  return {
    objects: how.inTrailer ? '' : `9 0 obj\n${dictionary}\nendobj\n`,
    trailer: `/ID[${write(id)}${write(id)}]/Encrypt ${how.inTrailer ? dictionary : '9 0 R'} `,
  };
}
