/** Record of the settings that a build was made for. A server with other settings does not start. */
import { z } from 'zod';
import { formKinds, formNames } from '../contracts/forms.ts';
import { type MailRoute, mailRoute } from '../contracts/forms/mail-routes.ts';
import type { ServerSettings } from './server-settings.ts';

/** A subject of one line, and plain text. */
const mailText = z.object({ subject: z.string(), text: z.string() });

const messages = z.record(z.string(), z.string());
const formMessages = z.object({ fields: z.record(z.string(), messages), refusals: messages });

/** The shape of `dist/server/build.json`. */
export const buildRecordSchema = z.object({
  /** Public address in the pages, without a slash at its end. */
  origin: z.string(),
  /** Destination of the pages' messages, and the bot check. */
  submission: z.object({
    /** Empty for the site's own server. */
    origin: z.string(),
    publicKey: z.string(),
    serviceId: z.string(),
    templateId: z.string(),
    recaptchaSiteKey: z.string().exactOptional(),
  }),
  /** Versions of the texts that an applicant accepts. */
  consent: z.object({ terms: z.string(), privacy: z.string() }),
  /** The mailboxes that the pages name. */
  mailboxes: z.object({ info: z.string(), careers: z.string() }),
  /** Other recipients of the mailboxes' mail, where the content names some. */
  routing: z.strictObject({ info: mailRoute(z.string()), careers: mailRoute(z.string()) }).partial(),
  /** Words of the acknowledgement to the visitor, for each kind of submission that names an address. */
  acknowledgements: z.partialRecord(z.enum(formKinds), mailText),
  /** What is said of a form that was refused. */
  sentences: z.record(z.enum(formNames), formMessages),
  /** Days after which the pages say that submissions are deleted, by kind; 0 where they say nothing of it. */
  retentionDays: z.object({ message: z.number(), application: z.number() }),
});

/** Settings that a build was made for. */
export type BuildRecord = z.output<typeof buildRecordSchema>;

/** The name of the record in the folder of what only the server reads. */
export const buildRecordFile = 'build.json';

/** The folder of a build, beside `site`, with hashed files that only pages of earlier builds name. */
export const earlierFolder = 'earlier';

/** Whether an address is that of a build without `SITE_URL`. */
const isThisMachine = (origin: string): boolean => /^http:\/\/localhost(:\d+)?$/.test(origin);

/**
 * One line for each setting in which a server differs from what its pages were built for; none when they agree. A
 * server without `SITE_URL` may serve pages that were built without it, whatever its port.
 */
export function differences(record: BuildRecord, settings: ServerSettings): string[] {
  const { submission: built, retentionDays: builtDays } = record;
  const { siteUrl, submission: own, retentionDays: ownDays } = settings;
  const isLocal = siteUrl === undefined && isThisMachine(record.origin);
  const pairs: [name: string, built: string | number, own: string | number][] = [
    ['SITE_URL', record.origin, isLocal ? record.origin : (siteUrl ?? 'this machine')],
    ['RECAPTCHA_SITE_KEY', built.recaptchaSiteKey ?? '', own.recaptchaSiteKey ?? ''],
    ['EMAILJS_ORIGIN', built.origin, own.origin],
    ['EMAILJS_PUBLIC_KEY', built.publicKey, own.publicKey],
    ['EMAILJS_SERVICE_ID', built.serviceId, own.serviceId],
    ['EMAILJS_TEMPLATE_ID', built.templateId, own.templateId],
    ['RETENTION_DAYS', builtDays.message, ownDays.message],
    ['RETENTION_DAYS_APPLICATIONS', builtDays.application, ownDays.application],
  ];
  const show = (value: string | number): string => (value === '' ? 'none' : String(value));
  return pairs
    .filter(([, builtFor, ownValue]) => builtFor !== ownValue)
    .map(
      ([name, builtFor, ownValue]) =>
        `${name}: built for ${show(builtFor)}, this server is set up for ${show(ownValue)}`,
    );
}

/** Domains that belong to nobody (RFC 2606, RFC 6761): mail to them is lost. `.test` is for tests. */
const isPlaceholder = (address: string): boolean =>
  /[@.](?:example\.(?:com|net|org|edu)|example|invalid)$/i.test(address);

/** Recipients and senders of mails. */
export type MailAddresses = Readonly<
  Record<'info' | 'careers', MailRoute> & {
    /** Where answers to mails about each form go. */
    replies: Readonly<Record<'info' | 'careers', string>>;
    /** Who is told of mail that does not get through. */
    alerts: string;
    from: string;
  }
>;

/** Chooses recipients of mails. A mailbox of the settings takes the place of the route in the content. */
export function mailAddresses(
  { mail }: Pick<ServerSettings, 'mail'>,
  { mailboxes, routing }: Pick<BuildRecord, 'mailboxes' | 'routing'>,
): MailAddresses {
  const routeOf = (name: 'info' | 'careers'): MailRoute => {
    const routeTo = mail[name];
    if (routeTo) return { to: routeTo, cc: [], rules: [] };
    const { to = [mailboxes[name]], cc = [], rules = [] } = routing[name] ?? {};
    return { to, cc, rules };
  };
  const replies = {
    info: mail.info?.[0] ?? mailboxes.info,
    careers: mail.careers?.[0] ?? mailboxes.careers,
  };
  return {
    info: routeOf('info'),
    careers: routeOf('careers'),
    replies,
    alerts: mail.alerts ?? replies.info,
    from: mail.from ?? replies.info,
  };
}

/** Every address that a route can lead to. */
const allOf = ({ to, cc, rules }: MailRoute): readonly string[] => [
  ...to,
  ...cc,
  ...rules.flatMap((rule) => [...rule.to, ...(rule.cc ?? [])]),
];

/** Names the addresses of mails that belong to nobody, and what to do; undefined when there are none. */
export function placeholderFault({
  info,
  careers,
  replies,
  alerts,
  from,
}: MailAddresses): string | undefined {
  const used: [setting: string, addresses: readonly string[]][] = [
    ['MAIL_INFO', [...allOf(info), replies.info]],
    ['MAIL_CAREERS', [...allOf(careers), replies.careers]],
    ['MAIL_FROM', [from]],
    ['MAIL_ALERTS', [alerts]],
  ];
  const settingOf = new Map<string, string>();
  for (const [setting, addresses] of used)
    for (const address of addresses.filter(isPlaceholder))
      // MAIL_FROM and MAIL_ALERTS may only repeat a mailbox: the first setting is the one to change.
      if (!settingOf.has(address)) settingOf.set(address, setting);
  if (settingOf.size === 0) return undefined;
  const list = [...settingOf].map(([address, setting]) => `${address} (${setting})`).join(', ');
  return `Mail is set up to be sent, but these addresses belong to nobody: ${list}. Set each to one of your own; mailboxes and routing may stand in content/company.yaml as well, which takes a new 'npm run build'.`;
}
