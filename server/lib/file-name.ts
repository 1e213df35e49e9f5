/** Makes a visitor's file name fit to show, to store and to attach: one plain name, never a path. */

/** Characters, and bytes as UTF-8: most disks take names of 255 bytes, and an id may be put in front. */
const max = { characters: 100, bytes: 200 };

/** Control characters, and those that turn or hide what stands beside them. */
const invisible = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** Characters that some systems do not allow in a file name. */
const special = /["*:<>?|]/g;

/** Names that mean devices on Windows, whatever their ending. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** As many whole characters from the start of a text as fit. */
function fitting(text: string, characters: number, bytes: number): string {
  let length = 0;
  let room = bytes;
  for (const character of [...text].slice(0, characters)) {
    room -= Buffer.byteLength(character);
    if (room < 0) break;
    length += character.length;
  }
  return text.slice(0, length);
}

/**
 * The last part of a path in either spelling, without what could deceive, at most 100 characters and 200 bytes
 * with its ending kept; `resume` where nothing else is left. Browsers write quotes and line breaks as `%22`, `%0D%0A`.
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
    .replace(special, '_');
  const plain = visible.replace(/^[. ]+(?=[^. ]*\.)|[. ]+$/g, '').trim();
  const dot = plain.lastIndexOf('.');
  const ending = dot < 0 ? '' : [...plain.slice(dot)].slice(0, 20).join('');
  const stem = dot < 0 ? plain : plain.slice(0, dot).trimEnd();
  const { characters, bytes } = max;
  // One byte is left for the mark before the name of a device.
  const room = bytes - 1 - Buffer.byteLength(ending);
  const kept = fitting(stem, characters - [...ending].length, room).trimEnd();
  return `${kept === '' ? 'resume' : kept}${ending}`.replace(device, '_$&');
}
