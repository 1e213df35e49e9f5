/** Cleans a visitor's file name for display, storage and attachments. */

/** Maximum characters and bytes (UTF-8). Most file systems allow 255 bytes, and an id may precede the name. */
const max = { characters: 100, bytes: 200 };

/** Matches control characters, and characters that hide text or change its direction. */
const invisible = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

function fitting(text: string, characters: number, bytes: number): string {
  let length = 0;
  let bytesLeft = bytes;
  for (const character of [...text].slice(0, characters)) {
    bytesLeft -= Buffer.byteLength(character);
    if (bytesLeft < 0) break;
    length += character.length;
  }
  return text.slice(0, length);
}

/**
 * Returns the last segment of a path, without deceptive characters. The name keeps its extension and has at most 100
 * characters and 200 bytes. An empty name becomes `resume`. Browsers write quotes and line breaks as `%22` and
 * `%0D%0A`.
 */
export function cleanFileName(raw: string): string {
  const decoded = raw
    .toWellFormed()
    .normalize('NFC')
    .replace(/%0[AD]/gi, '')
    .replaceAll('%22', '"');
  const visible = (decoded.split(/[/\\]/).at(-1) ?? '')
    .replace(/\s+/g, ' ')
    .replace(invisible, '')
    .replace(/["*:<>?|]/g, '_');
  const plain = visible.replace(/^[. ]+(?=[^. ]*\.)|[. ]+$/g, '').trim();
  const dot = plain.lastIndexOf('.');
  const ending = dot < 0 ? '' : [...plain.slice(dot)].slice(0, 20).join('');
  const stem = dot < 0 ? plain : plain.slice(0, dot).trimEnd();
  const { characters, bytes } = max;
  // One byte is reserved for the underscore before a device name such as `con`.
  const stemBytes = bytes - 1 - Buffer.byteLength(ending);
  const kept = fitting(stem, characters - [...ending].length, stemBytes).trimEnd();
  return `${kept === '' ? 'resume' : kept}${ending}`.replace(
    /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i,
    '_$&',
  );
}
