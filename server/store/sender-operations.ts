/** The deletion of a submission by its sender, and the notice about it for the operator. */
import { type MailTrace, traceOf } from '../../contracts/your-message.ts';
import { type Row, type ScriptsOf, startTransaction, isIn, sql } from './dialect.ts';
import type { Notice } from './reports.ts';
import { number, optional, text } from './rows.ts';
import type { SenderStore } from './store.ts';
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

export const senderOperations: ScriptsOf<SenderStore> = {
  *eraseBySender(id, now, mail) {
    yield startTransaction;
    // The submission is locked first, as in other deletions, so that two transactions cannot deadlock.
    const { count } = yield sql`UPDATE submissions SET read_at = read_at WHERE id = ${id}`;
    if (count === 0) return { isLast: true, trace: undefined };
    // The statement also locks the deliveries. So no worker can start to send a delivery whose state was read as
    // waiting.
    const { rows } = yield sql`
      DELETE FROM outbox WHERE submission_id = ${id}
      RETURNING channel, state, attempts, last_error, delivered_at`;
    const of = (channel: string) => readTrace(rows.find((row) => row.channel === channel));
    const trace = of('mail');
    yield* eraseRows(isIn([id]));
    const facts = JSON.stringify({ ...mail, trace, hasWebhook: of('webhook') !== 'none' });
    yield sql`INSERT INTO notices (submission_id, at, facts) VALUES (${id}, ${now}, ${facts})`;
    return { isLast: true, trace };
  },

  *pendingNotices(limit) {
    const { rows } = yield sql`
      SELECT submission_id, at, facts FROM notices WHERE told_at IS NULL ORDER BY at LIMIT ${limit}`;
    return rows.map(
      (row) =>
        ({
          ...(JSON.parse(text(row, 'facts')) as object),
          id: text(row, 'submission_id'),
          at: number(row, 'at'),
        }) as Notice,
    );
  },

  *recordTold({ id }, now) {
    yield sql`UPDATE notices SET facts = '{}', told_at = ${now} WHERE submission_id = ${id}`;
  },
};
