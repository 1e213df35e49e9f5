/** Sends a mail to the recipients that do not have it yet. */
import type { Delivery, Recipients } from '../store/submission.ts';
import { PartlyDeferredError, RefusedError } from './errors.ts';
import type { Mail, Mailer, Sent } from './mail.ts';

/**
 * Sends the mail of a delivery. If the mail server accepts the mail for some recipients only, throws a {@link
 * PartlyDeferredError}; the next attempt is for the other recipients. If these refuse the mail, it still counts as
 * delivered.
 */
export async function sendToRecipients(
  mailer: Pick<Mailer, 'send'>,
  mail: Mail,
  { pendingRecipients }: Pick<Delivery, 'pendingRecipients'>,
  abort: AbortSignal,
): Promise<Recipients> {
  const recipients = pendingRecipients ?? [...mail.to, ...mail.cc];
  let sent: Sent | void;
  try {
    sent = await mailer.send({ ...mail, onlyFor: pendingRecipients }, abort);
  } catch (error) {
    if (!pendingRecipients || !(error instanceof RefusedError)) throw error;
    return { accepted: [], refused: recipients.map((address) => ({ address, reply: error.message })) };
  }
  const { refused = [], deferred = [] } = sent ?? {};
  const others = new Set([...refused, ...deferred].map(({ address }) => address));
  const result = { accepted: recipients.filter((address) => !others.has(address)), refused, deferred };
  if (deferred.length > 0) throw new PartlyDeferredError(result);
  return result;
}
