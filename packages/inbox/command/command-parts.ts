/** Prepares what commands of the operator take from the built site and the settings. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Addressees, allAddresses, builtFiles } from '@website/forms/built-site';
import { type InboxModule, type InboxParts, inboxPartsSchema } from '../inbox-pages.ts';
import { buildRecordFile, buildRecordSchema } from '@website/forms/build-record';
import { mailAddresses, type ServerSettings } from '@website/server/settings';
import {
  type MailIds,
  createMailIds,
  type Mailer,
  addresseesOf,
  readModule,
  SiteError,
  missingFile,
  readBuilt,
  type Submission,
  chooseMailer,
  checkBuild,
  StartError,
} from '@website/server/queries';

/** Reads from a build. Throws a {@link StartError} if the build lacks a file. */
function fromBuild<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof SiteError ? new StartError(error.message) : error;
  }
}

const readRecord = (siteDir: string) => readBuilt(siteDir, buildRecordFile, buildRecordSchema);

export type InboxPages = InboxModule &
  InboxParts & {
    /** Returns the addressees of the mail about a submission, according to the current settings. */
    addressees: (submission: Pick<Submission, 'mailbox' | 'fields'>) => Addressees;
  };

/** Loads the pages of `inbox web`. Throws a {@link StartError} if there is no built site. */
export function prepareInboxPages(settings: ServerSettings): InboxPages {
  const { siteDir } = settings;
  if (siteDir === 'off')
    throw new StartError(
      'The built site draws this inbox, and SITE_DIR is off. The other commands need no site.',
    );
  return fromBuild(() => {
    const parts = readBuilt(siteDir, builtFiles.inbox, inboxPartsSchema);
    const file = join(siteDir, 'server', builtFiles.inboxModule);
    if (!existsSync(file)) throw missingFile(siteDir, `server/${builtFiles.inboxModule}`);
    const load = readModule(file) as () => InboxModule;
    const addresses = mailAddresses(settings, readRecord(siteDir));
    return {
      ...parts,
      drawInbox: (page) => load().drawInbox(page),
      addressees: ({ mailbox, fields }) => addresseesOf(addresses[mailbox], fields),
    };
  });
}

/**
 * Prepares `inbox test-mail`, with the mailer and the addresses of the server. `secret` signs the mails. Rejects with a {@link StartError} if the
 * settings send no mail, or if they differ from those of the build.
 */
export async function prepareTestMail(
  settings: ServerSettings,
  secret: string,
): Promise<{ mailer: Mailer; mailIds: MailIds; from: string; addresses: string[] }> {
  const mailer = await chooseMailer(settings, () => undefined);
  if (!mailer.isReal)
    throw new StartError('SMTP_URL is not set, so mails are files and reach nobody. Set it first.');
  const { siteDir } = settings;
  const record = siteDir === 'off' ? undefined : fromBuild(() => readRecord(siteDir));
  const { info, careers, alerts, from } = checkBuild(settings, record, true).mail;
  const addresses = new Set([...[info, careers].flatMap(allAddresses), alerts]);
  return { mailer, mailIds: createMailIds(secret), from, addresses: [...addresses] };
}
