/** An operator at a terminal, with a store that has one submission. */
import type { NewSubmission } from '../../../server/store/submission.ts';
import { openStore } from '../../../server/test-support/open-store.ts';
import { submission } from '../../../server/test-support/submissions.ts';
import { tempFolder } from '../../../server/test-support/temp-folder.ts';
import { createMailIds } from '../../../server/delivery/mail-ids.ts';
import type { Mail } from '../../../server/delivery/mail.ts';
import type { Context, TestMail } from '../command-line.ts';
import { runCommand } from '../commands.ts';

const contactFields = { from_name: 'Ada', subject: 'Hello', message: 'One\nTwo' };

/** A store with a submission, a way to type commands, and the folder of the files that they save. */
export async function setUp(changes: Partial<NewSubmission> = {}) {
  const store = await openStore();
  const first = { ...submission, fields: contactFields, receivedAt: Date.UTC(2026, 0, 2), ...changes };
  const acceptance = await store.accept(first);
  const id = 'id' in acceptance ? acceptance.id : '';
  const folder = tempFolder();
  const terminal: { width: number | undefined } = { width: undefined };
  const mails: string[] = [];
  const backups: string[] = [];
  const copies: Context['copies'] = {
    backUp: async () => ({ path: '/here/copy.db', verdict: await store.verify() }),
    restore: () => store.verify(),
    prune: async (keep) => Math.max(0, 3 - keep),
    erase: async () => backups,
  };
  const replies = new Map<string, Error>();
  const mailed: Mail[] = [];
  const testMail: TestMail = {
    mailer: {
      async send(mail) {
        const fault = replies.get(mail.to[0] ?? '');
        if (fault) throw fault;
        mailed.push(mail);
        return { refused: [], reply: '250 queued as 1A' };
      },
      maxSendTime: 1000,
      concurrency: 1,
      isReal: true,
      destination: 'smtp://mail.site.test',
      close: () => undefined,
    },
    mailIds: createMailIds('secret'),
    from: 'web@site.test',
    addresses: ['info@site.test', 'sales@site.test'],
  };
  const stop = Promise.withResolvers<void>();
  const printed: string[] = [];
  const context: Context = {
    store: async () => store,
    folder,
    mailFiles: async (ids: readonly string[]) =>
      mails.filter((path) => ids.some((one) => path.includes(one))),
    migrate: async (to: string) => ({ address: to, from: '/here', counts: { submissions: 1 } }),
    copies,
    testMail: async () => testMail,
    inboxPages: () => ({
      company: 'Acme',
      styles: 'body {}',
      // Tests look at what is drawn. The module that draws it is tested in a browser.
      drawInbox: (page) => JSON.stringify(page),
      addressees: () => ({ to: ['info@site.test'], cc: ['boss@site.test'] }),
    }),
    retention: { message: 180, application: 90 },
    print: (line) => void printed.push(line),
    stopped: () => stop.promise,
    get width() {
      return terminal.width;
    },
  };
  const run = (...args: string[]) => runCommand(context, args);
  return {
    context,
    store,
    id,
    folder,
    terminal,
    mails,
    backups,
    copies,
    /** Does what Ctrl+C does. */
    stop: () => stop.resolve(),
    printed,
    replies,
    mailed,
    run,
  };
}
