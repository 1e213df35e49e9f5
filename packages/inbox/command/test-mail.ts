/** The command `test-mail`: sends a mail to each address of the site, and counts it nowhere. */
import { signing, domainOf, DownError, reportMail } from '@website/server/queries';
import { ArgumentError, type Arguments, type Context, FaultsError, type TestMail } from './command-line.ts';
import { printable } from './text.ts';

const textOf = (from: string): string =>
  `This is a test mail of the website. Nothing needs doing.\n\nIf it lies among spam, look at SPF and DKIM of ${domainOf(from)}. What bounces comes back to ${from}: somebody should read that mailbox.\n`;

/** Sends one mail. Resolves with the line to print, and whether the mail server accepted the mail. */
async function tryAddress({ mailer, mailIds, from }: TestMail, address: string, id: string) {
  const report = { id, subject: 'Test mail', text: textOf(from) };
  try {
    const sent = await signing(mailer, mailIds).send(reportMail(report, from, address, Date.now()));
    const reply = sent ? `: ${printable(sent.reply)}` : '';
    return { isAccepted: true, line: `${address}  accepted${reply}` };
  } catch (error) {
    // The other addresses would fail in the same way.
    if (error instanceof DownError)
      throw new FaultsError(
        `${mailer.destination} takes no mail at all (${error.why}): ${printable(error.message)}`,
      );
    const reason = error instanceof Error ? error.message : String(error);
    return { isAccepted: false, line: `${address}  NOT accepted: ${printable(reason)}` };
  }
}

export async function testMail(context: Context, { operands: [typed] }: Arguments): Promise<string> {
  if (typed !== undefined && !/^[^\s@]+@[^\s@]+$/.test(typed))
    throw new ArgumentError(`'${printable(typed)}' is no address.`);
  const testMails = await context.testMail();
  const { mailer, from, addresses } = testMails;
  const lines = [`From ${from} by ${mailer.destination}:`];
  let refused = 0;
  try {
    for (const [at, address] of (typed === undefined ? addresses : [typed]).entries()) {
      const { isAccepted, line } = await tryAddress(testMails, address, `test-${Date.now()}-${at}`);
      lines.push(`  ${line}`);
      if (!isAccepted) refused += 1;
    }
  } finally {
    mailer.close();
  }
  if (refused > 0) throw new FaultsError([...lines, `Mail reaches not all of these addresses.`].join('\n'));
  return [...lines, 'Now look into these mailboxes, and among their spam.'].join('\n');
}
