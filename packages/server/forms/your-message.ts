/**
 * The link of a receipt, and the page behind it: what is kept of a submission, until when, and what its sender can do.
 * Everybody who has the link can open the page, so it shows no typed text. A GET request changes nothing, because mail
 * programs and virus scanners open links.
 */
import { extname } from 'node:path';
import { type Context, Hono } from 'hono';
import { fieldsOf, isKept } from '@website/forms/form';
import { formOf } from '@website/forms/forms';
import { day, limits } from '@website/forms/limits';
import { type KeptFacts, type YourMessageView, traceOf, yourMessage } from '@website/forms/your-message';
import type { MailAddresses } from '../settings/build-record.ts';
import type { MailIds } from '../delivery/mail-ids.ts';
import { writeMail } from '../delivery/mail.ts';
import type { ApiEnvironment } from '../http/http-server.ts';
import { readBody } from '../http/read-body.ts';
import { type Log, errorFacts } from '../lib/log.ts';
import { referenceOf } from '../lib/reference.ts';
import { createSigner } from '../lib/signer.ts';
import type { NoticedMail } from '../store/reports.ts';
import type { InboxStore, SenderStore } from '../store/store.ts';
import type { InboxEntry } from '../store/submission.ts';
import type { Guard } from './rate-limit.ts';
import { setRetryAfter, unavailable } from './refusals.ts';
import type { Retention } from './retention.ts';

export type SubmissionLinks = {
  /** Returns the path and query of the link. They contain no data about the sender. */
  pathOf: (id: string) => string;
  isRight: (id: string, key: string) => boolean;
};

/** Makes and checks links. Servers with the same secret accept each other's links. A link never expires. */
export function createSubmissionLinks(secret: string): SubmissionLinks {
  const { sign, isSigned } = createSigner(`${secret}:your-message`, 'base64url');
  const { path, names } = yourMessage;
  return {
    pathOf: (id) => `${path}?${new URLSearchParams({ [names.id]: id, [names.key]: sign(id) }).toString()}`,
    isRight: isSigned,
  };
}

export type YourMessageOptions = {
  store: Pick<InboxStore, 'show'> & Pick<SenderStore, 'eraseBySender'>;
  links: SubmissionLinks;
  guard: Guard;
  draw: (view: YourMessageView) => string;
  retention: Retention;
  mail: Pick<MailAddresses, 'info' | 'careers' | 'from'>;
  mailIds: MailIds;
  bodyTimeoutMilliseconds: number;
  now: () => number;
  log: Log;
};

/** The maximum size of a posted form in bytes: an id, a key and an action. */
const maxBody = 4096;

/** Hides most of an address: `a…@example.org`. */
const masked = (email: string): string => email.replace(/^(.)[^@]*@/u, '$1…@');

const statuses = {
  shown: 200,
  confirm: 200,
  erased: 200,
  gone: 200,
  unknown: 404,
  'too-many': 429,
  unavailable: 503,
} as const;

/** Returns when the server deletes a submission; undefined for never. */
function deletionTime({ receivedAt, spamAt }: InboxEntry, days: number): number | undefined {
  const spamEnd = spamAt === undefined ? undefined : spamAt + limits.spamDays * day;
  const end = days === 0 ? undefined : receivedAt + days * day;
  return spamEnd === undefined || end === undefined ? (spamEnd ?? end) : Math.min(spamEnd, end);
}

function factsOf(entry: InboxEntry, retention: Retention, now: number): KeptFacts {
  const form = formOf(entry.kind);
  const deletion = deletionTime(entry, retention[form.retention]);
  const { attachment } = entry;
  return {
    form: form.name,
    reference: referenceOf(entry.id),
    receivedAt: entry.receivedAt,
    fields: fieldsOf(form)
      .filter(([name, field]) => isKept(field) && field.kind !== 'email' && Boolean(entry.fields[name]))
      .map(([name]) => name),
    email: masked(entry.email),
    file: attachment && { type: extname(attachment.name).slice(1).toUpperCase(), size: attachment.size },
    mail: { trace: traceOf(entry), at: entry.deliveredAt },
    deletedAt: deletion && Math.max(deletion, now),
  };
}

type Link = { id: string; key: string };

const readLink = (values: URLSearchParams): Link => ({
  id: values.get(yourMessage.names.id) ?? '',
  key: values.get(yourMessage.names.key) ?? '',
});

function createSenderActions(options: YourMessageOptions) {
  const { store, links, retention, mail, mailIds, now: clock, log } = options;
  const { actions, confirmStep } = yourMessage;

  /** Returns the submission of a link, or the page that says why there is none. The key needs no row to be right. */
  const entryOf = async ({ id, key }: Link): Promise<InboxEntry | YourMessageView> =>
    links.isRight(id, key) ? ((await store.show(id)) ?? { page: 'gone' }) : { page: 'unknown' };

  function noticed(entry: InboxEntry): NoticedMail {
    const draft = writeMail({ ...entry, attempt: 0, failingSince: undefined }, mail);
    return {
      kind: entry.kind,
      recipients: [...draft.to, ...draft.cc],
      messageId: mailIds.messageIdOf(draft),
    };
  }
  return {
    async show(link: Link, step: string | null): Promise<YourMessageView> {
      const entry = await entryOf(link);
      if ('page' in entry) return entry;
      const page = step === confirmStep ? 'confirm' : 'shown';
      return { page, ...link, facts: factsOf(entry, retention, clock()) };
    },
    /** Carries out the action of a posted form. Resolves with the next page, or with the address of the page itself. */
    async act(link: Link, action: string | null): Promise<YourMessageView | string> {
      const entry = await entryOf(link);
      if ('page' in entry) return entry;
      const { id, kind } = entry;
      if (action !== actions.erase) return links.pathOf(id);
      const { trace } = await store.eraseBySender(id, clock(), noticed(entry));
      if (trace === undefined) return { page: 'gone' };
      log('info', 'submission.erased', { id, kind });
      return { page: 'erased', form: formOf(kind).name, trace };
    },
  };
}

export function yourMessageRoute(options: YourMessageOptions): Hono<ApiEnvironment> {
  const { guard, draw, bodyTimeoutMilliseconds, log } = options;
  const { path, names } = yourMessage;
  const sender = createSenderActions(options);

  async function answer(
    context: Context<ApiEnvironment>,
    work: () => Promise<YourMessageView | string>,
  ): Promise<Response> {
    context.header('Referrer-Policy', 'no-referrer');
    context.header('X-Robots-Tag', 'noindex');
    const write = (view: YourMessageView) => context.html(draw(view), statuses[view.page]);
    const admission = await guard(context);
    if ('status' in admission) {
      setRetryAfter(context, admission);
      return write({ page: 'too-many', waitSeconds: admission.retryAfterSeconds ?? 1 });
    }
    try {
      const result = await work();
      return typeof result === 'string' ? context.redirect(result, 303) : write(result);
    } catch (error) {
      log('error', 'your-message.failed', errorFacts(error));
      setRetryAfter(context, unavailable);
      return write({ page: 'unavailable' });
    }
  }

  return new Hono<ApiEnvironment>()
    .get(path, (context) => {
      const { searchParams } = new URL(context.req.url);
      return answer(context, () => sender.show(readLink(searchParams), searchParams.get(names.step)));
    })
    .post(path, (context) =>
      answer(context, async () => {
        const body = await readBody(context.env.incoming, maxBody, bodyTimeoutMilliseconds);
        if (typeof body === 'string') return { page: 'unknown' };
        const values = new URLSearchParams(Buffer.from(body).toString());
        return sender.act(readLink(values), values.get(names.action));
      }),
    );
}
