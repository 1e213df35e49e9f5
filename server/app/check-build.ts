/** Compares the settings of the server with those of its pages; a server that differs does not start. */
import {
  type BuildRecord,
  type MailAddresses,
  differences,
  mailAddresses,
  placeholderFault,
} from '../../settings/build-record.ts';
import type { ServerSettings } from '../../settings/server-settings.ts';
import type { Site } from '../http/site-files.ts';
import { StartError } from './start-error.ts';

/** Pages the build makes for the server to fill in with what became of a form. */
const answerPages = ['contact-result', 'application-result'] as const;
type AnswerPage = (typeof answerPages)[number];

/** Values that the server takes from the build, or from settings that override it. */
export type Built = Pick<BuildRecord, 'consent'> & {
  /** Both are undefined on a server without pages. */
  acknowledgements: BuildRecord['acknowledgements'] | undefined;
  sentences: BuildRecord['sentences'] | undefined;
  mail: MailAddresses;
  /** Undefined on a server without pages. */
  templates: Readonly<Record<AnswerPage, string | undefined>>;
};

/** Values for a server without pages: no build says what visitors accept or where mail goes. */
const withoutPages: Pick<BuildRecord, 'consent' | 'mailboxes' | 'routing'> = {
  consent: { terms: '', privacy: '' },
  mailboxes: { info: 'info@example.com', careers: 'careers@example.com' },
  routing: {},
};

function templatesOf({ record, templates }: Pick<Site, 'record' | 'templates'>): Built['templates'] {
  const entries = answerPages.map((name) => {
    const template = templates.get(name);
    if (record && template === undefined)
      throw new StartError(`The build lacks server/pages/${name}.html: run 'npm run build' again.`);
    return [name, template];
  });
  return Object.fromEntries(entries) as Built['templates'];
}

/**
 * Compares the settings with what the pages were built for.
 * @throws StartError naming each difference, the mailboxes that belong to nobody, or a page that is missing
 */
export function checkBuild(settings: ServerSettings, site: Pick<Site, 'record' | 'templates'>): Built {
  const { record } = site;
  const faults = record ? differences(record, settings) : [];
  if (faults.length > 0) {
    throw new StartError(
      [
        `The pages in ${settings.siteDir} do not belong to these settings:`,
        ...faults.map((fault) => `  ${fault}`),
        "Run 'npm run build' with the settings of this server, or set them back.",
      ].join('\n'),
    );
  }
  const { consent, mailboxes, routing } = record ?? withoutPages;
  const acknowledgements = record?.acknowledgements;
  if (settings.acknowledge !== 'off' && !acknowledgements)
    throw new StartError(
      'ACKNOWLEDGE is set, but SITE_DIR is off: the words of the mails come with the pages.',
    );
  const mail = mailAddresses(settings, { mailboxes, routing });
  const fault = settings.smtp && placeholderFault(mail);
  if (fault !== undefined) throw new StartError(fault);
  return { consent, mail, acknowledgements, sentences: record?.sentences, templates: templatesOf(site) };
}
