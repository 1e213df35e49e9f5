/** Compares the settings of the server with those of its pages. If they differ, the server does not start. */
import { formKinds } from '@website/forms/forms';
import type { BuildRecord } from '@website/forms/build-record';
import {
  type MailAddresses,
  differences,
  mailAddresses,
  placeholderFault,
} from '../settings/build-record.ts';
import type { ServerSettings } from '../settings/server-settings.ts';
import { StartError } from './start-faults.ts';

export type Built = Pick<BuildRecord, 'consent' | 'choices' | 'forms'> & {
  acknowledgements: BuildRecord['acknowledgements'] | undefined;
  messages: BuildRecord['messages'] | undefined;
  mail: MailAddresses;
};

const withoutPages: Pick<BuildRecord, 'consent' | 'choices' | 'forms' | 'mailboxes' | 'routing'> = {
  forms: formKinds,
  consent: { terms: '', privacy: '' },
  mailboxes: { info: 'info@example.com', careers: 'careers@example.com' },
  routing: {},
  choices: {},
};

/** Throws a {@link StartError} if settings differ from the build, or if real mail would go to a placeholder address. */
export function checkBuild(
  settings: ServerSettings,
  record: BuildRecord | undefined,
  isRealMail: boolean,
): Built {
  const faults = record ? differences(record, settings) : [];
  if (faults.length > 0)
    throw new StartError(
      [
        `The pages in ${settings.siteDir} do not belong to these settings:`,
        ...faults.map((fault) => `  ${fault}`),
        "Run 'npm run build' with the settings of this server, or set them back.",
      ].join('\n'),
    );
  const { consent, choices, forms, mailboxes, routing } = record ?? withoutPages;
  const acknowledgements = record?.acknowledgements;
  if (settings.acknowledge !== 'off' && !acknowledgements)
    throw new StartError(
      'ACKNOWLEDGE is set, but SITE_DIR is off: the words of the mails come with the pages.',
    );
  const mail = mailAddresses(settings, { mailboxes, routing });
  const fault = isRealMail ? placeholderFault(mail) : undefined;
  if (fault !== undefined) throw new StartError(fault);
  return { consent, choices, forms, mail, acknowledgements, messages: record?.messages };
}
