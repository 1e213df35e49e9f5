/**
 * Judges a mail from outside that repeats the signed id of one of our mails: whether this mail could not be delivered.
 * Without proof of a failure, the mail is no bounce.
 */
import type { Email } from 'postal-mime';
import type { MailIds } from './mail-ids.ts';
import { idHeader } from './mail.ts';

/**
 * What a mail means for the mail of ours with this id. `nothing`: it is late or has arrived, or a machine answered.
 * `unclear`: a person must read it. The reason of a `failure` begins with the code of the reply, such as `550 5.1.1`,
 * and goes on in the words of others.
 */
export type Judgment = { id: string } & (
  | { means: 'failure'; recipients: string[]; reason: string }
  | { means: 'nothing' | 'unclear' }
);

type Fields = ReadonlyMap<string, string>;

/** The parts of a mail. Reports and returned mails may be inside each other. */
type Parts = {
  header: Fields;
  /** What a person reads. */
  text: string;
  types: ReadonlySet<string>;
  /** The fields of the parts `message/delivery-status`: a group for each recipient. */
  groups: readonly Fields[];
  /** The headers of the mails inside. */
  inner: readonly string[];
};

const maxReason = 300;
const maxDepth = 4;

/** Splits a header or a group of fields into its fields. The first field of a name counts. */
function readFields(lines: string): Fields {
  const fields = new Map<string, string>();
  for (const line of lines.replace(/\n[ \t]+/g, ' ').split('\n')) {
    const [, name = '', value = ''] = /^([\w-]+)\s*:(.*)$/.exec(line) ?? [];
    if (name !== '' && !fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), value.trim());
  }
  return fields;
}

const withUnixLines = (text: string): string => text.replaceAll('\r\n', '\n');
const headOf = (mail: string): string => mail.replace(/\n\s*\n[^]*$/, '');

async function parse(
  mail: string | Buffer,
): Promise<Pick<Email, 'headers' | 'text' | 'html' | 'attachments'>> {
  // The module is loaded with the first bounce, so that the server starts faster.
  const { default: PostalMime } = await import('postal-mime');
  try {
    return await PostalMime.parse(mail, { forceRfc822Attachments: true, attachmentEncoding: 'utf8' });
  } catch {
    // Its parts are nested too deep, or its headers are too long.
    return { headers: [], text: String(mail), attachments: [] };
  }
}

async function readParts(mail: string | Buffer, ids: MailIds, depth = 0): Promise<Parts> {
  const { headers, text = '', html = '', attachments } = await parse(mail);
  const parts = attachments.map(({ mimeType, content }) => ({
    type: mimeType,
    // The content is a text because of the option `attachmentEncoding`.
    content: typeof content === 'string' ? withUnixLines(content) : '',
  }));
  const mails = parts.filter(({ type }) => /^(?:message|text)\/(?:rfc822|global)(?:-headers)?$/.test(type));
  // A mail inside is the returned one, or a report that somebody passed on.
  const isOurs = (content: string) => ids.find(headOf(content)).length > 0;
  const others = mails.filter(({ content }) => depth < maxDepth && !isOurs(content));
  const nested = await Promise.all(others.map(({ content }) => readParts(content, ids, depth + 1)));
  const groups = parts
    .filter(({ type }) => /^message\/(?:global-)?delivery-status$/.test(type))
    .flatMap(({ content }) => content.split(/\n\s*\n/).map(readFields));
  const header = new Map<string, string>();
  for (const { key, value } of headers) if (!header.has(key)) header.set(key, value);
  return {
    header,
    text: [withUnixLines(text === '' ? html : text), ...nested.map((part) => part.text)].join('\n'),
    types: new Set([...parts.map(({ type }) => type), ...nested.flatMap((part) => [...part.types])]),
    groups: [...groups, ...nested.flatMap((part) => part.groups)],
    inner: [...mails.map(({ content }) => headOf(content)), ...nested.flatMap((part) => part.inner)],
  };
}

/** The fields that name a mail, in any text. */
const idField = new RegExp(`^[>| \\t]*(?:message-id|${idHeader})\\s*:.*(?:\\n[ \\t].*)?`, 'gim');

/**
 * Finds the mail of ours. A visitor may have typed the id of another mail. So the header of the returned mail comes
 * first, then what the bounce itself answers, then the rest.
 */
function findId({ header, text, inner }: Parts, ids: MailIds): string | undefined {
  const fieldsIn = (words: string): string => (words.match(idField) ?? []).join('\n');
  const answered = `${header.get('in-reply-to') ?? ''} ${header.get('references') ?? ''}`;
  const places = [fieldsIn(inner.join('\n')), answered, fieldsIn(text), text, inner.join('\n')];
  return places.flatMap((place) => ids.find(place)).at(0);
}

/** Removes the type before a value, such as `rfc822;` or `smtp;`. */
const withoutType = (value = ''): string => value.replace(/^[\w-]+\s*;/, '').trim();

const addressIn = (value = ''): string | undefined =>
  /[^\s<>;,"]+@[^\s<>;,"]+/.exec(withoutType(value).slice(0, maxReason))?.[0];

const startsWithCode = (words: string): boolean => /^[245](?:\d\d|\.\d{1,3}\.\d{1,3})\b/.test(words);

/** Returns a reason in one short line. */
const reasonOf = (parts: readonly string[]): string =>
  [...new Set(parts)]
    .join('; ')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, maxReason);

type Failure = { recipients: string[]; reason: string };

function readGroups(groups: readonly Fields[]): Failure | undefined {
  const failed = groups.filter((group) => /^failed\b/i.test(group.get('action') ?? ''));
  if (failed.length === 0) return undefined;
  const addresses = failed.map(
    (group) => addressIn(group.get('original-recipient')) ?? addressIn(group.get('final-recipient')),
  );
  const reasons = failed.map((group) => {
    const words = withoutType(group.get('diagnostic-code'));
    const status = /\d\.\d{1,3}\.\d{1,3}/.exec(group.get('status') ?? '')?.[0] ?? '5.0.0';
    return startsWithCode(words) ? words : `${status} ${words}`;
  });
  return {
    recipients: [...new Set(addresses.filter((address) => address !== undefined))],
    reason: reasonOf(reasons),
  };
}

/** A code that refuses for good, but not a part of an address or of a version. */
const permanent = /(?<![\w.])5[0-7]\d(?=[ -])|(?<![\d.])5\.\d{1,3}\.\d{1,3}(?!\.?\d)/;

const delay =
  /warning(?: message)? only|not (?:need to )?re-?send|not yet been|still (?:being )?(?:trying|retr)|(?:will|shall) (?:be retried|retry|keep|continue)|continues? to try|attempts will continue|being retried|\bdelay|noch nicht zugestellt|verzögert|weiter(?:hin)? versuch|遅延|遅れ|再送/i;

/** Reads a failure in free text. `words` come before the returned mail. Exim names the recipients in its header. */
function readText(header: Fields, words: string): Failure | undefined {
  const recipients = (header.get('x-failed-recipients') ?? '')
    .split(',')
    .flatMap((part) => addressIn(part) ?? []);
  const line = words.split('\n').find((one) => permanent.test(one)) ?? '';
  const code = permanent.exec(line)?.index;
  if (code !== undefined) return { recipients, reason: reasonOf([line.slice(code)]) };
  const [recipient] = recipients;
  if (recipient === undefined) return undefined;
  const after = words
    .slice(words.indexOf(recipient) + recipient.length)
    .trim()
    .split('\n', 1);
  return { recipients, reason: reasonOf([`5.0.0 ${after.join()}`]) };
}

/** The fields in the header of our mail that a visitor may have typed. */
const typedField = /^[>| \t]*(?:subject|from|reply-to)[ \t]*:.*(?:\n[ \t].*)*/gim;

/** Judges a mail that is no report: it counts only if a machine that carries mail wrote it, with a code. */
function judgeText({ header, text }: Parts, ids: MailIds): { means: 'nothing' | 'unclear' } | Failure {
  const from = header.get('from') ?? '';
  const isDaemon = /daemon|mail delivery|^\W*$/i.test(from);
  const isRobot = isDaemon || /\b(?:postmaster|no-?reply|do-?not-?reply|bounces?)@/i.test(from);
  const lines = text.replaceAll(typedField, '').split('\n');
  const end = lines.findIndex((line) => ids.find(line).length > 0);
  const words = lines
    .slice(0, end === -1 ? undefined : end)
    .filter((line) => !line.startsWith('>'))
    .join('\n');
  if (isRobot && delay.test(`${header.get('subject') ?? ''}\n${words}`)) return { means: 'nothing' };
  const failure = isRobot ? readText(header, words) : undefined;
  if (failure) return failure;
  const isAutomatic =
    /^auto-/i.test(header.get('auto-submitted') ?? '') ||
    /^(?:bulk|junk|list|auto_reply)$/i.test(header.get('precedence') ?? '') ||
    ['list-id', 'x-autoreply', 'x-autorespond'].some((name) => header.has(name));
  return { means: isAutomatic && !isDaemon ? 'nothing' : 'unclear' };
}

/** Receipts that say that somebody has read a mail, and complaints about spam. */
const otherReports = ['message/disposition-notification', 'message/feedback-report'];

/** Judges a mail, of which the end may be cut off. Resolves with undefined if it names no mail of ours. */
export async function judgeMail(mail: string | Buffer, ids: MailIds): Promise<Judgment | undefined> {
  const parts = await readParts(mail, ids);
  const id = findId(parts, ids);
  if (id === undefined) return undefined;
  if (parts.groups.some((group) => group.has('action'))) {
    const failure = readGroups(parts.groups);
    return failure ? { id, means: 'failure', ...failure } : { id, means: 'nothing' };
  }
  if (otherReports.some((type) => parts.types.has(type))) return { id, means: 'nothing' };
  const judged = judgeText(parts, ids);
  return 'means' in judged ? { id, ...judged } : { id, means: 'failure', ...judged };
}
