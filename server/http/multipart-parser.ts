/** Takes a multipart body apart piece by piece (RFC 2046, 5.1), as strictly as browsers write it. */
import { type PartHead, readPartHead } from './part-head.ts';

/** Why reading stopped. The connection may have broken, or the body is not what it claims. */
export type MultipartFault = 'malformed' | 'too-large' | 'too-slow';

/** Receives the bytes of a part as they arrive. Reading continues when the returned promise resolves. */
export type PartSink = (chunk: Buffer) => void | Promise<void>;

/** Called with the head of each part; returns the receiver of its bytes. */
export type PartTaker = (head: PartHead) => PartSink;

/** Error that a receiver of parts throws to stop reading. */
export class StopReading<Reason> extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super('The upload was stopped.');
    this.reason = reason;
  }
}

/** A body that is being taken apart. */
export type MultipartParser = {
  /** Resolves once all of a piece that can be told apart is where it belongs. */
  write(piece: Buffer): Promise<void>;
  /** Throws when the closing boundary has not come. */
  end(): void;
};

/** Longest head of a part, in bytes: browsers write some hundred. */
export const longestHead = 8 * 1024;

const headEnd = '\r\n\r\n';
const malformed = () => new StopReading<MultipartFault>('malformed');

/** Browsers begin with the boundary. Other readers find parts in what stands before it, where this one would not. */
const beforeParts: PartSink = () => {
  throw malformed();
};

/** Position from which the end of a piece may be the beginning of a delimiter; the piece's length if nowhere. */
function startOfEnd(piece: Buffer, delimiter: Buffer): number {
  const first = delimiter[0] ?? 0;
  let at = piece.indexOf(first, Math.max(0, piece.length - delimiter.length + 1));
  while (at >= 0 && !delimiter.subarray(0, piece.length - at).equals(piece.subarray(at)))
    at = piece.indexOf(first, at + 1);
  return at < 0 ? piece.length : at;
}

/**
 * Makes a parser. One part is through before the next begins, and nothing is kept but what may be the start
 * of a boundary or the start of a head. Its promises reject with `malformed`, or with what a sink threw.
 */
export function createParser(boundary: string, onPart: PartTaker): MultipartParser {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  // Bytes that are not consumed yet. The first boundary has no line break before it, so we add one.
  let left: Buffer = Buffer.from('\r\n');
  let place: keyof typeof steps = 'content';
  let sink = beforeParts;

  /** Each takes what it can and says whether the next one may go on. */
  const steps = {
    async content(): Promise<boolean> {
      const at = left.indexOf(delimiter);
      const isWhole = at >= 0;
      const end = isWhole ? at : startOfEnd(left, delimiter);
      const bytes = left.subarray(0, end);
      left = left.subarray(isWhole ? end + delimiter.length : end);
      if (isWhole) place = 'boundary';
      if (bytes.length > 0) await sink(bytes);
      return isWhole;
    },
    boundary(): boolean {
      if (left.length < 2) return false;
      const next = left.toString('latin1', 0, 2);
      if (next !== '--' && next !== '\r\n') throw malformed();
      place = next === '--' ? 'over' : 'head';
      return true;
    },
    head(): boolean {
      // From the end of the boundary's own line on, so that a head without any line ends as well.
      const end = left.indexOf(headEnd);
      if ((end < 0 ? left.length : end) > longestHead) throw malformed();
      if (end < 0) return false;
      const head = readPartHead(left.toString('latin1', 2, Math.max(2, end)));
      if (!head) throw malformed();
      left = left.subarray(end + headEnd.length);
      sink = onPart(head);
      place = 'content';
      return true;
    },
    over(): boolean {
      left = left.subarray(left.length);
      return false;
    },
  };

  return {
    async write(piece) {
      left = left.length === 0 ? piece : Buffer.concat([left, piece]);
      // oxlint-disable-next-line no-await-in-loop -- what stands in front is taken first
      for (let goesOn = true; goesOn;) goesOn = await steps[place]();
    },
    end() {
      if (place !== 'over') throw malformed();
    },
  };
}
