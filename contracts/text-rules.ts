/** Cleans and measures typed text, the same in browser and server. Imports nothing. */

// Bidirectional controls can make a line look different in a mailbox or a terminal.
const lineNoise = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;
const textNoise = /[^\P{Cc}\n\t]/gu;

/**
 * Invisible characters: direction marks, break hints and annotations. Pasted text may contain them, and two equal names
 * then differ. The joiners U+200C and U+200D stay, because some scripts and many emoji need them.
 */
const unseen =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u2060-\u2065\u206a-\u206f\ufeff\ufff9-\ufffb]|[\u{1d173}-\u{1d17a}]/gu;

/** Text without visible characters; U+2800 is a braille cell without dots. */
const blank = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

const orNothing = (text: string): string => (blank.test(text) ? '' : text);

/**
 * Cleans one line of text: NFC, controls and line breaks become single spaces, no invisible characters, trimmed. The
 * result is empty when no character is visible.
 */
export function normalizeLine(value: string): string {
  const line = value.toWellFormed().normalize('NFC').replace(unseen, '').replace(lineNoise, ' ');
  return orNothing(line.trim());
}

/**
 * Cleans several lines of text: NFC, `\n` line ends, no control characters but tab, trimmed at both ends. The result is
 * empty when no character is visible. Direction marks stay, because paragraphs of mixed scripts need them.
 */
export function normalizeText(value: string): string {
  const text = value.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n').replace(textNoise, '');
  return orNothing(text.trim());
}

/** Length in code points, so that most emoji count once; `length` counts UTF-16 units. */
export function countCodePoints(value: string): number {
  let count = 0;
  for (const _ of value) count += 1;
  return count;
}

// The pattern of <input type=email>, so that the server accepts every address that browsers accept:
// https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const emailPattern = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})*$`, 'i');

/** Domains with non-ASCII letters, without characters that end the host name in a URL. */
const internationalHost = /^[^\s/\\:?#@%[\]]*[^\p{ASCII}][^\s/\\:?#@%[\]]*$/u;

/**
 * Cleans one line of text that may be an email address. A domain with non-ASCII letters gets the ASCII form that mail
 * servers accept: "bücher.example" becomes "xn--bcher-kva.example". Some browsers convert the domain, others do not.
 */
export function normalizeEmailAddress(value: string): string {
  const line = normalizeLine(value);
  const domainAt = line.lastIndexOf('@') + 1;
  const domain = line.slice(domainAt);
  if (domainAt === 0 || !internationalHost.test(domain)) return line;
  return line.slice(0, domainAt) + (URL.parse(`http://${domain}`)?.hostname ?? domain);
}

/** Whether a normalized value is an email address by the rule of the HTML standard. */
export function isEmailAddress(value: string): boolean {
  return emailPattern.test(value);
}

/**
 * Requires a dot in the host: a visitor who typed none forgot the rest, and mail would not arrive. The `pattern`
 * attribute uses it too. Some browsers compare the typed text, so the pattern includes the dots of international domains.
 */
export const answerablePattern = '.+@.+[.\u3002\uff0e\uff61].+';
const answerable = new RegExp(`^(?:${answerablePattern})$`, 'v');

/** Whether a normalized value is an email address that other mail servers can reach. */
export const isAnswerableAddress = (value: string): boolean =>
  isEmailAddress(value) && answerable.test(value);

/** The digits of a text as ASCII digits, from any script. */
export const digitsOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, (digit) => String(decimalValue(digit)))
    .replace(/\D/g, '');

/** The ten digits of a script are consecutive, so the nearest non-digit below is the one before its zero. */
function decimalValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}
