/**
 * Prepares the pages of `inbox web`: loads the module of the build that draws them, and finds the addressees of mails.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Addressees, builtFiles } from '../../contracts/built-site.ts';
import { type InboxModule, type InboxParts, inboxPartsSchema } from '../../contracts/inbox-pages.ts';
import { buildRecordFile, buildRecordSchema, mailAddresses } from '../../settings/build-record.ts';
import type { ServerSettings } from '../../settings/server-settings.ts';
import { addresseesOf } from '../delivery/mail.ts';
import { readModule } from '../http/drawn-pages.ts';
import { SiteError, missingFile, readBuilt } from '../http/site-files.ts';
import type { Submission } from '../store/submission.ts';
import { StartError } from './start-faults.ts';

export type InboxPages = InboxModule &
  InboxParts & {
    /** Returns the addressees of the mail about a submission, according to the current settings. */
    addressees: (submission: Pick<Submission, 'mailbox' | 'fields'>) => Addressees;
  };

/** Throws a {@link StartError} if there is no built site. */
export function prepareInboxPages(settings: ServerSettings): InboxPages {
  const { siteDir } = settings;
  if (siteDir === 'off')
    throw new StartError(
      'The built site draws this inbox, and SITE_DIR is off. The other commands need no site.',
    );
  try {
    const parts = readBuilt(siteDir, builtFiles.inbox, inboxPartsSchema);
    const file = join(siteDir, 'server', builtFiles.inboxModule);
    if (!existsSync(file)) throw missingFile(siteDir, `server/${builtFiles.inboxModule}`);
    const load = readModule(file) as () => InboxModule;
    const addresses = mailAddresses(settings, readBuilt(siteDir, buildRecordFile, buildRecordSchema));
    return {
      ...parts,
      drawInbox: (page) => load().drawInbox(page),
      addressees: ({ mailbox, fields }) => addresseesOf(addresses[mailbox], fields),
    };
  } catch (error) {
    throw error instanceof SiteError ? new StartError(error.message) : error;
  }
}
