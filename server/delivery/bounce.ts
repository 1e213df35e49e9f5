/**
 * Reads a bounce: a mail that says that another mail could not be delivered. Most are delivery reports (RFC 3464). Others
 * are recognized by their sender.
 */

/** A bounce about one of our mails. */
export type Bounce = {
  id: string;
  /** `report` is a mail of the server to the company, such as the digest. */
  channel: 'mail' | 'acknowledgement' | 'report';
  /** The addresses that the mail could not be delivered to, as far as the bounce names them. */
  recipients: string[];
  /** The reason in the words of the mail server, in one line. */
  reason: string;
};

type Fields = ReadonlyMap<string, string>;

const maxReason = 300;

/** Splits a text into its header and the rest, at the first empty line. */
function splitAtEmptyLine(text: string): [head: string, rest: string] {
  const end = text.indexOf('\n\n');
  return end === -1 ? [text, ''] : [text.slice(0, end), text.slice(end + 2)];
}

/** Reads the lines of a header, with continued lines joined. The first field of a name counts. */
function readFields(head: string): Fields {
  const fields = new Map<string, string>();
  for (const line of head.replace(/\n[ \t]+/g, ' ').split('\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(0, colon)).toLowerCase();
    if (name !== '' && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
  }
  return fields;
}

/** Removes the type before a value, such as `rfc822;` or `smtp;`. */
const withoutType = (value = ''): string => value.slice(value.indexOf(';') + 1).trim();

const addressIn = (value: string | undefined): string | undefined =>
  /[^\s<>;,"]+@[^\s<>;,"]+/.exec(withoutType(value))?.[0];

/** Returns the groups of fields in the part `message/delivery-status`; undefined if there is no such part. */
function readStatusGroups(body: string): Fields[] | undefined {
  const start = /^content-type:[ \t]*message\/(?:global-)?delivery-status/im.exec(body)?.index;
  if (start === undefined) return undefined;
  const [, rest] = splitAtEmptyLine(body.slice(start));
  const end = rest.search(/^--\S/m);
  return (end === -1 ? rest : rest.slice(0, end)).split(/\n{2,}/).map(readFields);
}

function readReport(groups: readonly Fields[]): Pick<Bounce, 'recipients' | 'reason'> | undefined {
  const failed = groups.filter((group) => group.get('action')?.toLowerCase().startsWith('failed'));
  if (failed.length === 0) return undefined;
  const addresses = failed.map(
    (group) => addressIn(group.get('original-recipient')) ?? addressIn(group.get('final-recipient')),
  );
  const reasons = failed.map((group) => withoutType(group.get('diagnostic-code')) || group.get('status'));
  return {
    recipients: [...new Set(addresses.filter((address) => address !== undefined))],
    reason: [...new Set(reasons.filter(Boolean))].join('; '),
  };
}

/** Reads a bounce that is no delivery report: any mail of a mail server about one of our mails. */
function readOther(header: Fields, body: string): Pick<Bounce, 'recipients' | 'reason'> | undefined {
  if (!/\b(?:mailer-daemon|postmaster)@/i.test(header.get('from') ?? '')) return undefined;
  const line = /^.*(?:\b5\d\d[ -]|\b5\.\d{1,3}\.\d{1,3}\b).*$/m.exec(body)?.[0];
  return { recipients: [], reason: line ?? '' };
}

/** The ids of digests, weekly reports, reports of damage, test mails, and notices about a submission. */
const reports = /^<(?<id>(?:digest|weekly|damage|test|\d{8}-[0-9a-f]{12})-[\w.-]+)@(?<domain>.+)>$/;

/**
 * Finds the `Message-ID` of one of our mails. The first `Message-ID` counts, because the header of the returned mail
 * comes before its text, and a visitor may have typed a `Message-ID` in the text.
 */
function findMail(body: string, domain: string): Pick<Bounce, 'id' | 'channel'> | undefined {
  const field = /^message-id:\s*(\S+)/im.exec(body)?.[1];
  const ours = new RegExp(
    String.raw`<(\d{8}-[0-9a-f]{12})(\.acknowledgement)?@${RegExp.escape(domain)}>`,
    'i',
  );
  const [, id, acknowledgement] = ours.exec(field ?? body) ?? [];
  if (id !== undefined) return { id, channel: acknowledgement === undefined ? 'mail' : 'acknowledgement' };
  const report = reports.exec(field ?? '')?.groups;
  return report?.id !== undefined && report.domain === domain
    ? { id: report.id, channel: 'report' }
    : undefined;
}

/** Reads a bounce about a mail from `domain`; undefined for every other mail, and for a mail that is only late. */
export function readBounce(mail: string, domain: string): Bounce | undefined {
  const [head, body] = splitAtEmptyLine(mail.replaceAll('\r\n', '\n'));
  const about = findMail(body, domain);
  if (!about) return undefined;
  const groups = readStatusGroups(body);
  const result = groups ? readReport(groups) : readOther(readFields(head), body);
  if (!result) return undefined;
  const reason = result.reason.replace(/\s+/g, ' ').trim().slice(0, maxReason) || 'no reason given';
  return { ...about, ...result, reason };
}
