/** Reads the head of one part of a multipart form, strictly as browsers write it (RFC 7578, HTML standard). */
import { decodeText } from './decode-text.ts';

/** Headers of a part. */
export type PartHead = {
  name: string;
  /** Given for a file; empty when none was chosen. */
  fileName: string | undefined;
};

const parameter = /;\s*([a-z]+)=(?:"((?:\\"|[^"])*)"|([^\s";]+))\s*/giy;

/** Other encodings are deprecated, and bytes that are not what they stand for are refused. */
const plainEncodings = /^(?:7bit|8bit|binary)$/i;

/** The parameters of `form-data; …`; undefined for anything else, and where one comes twice. */
function readParameters(disposition: string): Map<string, string> | undefined {
  const [kind = ''] = /^form-data\s*/i.exec(disposition) ?? [];
  const found = new Map<string, string>();
  parameter.lastIndex = kind.length;
  let position = kind.length;
  for (let match = parameter.exec(disposition); match; match = parameter.exec(disposition)) {
    const [, name = '', quoted, token] = match;
    const value = decodeText(Buffer.from((quoted ?? token ?? '').replaceAll('\\"', '"'), 'latin1'));
    if (value === undefined || found.has(name.toLowerCase())) return undefined;
    found.set(name.toLowerCase(), value);
    position = parameter.lastIndex;
  }
  return kind !== '' && position === disposition.length ? found : undefined;
}

/** More lines than any browser writes; they send two. */
export const mostLines = 16;

/** A header in one line: a token, a colon, and a value without a break or a NUL (RFC 9110, 5.6.2). */
const headerLine = /^([\w!#$%&'*+.^`|~-]+):[ \t]*([^\r\n\0]*?)[ \t]*$/;

/** The values of each header by its name in lower case; undefined where a line is none. */
function readHeaders(text: string): Map<string, string[]> | undefined {
  const headers = new Map<string, string[]>();
  const lines = text === '' ? [] : text.split('\r\n');
  if (lines.length > mostLines) return undefined;
  for (const line of lines) {
    const [, name, value] = headerLine.exec(line) ?? [];
    if (name === undefined || value === undefined) return undefined;
    const key = name.toLowerCase();
    headers.set(key, [...(headers.get(key) ?? []), value]);
  }
  return headers;
}

/** Reads a part's lines of header, bytes as Latin-1; undefined for a head that no browser would send. */
export function readPartHead(text: string): PartHead | undefined {
  const headers = readHeaders(text);
  const [disposition, ...others] = headers?.get('content-disposition') ?? [];
  if (disposition === undefined || others.length > 0) return undefined;
  if (!(headers?.get('content-transfer-encoding') ?? []).every((coding) => plainEncodings.test(coding)))
    return undefined;
  const parameters = readParameters(disposition);
  const name = parameters?.get('name');
  const isKnown = parameters && [...parameters.keys()].every((key) => key === 'name' || key === 'filename');
  return isKnown && name !== undefined ? { name, fileName: parameters.get('filename') } : undefined;
}

/** The boundary that a multipart form's content type names; undefined for any other body. */
export function readBoundary(contentType: string): string | undefined {
  const [, quoted, token] =
    /^multipart\/form-data\s*;\s*boundary=(?:"([^"\\]{1,70})"|([^\s";,]{1,70}))\s*$/i.exec(contentType) ?? [];
  return quoted ?? token;
}
