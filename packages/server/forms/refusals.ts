/** The refusals of a form, and their counts in the metrics, in the log once an hour, and in the store once a minute. */
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { FieldFault } from '@website/forms/form-faults';
import { day, hour, minute } from '@website/forms/limits';
import { type Clock, repeat } from '../lib/clock.ts';
import { type Log, errorFacts } from '../lib/log.ts';
import type { RefusalReason } from '../store/reports.ts';
import type { ReportStore } from '../store/store.ts';

/** A refusal of a form. `reason` is the name of one of the form's refusals, or a text of the EmailJS protocol. */
export type Refusal = {
  status: ContentfulStatusCode;
  reason: string;
  faults?: readonly FieldFault[];
  retryAfterSeconds?: number;
};

export const foreign: Refusal = { status: 403, reason: 'Forbidden' };

export const tooMany = (retryAfterSeconds: number): Refusal => ({
  status: 429,
  reason: 'Too Many Requests',
  retryAfterSeconds,
});

export const unavailable: Refusal = { status: 503, reason: 'unavailable', retryAfterSeconds: 60 };

export function setRetryAfter(context: Context, { retryAfterSeconds }: Refusal): void {
  if (retryAfterSeconds !== undefined) context.header('Retry-After', String(retryAfterSeconds));
}

/** Is called for each refused form with the headers of its request. */
export type OnRefused = (refusal: Refusal, headers: Headers) => void;

const reasons: Readonly<Record<number, RefusalReason>> = {
  403: 'origin',
  412: 'token',
  413: 'size',
  422: 'fields',
  429: 'rate',
};

/** Returns undefined if the form was refused because of a fault of the connection or of this server. */
function reasonOf({ status, reason }: Refusal): RefusalReason | undefined {
  return reason === 'busy' || reason === 'busyHere' ? 'slots' : reasons[status];
}

const maxShownLength = 100;

/** Returns the host of the page that sent the request. Browsers send no typed text in this header. */
const originHost = (headers: Headers): string | undefined =>
  URL.parse(headers.get('origin') ?? '')?.host.slice(0, maxShownLength) || undefined;

export type RefusalOptions = {
  store: Pick<ReportStore, 'addRefusals'>;
  clock: Clock;
  log: Log;
  count: (reason: RefusalReason) => void;
};

/** Starts to count. `stop` writes the last counts to the store. */
export function countRefusals({ store, clock, log, count }: RefusalOptions) {
  let unsaved = new Map<RefusalReason, number>();
  const logged = new Map<RefusalReason, { at: number; skipped: number }>();

  /** Logs the first refusal of a reason, and after an hour the next one with the number of refusals in between. */
  function logHourly(reason: RefusalReason, headers: Headers): void {
    const now = clock.now();
    const last = logged.get(reason);
    if (last && now - last.at >= 0 && now - last.at < hour) {
      last.skipped += 1;
      return;
    }
    const host = reason === 'origin' ? originHost(headers) : undefined;
    log('warn', 'form.refused', { reason, count: 1 + (last?.skipped ?? 0), ...(host && { origin: host }) });
    logged.set(reason, { at: now, skipped: 0 });
  }

  async function save(): Promise<void> {
    if (unsaved.size === 0) return;
    const saving = unsaved;
    unsaved = new Map();
    const now = clock.now();
    const counts = [...saving].map(([reason, number]) => ({ reason, count: number }));
    try {
      await store.addRefusals(now - (now % day), counts);
    } catch (error) {
      for (const [reason, number] of saving) unsaved.set(reason, (unsaved.get(reason) ?? 0) + number);
      log('warn', 'refusals.unsaved', errorFacts(error));
    }
  }

  const stopSaving = repeat(clock, minute, () => save().then(() => minute));
  const onRefused: OnRefused = (refusal, headers) => {
    const reason = reasonOf(refusal);
    if (reason === undefined) return;
    count(reason);
    unsaved.set(reason, (unsaved.get(reason) ?? 0) + 1);
    logHourly(reason, headers);
  };
  return {
    onRefused,
    async stop(): Promise<void> {
      await stopSaving();
      await save();
    },
  };
}
