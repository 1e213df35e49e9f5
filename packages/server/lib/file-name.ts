/** Cleans a visitor's file name for display, storage and attachments. */

/** Maximum characters and bytes (UTF-8). Most file systems allow 255 bytes, and an id may precede the name. */
const max = { characters: 100, bytes: 200 };

/** What a joiner joins: letters with their signs, and the parts of an emoji. */
const joined = String.raw`\p{L}\p{M}\p{Extended_Pictographic}`;

/**
 * A joiner (U+200C, U+200D) that changes what is seen. It stands between letters or parts of an emoji, or ends a word
 * after a sign, as in Malayalam.
 */
const joiner = String.raw`(?<=[${joined}\p{Emoji_Modifier}])[\u200c\u200d](?=[${joined}])|(?<=\p{M})\u200d`;

/** Matches control characters, and characters that hide text or change its direction, but not joiners. */
const invisible = new RegExp(String.raw`(?!${joiner})[\p{Cc}\p{Cf}\u2028\u2029]`, 'gu');

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Returns the beginning of a text that fits, and does not cut an emoji or a letter with its signs. */
function fitting(text: string, characters: number, bytes: number): string {
  let [charactersLeft, bytesLeft, end] = [characters, bytes, 0];
  for (const { segment, index } of graphemes.segment(text)) {
    charactersLeft -= [...segment].length;
    bytesLeft -= Buffer.byteLength(segment);
    if (charactersLeft < 0 || bytesLeft < 0) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
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
