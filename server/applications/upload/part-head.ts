/** Reads the head of one part of a multipart form, strictly as browsers write it (RFC 7578, HTML standard). */

/** What a part says about itself. */
export type PartHead = {
  name: string;
  /** Given for a file; empty when none was chosen. */
  fileName: string | undefined;
};

const parameter = /;\s*([a-z]+)=(?:"((?:\\"|[^"])*)"|([^\s";]+))\s*/giy;

/** Other encodings are deprecated, and bytes that are not what they stand for are refused. */
const plainEncodings = /^(?:7bit|8bit|binary)$/i;

function decode(value: string): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(value, 'latin1'));
  } catch {
    return undefined;
  }
}

/** The parameters of `form-data; …`; undefined for anything else, and where one comes twice. */
function readParameters(disposition: string): Map<string, string> | undefined {
  const [kind = ''] = /^form-data\s*/i.exec(disposition) ?? [];
  const found = new Map<string, string>();
  parameter.lastIndex = kind.length;
  let position = kind.length;
  for (let match = parameter.exec(disposition); match; match = parameter.exec(disposition)) {
    const [, name = '', quoted, token] = match;
    const value = decode((quoted ?? token ?? '').replaceAll('\\"', '"'));
    if (value === undefined || found.has(name.toLowerCase())) return undefined;
    found.set(name.toLowerCase(), value);
    position = parameter.lastIndex;
  }
  return kind !== '' && position === disposition.length ? found : undefined;
}

/** Reads a part's headers, whose values are the bytes as Latin-1; undefined for one no browser would send. */
export function readPartHead(headers: Readonly<Record<string, readonly string[]>>): PartHead | undefined {
  const [disposition, ...others] = headers['content-disposition'] ?? [];
  if (disposition === undefined || others.length > 0) return undefined;
  if (!(headers['content-transfer-encoding'] ?? []).every((encoding) => plainEncodings.test(encoding)))
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
