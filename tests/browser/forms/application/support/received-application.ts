/** Applications as the company's mail server receives them. */
import type { Mailbox, ReceivedMail } from '../../../support/mailbox.ts';

/**
 * Waits for the mail about an applicant. Mails of earlier tests in the same worker are passed over.
 * @param onOther told the text of each mail that was passed over
 */
export async function nextMailOf(
  mailbox: Mailbox,
  applicant: string,
  onOther: (text: string) => void = () => {},
): Promise<ReceivedMail> {
  for (;;) {
    const received = await mailbox.next();
    const text = received.mail.text ?? '';
    if (text.includes(applicant)) return received;
    onOther(text);
  }
}
