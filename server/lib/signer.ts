/** Signs short texts, so that the server recognizes texts that it made itself. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Each purpose has its own key, so that a signature for one purpose is not valid for another. */
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
