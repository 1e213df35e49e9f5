/** Compares the record of a build with the settings of the server, and takes the addresses of mail from both. */
import type { BuildRecord } from '@website/forms/build-record';
import type { MailRoute } from '@website/forms/built-site';
import type { Mailbox } from '@website/forms/form';
import type { ServerSettings } from './server-settings.ts';
import { isReserved } from './addresses.ts';
import { pageSettings } from './table.ts';

/**
 * Returns one line for each setting that differs. A server without `SITE_URL` may serve a build without it on any port.
 */
export function differences(record: BuildRecord, server: ServerSettings): string[] {
  const isLocal = server.siteUrl === undefined && /^http:\/\/localhost(:\d+)?$/.test(record.origin);
  const siteUrl = isLocal ? record.origin : (server.siteUrl ?? 'this machine');
  type PageValues = Record<(typeof pageSettings)[number], string | number>;
  const valuesOf = (
    origin: string,
    {
      robots,
      submission,
      retentionDays,
      outsideScript,
    }: Pick<BuildRecord, 'robots' | 'submission' | 'retentionDays' | 'outsideScript'>,
  ): PageValues => ({
    SITE_URL: origin,
    ROBOTS: robots,
    RECAPTCHA_SITE_KEY: submission.recaptchaSiteKey ?? '',
    EMAILJS_ORIGIN: submission.origin,
    EMAILJS_PUBLIC_KEY: submission.publicKey,
    EMAILJS_SERVICE_ID: submission.serviceId,
    EMAILJS_TEMPLATE_ID: submission.templateId,
    RETENTION_DAYS: retentionDays.message,
    RETENTION_DAYS_APPLICATIONS: retentionDays.application,
    SCRIPT_URL: outsideScript?.url ?? '',
    SCRIPT_ATTRIBUTES: Object.entries(outsideScript?.attributes ?? {})
      .map((pair) => pair.join('='))
      .join(' '),
  });
  const [built, actual] = [valuesOf(record.origin, record), valuesOf(siteUrl, server)];
  const show = (value: string | number) => (value === '' ? 'none' : value);
  return pageSettings
    .filter((name) => built[name] !== actual[name])
    .map(
      (name) => `${name}: built for ${show(built[name])}, this server is set up for ${show(actual[name])}`,
    );
}

/**
 * Chooses the recipients and senders of mails. A mailbox in the settings replaces the route in the content. `replies`
 * are the reply addresses of mails about forms; `alerts` receives reports about undelivered mail.
 */
export function mailAddresses(
  { mail }: Pick<ServerSettings, 'mail'>,
  { mailboxes, routing }: Pick<BuildRecord, 'mailboxes' | 'routing'>,
) {
  const routeOf = (name: Mailbox, to: readonly string[]): MailRoute =>
    mail[name] ? { to: mail[name], cc: [], rules: [] } : { to, cc: [], rules: [], ...routing[name] };
  const info = routeOf('info', [mailboxes.info]);
  // If the site no longer has a mailbox for careers, mails about earlier applications go to `info`.
  const careers = routeOf('careers', mailboxes.careers === undefined ? info.to : [mailboxes.careers]);
  const replyInfo = mail.info?.[0] ?? mailboxes.info;
  const replies = { info: replyInfo, careers: mail.careers?.[0] ?? mailboxes.careers ?? replyInfo };
  const { alerts = replies.info, from = replies.info } = mail;
  return { info, careers, replies, alerts, from };
}
export type MailAddresses = Readonly<ReturnType<typeof mailAddresses>>;

/** Returns an error message if mail addresses have reserved domains; undefined if none has. */
export function placeholderFault(addresses: MailAddresses): string | undefined {
  const { info, careers, replies, alerts, from } = addresses;
  const recipients = (route: MailRoute) =>
    [route, ...route.rules].flatMap(({ to, cc = [] }) => [...to, ...cc]);
  const used: [setting: string, list: readonly string[]][] = [
    ['MAIL_INFO', [...recipients(info), replies.info]],
    ['MAIL_CAREERS', [...recipients(careers), replies.careers]],
    ['MAIL_FROM', [from]],
    ['MAIL_ALERTS', [alerts]],
  ];
  const settingOf = new Map<string, string>();
  for (const [setting, list] of used)
    for (const address of list.filter(isReserved))
      // MAIL_FROM and MAIL_ALERTS have a mailbox as default, so the operator must change the first setting.
      if (!settingOf.has(address)) settingOf.set(address, setting);
  if (settingOf.size === 0) return undefined;
  const list = [...settingOf].map(([address, setting]) => `${address} (${setting})`).join(', ');
  return `Mail is set up to be sent, but these addresses belong to nobody: ${list}. Set each to one of your own; mailboxes and routing may stand in content/company.yaml as well, which takes a new 'npm run build'.`;
}
