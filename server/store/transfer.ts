/** Files are transferred between the threads instead of copied: they are the one thing here that is large. */

const filesIn = (value: unknown): Uint8Array[] => {
  if (value instanceof Uint8Array) return [value];
  const file =
    typeof value === 'object' && value !== null && 'attachment' in value ? value.attachment : undefined;
  const bytes = typeof file === 'object' && file !== null && 'bytes' in file ? file.bytes : undefined;
  return bytes instanceof Uint8Array ? [bytes] : [];
};

/**
 * The memory behind files that are arguments or results, as `postMessage` wants it: it is transferred, and
 * the sender cannot read it any more. A file that shares its memory with something else is copied as usual.
 */
export function transferables(values: readonly unknown[]): ArrayBuffer[] {
  return values
    .flatMap(filesIn)
    .flatMap(({ buffer, byteLength }) =>
      buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [],
    );
}
