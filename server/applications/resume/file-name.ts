/** Makes a visitor's file name fit to show, to store and to attach: one plain name, never a path. */

const longestName = 100;

/** Control characters, and those that turn or hide what stands beside them. */
const invisible = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** What a system takes for something else than part of a name. */
const special = /["*:<>?|]/g;

/** Names that mean devices on Windows, whatever their ending. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/**
 * The last part of a path in either spelling, without what could deceive, at most 100 characters with its
 * ending kept; `resume` where nothing else is left. Browsers write quotes and line breaks as `%22`, `%0D%0A`.
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
  const kept = [...stem]
    .slice(0, longestName - ending.length)
    .join('')
    .trimEnd();
  return `${kept === '' ? 'resume' : kept}${ending}`.replace(device, '_$&');
}
