/** Byte ranges of RFC 9110, section 14, for the one range at a time that media players ask for. */

/** First and last byte, both included. */
export type ByteRange = { first: number; last: number };

/**
 * Reads a `Range` header for a body of `size` bytes. Undefined means that the whole body is to be sent
 * (another unit, several ranges, or not a range at all); 416 that nothing of it lies inside the body.
 */
export function readRange(header: string, size: number): ByteRange | 416 | undefined {
  const [, from = '', to = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header) ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 416 : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return undefined;
  return first >= size ? 416 : { first, last };
}
