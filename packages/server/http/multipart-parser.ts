/** Parses a multipart body piece by piece (RFC 2046, 5.1; RFC 7578). Accepts only bodies as browsers send them. */

export function decodeText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

export type PartHead = {
  name: string;
  /** The name of a file; empty if the visitor chose no file. Undefined for a text field. */
  fileName: string | undefined;
};

const parameter = /;\s*([a-z]+)=(?:"((?:\\"|[^"])*)"|([^\s";]+))\s*/giy;

/** Matches the encodings that need no decoding. All other encodings are deprecated. */
const plainEncodings = /^(?:7bit|8bit|binary)$/i;

/** Returns the parameters of `form-data; …`. Returns undefined for any other text, or if a parameter is repeated. */
function readParameters(disposition: string): Map<string, string> | undefined {
  const [kind = ''] = /^form-data\s*/i.exec(disposition) ?? [];
  const parameters = new Map<string, string>();
  parameter.lastIndex = kind.length;
  let position = kind.length;
  for (let match = parameter.exec(disposition); match; match = parameter.exec(disposition)) {
    const [, name = '', quoted, token] = match;
    const value = decodeText(Buffer.from((quoted ?? token ?? '').replaceAll('\\"', '"'), 'latin1'));
    if (value === undefined || parameters.has(name.toLowerCase())) return undefined;
    parameters.set(name.toLowerCase(), value);
    position = parameter.lastIndex;
  }
  return kind !== '' && position === disposition.length ? parameters : undefined;
}

/** Maximum number of header lines in a part of the body. Browsers send two. */
export const maxHeaderLines = 16;

/** Matches a header line: a token, a colon, and a value without line breaks and NUL (RFC 9110, 5.6.2). */
const headerLine = /^([\w!#$%&'*+.^`|~-]+):[ \t]*([^\r\n\0]*?)[ \t]*$/;

/** Returns the values of each header, by its name in lower case. Returns undefined if a line is not a header. */
function readHeaders(text: string): Map<string, string[]> | undefined {
  const headers = new Map<string, string[]>();
  const lines = text === '' ? [] : text.split('\r\n');
  if (lines.length > maxHeaderLines) return undefined;
  for (const line of lines) {
    const [, name, value] = headerLine.exec(line) ?? [];
    if (name === undefined || value === undefined) return undefined;
    const key = name.toLowerCase();
    headers.set(key, [...(headers.get(key) ?? []), value]);
  }
  return headers;
}

/** Reads the header lines of a part of the body, as Latin-1. Returns undefined for lines that browsers never send. */
function readPartHead(text: string): PartHead | undefined {
  const headers = readHeaders(text);
  const [disposition, ...duplicates] = headers?.get('content-disposition') ?? [];
  if (disposition === undefined || duplicates.length > 0) return undefined;
  if (!(headers?.get('content-transfer-encoding') ?? []).every((coding) => plainEncodings.test(coding)))
    return undefined;
  const parameters = readParameters(disposition);
  const name = parameters?.get('name');
  const isKnown = parameters && [...parameters.keys()].every((key) => key === 'name' || key === 'filename');
  return isKnown && name !== undefined ? { name, fileName: parameters.get('filename') } : undefined;
}

/** Returns the boundary in the content type of a multipart form; undefined for any other content type. */
export function readBoundary(contentType: string): string | undefined {
  const [, quoted, token] =
    /^multipart\/form-data\s*;\s*boundary=(?:"([^"\\]{1,70})"|([^\s";,]{1,70}))\s*$/i.exec(contentType) ?? [];
  return quoted ?? token;
}

/** The reason why the reading stopped. `malformed` also means that the connection broke. */
export type MultipartFault = 'malformed' | 'too-large' | 'too-slow';

/** Receives the bytes of a part when they arrive. The reading continues when the returned promise resolves. */
export type PartSink = (chunk: Buffer) => void | Promise<void>;

export type PartTaker = (head: PartHead) => PartSink;

/** An error with which a receiver of parts stops the reading. */
export class StopReading<Reason> extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super('The upload was stopped.');
    this.reason = reason;
  }
}

export type MultipartParser = {
  /** Parses a piece. Resolves when the receivers have taken the bytes of the piece. */
  write(piece: Buffer): Promise<void>;
  /** Ends the body. Throws if the closing boundary is missing. */
  end(): void;
};

/** Maximum bytes of the header lines of a part. Browsers send a few hundred bytes. */
export const maxHeadBytes = 8 * 1024;

const headEnd = '\r\n\r\n';
const malformed = () => new StopReading<MultipartFault>('malformed');

/** Refuses text before the first boundary, because other parsers could find parts in it. Browsers send no such text. */
const beforeParts: PartSink = () => {
  throw malformed();
};

/** Returns where a delimiter may begin at the end of a piece; the piece's length for nowhere. */
function startOfEnd(piece: Buffer, delimiter: Buffer): number {
  const first = delimiter[0] ?? 0;
  let at = piece.indexOf(first, Math.max(0, piece.length - delimiter.length + 1));
  while (at >= 0 && !delimiter.subarray(0, piece.length - at).equals(piece.subarray(at)))
    at = piece.indexOf(first, at + 1);
  return at < 0 ? piece.length : at;
}

/**
 * Makes a parser. A part is finished before the next part begins. The parser keeps only bytes that may be the start of
 * a boundary or of header lines. The promises reject with `malformed`, or with the error of a receiver.
 */
export function createParser(boundary: string, onPart: PartTaker): MultipartParser {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  // The bytes that no step has consumed yet. The first boundary has no line break before it, so one is added.
  let left: Buffer = Buffer.from('\r\n');
  let state: keyof typeof steps = 'content';
  let sink = beforeParts;

  /** Each step consumes as many bytes as it can. Its result is true if the next step can continue. */
  const steps = {
    async content(): Promise<boolean> {
      const at = left.indexOf(delimiter);
      const isWhole = at >= 0;
      const end = isWhole ? at : startOfEnd(left, delimiter);
      const bytes = left.subarray(0, end);
      left = left.subarray(isWhole ? end + delimiter.length : end);
      if (isWhole) state = 'boundary';
      if (bytes.length > 0) await sink(bytes);
      return isWhole;
    },
    boundary(): boolean {
      if (left.length < 2) return false;
      const next = left.toString('latin1', 0, 2);
      if (next !== '--' && next !== '\r\n') throw malformed();
      state = next === '--' ? 'over' : 'head';
      return true;
    },
    head(): boolean {
      // The search starts at the line break of the boundary. So it also finds the end of a part without header lines.
      const end = left.indexOf(headEnd);
      if ((end < 0 ? left.length : end) > maxHeadBytes) throw malformed();
      if (end < 0) return false;
      const head = readPartHead(left.toString('latin1', 2, Math.max(2, end)));
      if (!head) throw malformed();
      left = left.subarray(end + headEnd.length);
      sink = onPart(head);
      state = 'content';
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
      // oxlint-disable-next-line no-await-in-loop -- pieces are consumed in order
      for (let goesOn = true; goesOn;) goesOn = await steps[state]();
    },
    end() {
      if (state !== 'over') throw malformed();
    },
  };
}
