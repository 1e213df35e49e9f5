/** Signs short texts and compares secrets, so that the server recognizes texts that it made itself. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Compares two texts in a time that does not tell where they differ. */
export function isSameSecret(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Each purpose has its own key, so that a signature for one purpose is not valid for another. */
export function createSigner(key: string, encoding: 'hex' | 'base64url' = 'hex') {
  const sign = (data: string | Uint8Array): string => createHmac('sha256', key).update(data).digest(encoding);
  return {
    sign,
    isSigned: (data: string | Uint8Array, signature: string): boolean => isSameSecret(signature, sign(data)),
  };
}
