/** Signs short texts, so that the server recognizes what it has given out. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Makes a signer with one key. Signers for different purposes have different keys, so nobody can exchange their signatures. */
export function createSigner(key: string, encoding: 'hex' | 'base64url' = 'hex') {
  const sign = (data: string | Uint8Array): string => createHmac('sha256', key).update(data).digest(encoding);
  return {
    sign,
    isSigned: (data: string | Uint8Array, signature: string): boolean => {
      const [expected, given] = [Buffer.from(sign(data)), Buffer.from(signature)];
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
