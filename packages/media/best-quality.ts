/** Finds the best quality at which a file is small enough, with few encodings, because one encoding takes seconds. */

interface Encoded {
  /** The index of the quality. */
  at: number;
  file: Buffer;
  /** Whether the file is within the maximum bytes. If not, it is the file of the worst quality. */
  fits: boolean;
}

/**
 * Encodes at some of the qualities, and returns the best that fits. The steps from `start` become longer until one file
 * fits and one does not; then the qualities between them are halved.
 * @param encode encodes at the quality with this index; a higher index is a worse quality and a smaller file
 * @param start the index to try first. Near the result, two encodings are enough
 */
export async function bestQuality(
  encode: (at: number) => Promise<Buffer>,
  { count, budget, start }: { count: number; budget: number; start: number },
): Promise<Encoded> {
  let fitting: Encoded | undefined;
  /** The best quality that may fit: all before are too large. */
  let first = 0;
  let step = 1;
  let at = start;
  for (;;) {
    const file = await encode(at);
    const fits = file.length <= budget;
    if (fits) fitting = { at, file, fits };
    else first = at + 1;
    if (fitting?.at === first) return fitting;
    if (first === count) return { at, file, fits };
    if (fitting === undefined) at = Math.min(count - 1, at + step);
    else if (first === 0) at = Math.max(0, at - step);
    else at = Math.floor((first + fitting.at) / 2);
    step *= 2;
  }
}
