/** Cleans and measures typed text in the same way in the browser and on the server. Imports nothing. */

// Bidirectional controls can make one line read as another in a mailbox or a terminal.
const lineNoise = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;
const textNoise = /[^\P{Cc}\n\t]/gu;

/**
 * Marks without a width: of direction, of where a line may or may not break, and of annotations. They hide in
 * pasted text and make two equal names differ. The joiners U+200C and U+200D stay: some scripts and many
 * emoji are spelled with them.
 */
const unseen =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u2060-\u2065\u206a-\u206f\ufeff\ufff9-\ufffb]|[\u{1d173}-\u{1d17a}]/gu;

/** Text of which nothing would be seen; U+2800 is a braille cell without dots. */
const blank = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

const orNothing = (text: string): string => (blank.test(text) ? '' : text);

/**
 * One line of text: NFC, controls and line breaks turned into single spaces, no invisible marks, trimmed;
 * empty where nothing of it would be seen.
 */
export function normalizeLine(value: string): string {
  const line = value.toWellFormed().normalize('NFC').replace(unseen, '').replace(lineNoise, ' ');
  return orNothing(line.trim());
}

/**
 * Several lines of text: NFC, `\n` line ends, no control characters but tab, trimmed at both ends; empty
 * where nothing of it would be seen. Marks of direction stay: paragraphs of mixed scripts need them.
 */
export function normalizeText(value: string): string {
  const text = value.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n').replace(textNoise, '');
  return orNothing(text.trim());
}

/** Length in code points, so that an emoji counts once; a string's own length counts UTF-16 units. */
export function countCodePoints(value: string): number {
  let count = 0;
  for (const _ of value) count += 1;
  return count;
}

// The pattern of <input type=email>, so that the server never refuses what the browser let pass:
// https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const emailPattern = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})*$`, 'i');

/** Domains with letters of other scripts and without characters that end the host's name in a URL. */
const internationalHost = /^[^\s/\\:?#@%[\]]*[^\p{ASCII}][^\s/\\:?#@%[\]]*$/u;

/**
 * One line of text that may be an email address. A domain in letters of its own script gets the spelling that
 * mail servers take, "bücher.example" becoming "xn--bcher-kva.example": some browsers send that of what was
 * typed, others let the letters pass.
 */
export function normalizeEmailAddress(value: string): string {
  const line = normalizeLine(value);
  const domainAt = line.lastIndexOf('@') + 1;
  const domain = line.slice(domainAt);
  if (domainAt === 0 || !internationalHost.test(domain)) return line;
  return line.slice(0, domainAt) + (URL.parse(`http://${domain}`)?.hostname ?? domain);
}

/** Whether an already normalized value has the form of an email address, by the HTML standard's rule. */
export function isEmailAddress(value: string): boolean {
  return emailPattern.test(value);
}

/**
 * What an address needs besides, for somebody to answer it: nobody has a mailbox at a host without a dot, and who
 * typed one forgot the rest. For the `pattern` attribute, too, and so with the dots that an international domain may
 * have: some browsers compare what was typed, not what it becomes.
 */
export const answerablePattern = '.+@.+[.\u3002\uff0e\uff61].+';
const answerable = new RegExp(`^(?:${answerablePattern})$`, 'v');

/** Whether an already normalized value is an email address that a mail from elsewhere can reach. */
export const isAnswerableAddress = (value: string): boolean =>
  isEmailAddress(value) && answerable.test(value);

/** Digits of a text in ASCII, whatever script they are written in. */
export const digitsOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, (digit) => String(decimalValue(digit)))
    .replace(/\D/g, '');

/** Every script's ten digits stand in a row; the nearest non-digit below is one before its zero. */
function decimalValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}
