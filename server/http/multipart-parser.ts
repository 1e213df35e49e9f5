/** Parses a multipart body piece by piece (RFC 2046, 5.1; RFC 7578). Accepts only what browsers send. */

export function decodeText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

export type PartHead = {
  name: string;
  /** Set for a file; empty if no file was chosen. */
  fileName: string | undefined;
};

const parameter = /;\s*([a-z]+)=(?:"((?:\\"|[^"])*)"|([^\s";]+))\s*/giy;

/** Other encodings are deprecated, and their bytes would have to be decoded. */
const plainEncodings = /^(?:7bit|8bit|binary)$/i;

/** The parameters of `form-data; …`; undefined for any other text, and for a repeated parameter. */
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

/** Maximum header lines of a part: browsers send two. */
export const maxHeaderLines = 16;

/** A header in one line: a token, a colon, and a value without a break or a NUL (RFC 9110, 5.6.2). */
const headerLine = /^([\w!#$%&'*+.^`|~-]+):[ \t]*([^\r\n\0]*?)[ \t]*$/;

/** The values of each header by its name in lower case; undefined if a line is no header. */
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

/** Reads the header lines of a part, bytes as Latin-1; undefined for a head that no browser sends. */
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

/** The boundary of a multipart form by its content type; undefined for any other body. */
export function readBoundary(contentType: string): string | undefined {
  const [, quoted, token] =
    /^multipart\/form-data\s*;\s*boundary=(?:"([^"\\]{1,70})"|([^\s";,]{1,70}))\s*$/i.exec(contentType) ?? [];
  return quoted ?? token;
}

/** Why reading stopped. `malformed` also stands for a connection that broke. */
export type MultipartFault = 'malformed' | 'too-large' | 'too-slow';

/** Receives the bytes of a part as they arrive. Reading continues when the returned promise resolves. */
export type PartSink = (chunk: Buffer) => void | Promise<void>;

export type PartTaker = (head: PartHead) => PartSink;

/** Error that a receiver of parts throws to stop reading. */
export class StopReading<Reason> extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super('The upload was stopped.');
    this.reason = reason;
  }
}

export type MultipartParser = {
  /** Resolves once the receivers have taken the bytes of a piece. */
  write(piece: Buffer): Promise<void>;
  /** Throws if the closing boundary is missing. */
  end(): void;
};

/** Maximum size of the head of a part, in bytes. Browsers send a few hundred bytes. */
export const maxHeadBytes = 8 * 1024;

const headEnd = '\r\n\r\n';
const malformed = () => new StopReading<MultipartFault>('malformed');

/** Browsers begin with the boundary. Text before it is refused, because other parsers could find parts in it. */
const beforeParts: PartSink = () => {
  throw malformed();
};

/** Position at the end of a piece from which a delimiter may begin; the length of the piece if there is none. */
function startOfEnd(piece: Buffer, delimiter: Buffer): number {
  const first = delimiter[0] ?? 0;
  let at = piece.indexOf(first, Math.max(0, piece.length - delimiter.length + 1));
  while (at >= 0 && !delimiter.subarray(0, piece.length - at).equals(piece.subarray(at)))
    at = piece.indexOf(first, at + 1);
  return at < 0 ? piece.length : at;
}

/**
 * Makes a parser. A part is finished before the next one begins. The parser keeps only bytes that may be the start of
 * a boundary or of a head. Its promises reject with `malformed`, or with the error of a receiver.
 */
export function createParser(boundary: string, onPart: PartTaker): MultipartParser {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  // Bytes that are not consumed yet. The first boundary has no line break before it, so one is added.
  let left: Buffer = Buffer.from('\r\n');
  let state: keyof typeof steps = 'content';
  let sink = beforeParts;

  /** Each step consumes what it can, and returns whether the next step can continue. */
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
      // The search starts at the line break of the boundary, so that a head without lines is found too.
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
