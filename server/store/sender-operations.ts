/** Operations of senders on their own submissions, and the notices about them for the operator. */
import { type MailTrace, traceOf } from '../../contracts/your-message.ts';
import { type Row, type Script, type ScriptsOf, startTransaction, isIn, sql } from './dialect.ts';
import type { Notice, NoticedMail } from './reports.ts';
import { number, optional, text } from './rows.ts';
import type { SenderStore } from './store.ts';
import type { Keeping } from './submission.ts';
import { eraseRows } from './upkeep-operations.ts';

const readTrace = (row: Row | undefined): MailTrace =>
  row === undefined
    ? 'none'
    : traceOf({
        state: text(row, 'state'),
        attempts: number(row, 'attempts'),
        lastError: optional(text, row, 'last_error'),
        deliveredAt: optional(number, row, 'delivered_at'),
      });

function* writeNotice(
  id: string,
  event: Notice['event'],
  at: number,
  facts: NoticedMail & { trace?: MailTrace; hasWebhook?: boolean; kept?: Keeping },
): Script<void> {
  yield sql`
    INSERT INTO notices (submission_id, event, at, facts) VALUES (${id}, ${event}, ${at}, ${JSON.stringify(facts)})
    ON CONFLICT (submission_id) DO UPDATE SET
      event = excluded.event, at = excluded.at, facts = excluded.facts, told_at = NULL`;
}

export const senderOperations: ScriptsOf<SenderStore> = {
  *eraseBySender(id, now, mail) {
    yield startTransaction;
    // The submission is locked first, as in other deletions, so that two transactions cannot deadlock.
    const { count } = yield sql`UPDATE submissions SET kept_at = NULL, kept_until = NULL WHERE id = ${id}`;
    if (count === 0) return { isLast: true, trace: undefined };
    // The statement also locks the deliveries. So no worker can start to send a delivery whose state was read as
    // waiting.
    const { rows } = yield sql`
      DELETE FROM outbox WHERE submission_id = ${id}
      RETURNING channel, state, attempts, last_error, delivered_at`;
    const of = (channel: string) => readTrace(rows.find((row) => row.channel === channel));
    const trace = of('mail');
    yield* eraseRows(isIn([id]));
    const subject = trace === 'none' ? '' : mail.subject;
    yield* writeNotice(id, 'erased', now, { ...mail, subject, trace, hasWebhook: of('webhook') !== 'none' });
    return { isLast: true, trace };
  },

  *keepForLater(id, kept, now, mail) {
    yield startTransaction;
    const { count } = yield sql`
      UPDATE submissions SET kept_at = ${kept?.at ?? null}, kept_until = ${kept?.until ?? null}
      WHERE id = ${id} AND coalesce(kept_until, 0) ${kept ? sql`<= ${now}` : sql`> 0`}`;
    if (count > 0) yield* writeNotice(id, kept ? 'kept' : 'unkept', now, { ...mail, ...(kept && { kept }) });
  },

  *pendingNotices(limit) {
    const { rows } = yield sql`
      SELECT submission_id, event, at, facts FROM notices WHERE told_at IS NULL ORDER BY at LIMIT ${limit}`;
    return rows.map(
      (row) =>
        ({
          ...(JSON.parse(text(row, 'facts')) as object),
          id: text(row, 'submission_id'),
          event: text(row, 'event'),
          at: number(row, 'at'),
        }) as Notice,
    );
  },

  *recordTold({ id, at }, now) {
    // A later event of the same submission may have replaced the notice. Its time then differs, and it is sent later.
    yield sql`UPDATE notices SET facts = '{}', told_at = ${now} WHERE submission_id = ${id} AND at = ${at}`;
    return { isLast: true };
  },
};
