/**
 * Tells whether a PDF opens without a password. Many programs encrypt a PDF only to forbid printing or editing: then
 * the password of the reader is empty, and every viewer opens the file. The algorithms: ISO 32000-2, 7.6.
 */
import { createCipheriv, createHash } from 'node:crypto';

const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const hash = (algorithm: string, ...parts: readonly Uint8Array[]): Buffer =>
  createHash(algorithm).update(Buffer.concat(parts)).digest();

/** RC4, which the OpenSSL of Node does not have any more. */
function rc4(key: Uint8Array, data: Uint8Array): Buffer {
  const state = Buffer.from(Array.from({ length: 256 }, (_, i) => i));
  const box = (at: number): number => state.readUInt8(at % 256);
  let j = 0;
  const swap = (i: number): void => {
    j = (j + box(i)) % 256;
    [state[i % 256], state[j]] = [box(j), box(i)];
  };
  for (let i = 0; i < 256; i += 1) {
    j += key[i % key.length] ?? 0;
    swap(i);
  }
  j = 0;
  const mask = (byte: number, index: number): number => {
    swap(index + 1);
    return byte ^ box(box(index + 1) + box(j));
  };
  return Buffer.from(Uint8Array.from(data, mask));
}

type Encryption = Record<'owner' | 'user' | 'permissions' | 'id' | 'end', Buffer> & {
  revision: number;
  /** The length of the key of revisions 2 to 4. */
  keyBytes: number;
};

/** Compares the check value of revisions 2 to 4 with the value of an empty password (algorithms 2, 4 and 5). */
function isEmptyByRc4({ revision, keyBytes, owner, user, permissions, id, end }: Encryption): boolean {
  let key = hash('md5', padding, owner.subarray(0, 32), permissions, id, end).subarray(0, keyBytes);
  if (revision < 3) return rc4(key, padding).equals(user.subarray(0, 32));
  for (let i = 0; i < 50; i += 1) key = hash('md5', key).subarray(0, keyBytes);
  let check = hash('md5', padding, id);
  for (let i = 0; i < 20; i += 1)
    check = rc4(
      Uint8Array.from(key, (byte) => byte ^ i),
      check,
    );
  return check.equals(user.subarray(0, 16));
}

/** Returns the hash of an empty password with a salt for revision 6 (algorithm 2.B). */
function hardHash(salt: Buffer): Buffer {
  let key = hash('sha256', salt);
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32));
    const mixed = cipher.update(Buffer.concat(Array<Buffer>(64).fill(key)));
    const sum = mixed.subarray(0, 16).reduce((total, byte) => total + byte, 0);
    key = hash(['sha256', 'sha384', 'sha512'][sum % 3] ?? '', mixed);
    last = mixed.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

/** Compares the check value of revisions 5 and 6 with the value of an empty password (algorithm 11). */
function isEmptyBySha({ revision, user }: Encryption): boolean {
  const salt = user.subarray(32, 40);
  return (revision > 5 ? hardHash(salt) : hash('sha256', salt)).equals(user.subarray(0, 32));
}

const control: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** A string: `<hex>`, or `(letters)` with escapes; brackets in pairs need no escape. */
const written = /^\s*(?:<([\da-f\s]*)>|\(((?:\\[^]|[^\\()]|\((?:\\[^]|[^\\()])*\))*)\))/i;

function readString(text: string): Buffer {
  const [, hex, letters = ''] = written.exec(text) ?? [];
  if (hex !== undefined) return Buffer.from(hex.replace(/\s/g, ''), 'hex');
  const value = letters.replace(/\\(?:([0-7]{1,3})|\r?\n|\r|([^]))/g, (_, octal?: string, letter = '') =>
    octal === undefined ? (control[letter] ?? letter) : String.fromCharCode(Number.parseInt(octal, 8) % 256),
  );
  return Buffer.from(value, 'latin1');
}

/** The maximum length of an encryption dictionary. Its strings have 127 bytes at most, each written as four letters. */
const maxDictionaryLength = 4096;

/** Reads the dictionary at the start of a text; `id` is the text after the file's `ID`. */
function readEncryption(dictionary: string, id: string): Encryption {
  const after = (key: RegExp): string => {
    const match = key.exec(dictionary);
    return match ? dictionary.slice(match.index + match[0].length) : '';
  };
  const number = (key: RegExp): number => Number.parseInt(after(key)) || 0;
  const [version, revision] = [number(/\/V(?=[\s\d])/), number(/\/R(?=[\s\d])/)];
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(number(/\/P(?=[\s\d-])/) | 0);
  return {
    revision,
    keyBytes: version < 4 ? number(/\/Length/) / 8 || 5 : 16,
    owner: readString(after(/\/O(?=\s*[(<])/)),
    user: readString(after(/\/U(?=\s*[(<])/)),
    permissions,
    id: readString(id),
    end: Buffer.alloc(revision > 3 && /\/EncryptMetadata\s+false/.test(dictionary) ? 4 : 0, 0xff),
  };
}

/** `text` is the file without the data of its streams. */
export function opensWithoutPassword(text: string): boolean {
  const [match, number, generation] = /\/Encrypt\s*(?:(\d{1,10})\s+(\d{1,5})\s+R\b|<<)/.exec(text) ?? [];
  if (match === undefined) return true;
  const object = new RegExp(`(?<!\\d)${number}\\s+${generation}\\s+obj\\b`);
  const at = number === undefined ? text.indexOf(match) : text.search(object);
  const dictionary = at < 0 ? '' : text.slice(at, at + maxDictionaryLength);
  const [, id = ''] = /\/ID\s*\[([^]{0,600})/.exec(text) ?? [];
  const encryption = readEncryption(dictionary, id);
  return encryption.revision < 5 ? isEmptyByRc4(encryption) : isEmptyBySha(encryption);
}
