/** Prepares the mails of `inbox test-mail`, with the mailer and the addresses of the server. */
import { allAddresses } from '../../contracts/built-site.ts';
import type { ServerSettings } from '../../settings/server-settings.ts';
import type { Mailer } from '../delivery/mail.ts';
import { SiteError, loadSite } from '../http/site-files.ts';
import { chooseMailer } from './adapters.ts';
import { checkBuild } from './check-build.ts';
import { StartError } from './start-faults.ts';

function recordIn(siteDir: string) {
  try {
    return loadSite(siteDir).record;
  } catch (error) {
    throw error instanceof SiteError ? new StartError(error.message) : error;
  }
}

/** Rejects with a {@link StartError} if the settings send no mail, or if a server would not start with them. */
export async function prepareTestMail(
  settings: ServerSettings,
): Promise<{ mailer: Mailer; from: string; addresses: string[] }> {
  const mailer = await chooseMailer(settings, () => undefined);
  if (!mailer.isReal)
    throw new StartError('SMTP_URL is not set, so mails are files and reach nobody. Set it first.');
  const record = settings.siteDir === 'off' ? undefined : recordIn(settings.siteDir);
  const { info, careers, alerts, from } = checkBuild(settings, record, true).mail;
  const addresses = new Set([...[info, careers].flatMap(allAddresses), alerts]);
  return { mailer, from, addresses: [...addresses] };
}
