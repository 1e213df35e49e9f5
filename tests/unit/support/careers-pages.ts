/** Pages about careers for a copy of the content, for tests of a careers section that an owner may have taken away. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editContent } from './owner-wishes.ts';

const text = 'Words that stand here for the words of an owner.';
const description =
  'A page that a test has written, because the content of this repository has no page about careers and applications.';
const banner = (title: string) => ({
  kind: 'banner',
  title,
  subtitle: `${title}: ${text}`,
  picture: 'services',
});

const careers = {
  name: 'Example careers',
  meta: { title: 'Example of a page about careers', description: `${description} First.` },
  bands: [
    banner('Example careers'),
    { kind: 'apply', heading: 'Apply for an example', text, button: 'Apply now' },
  ],
};

const application = {
  name: 'Example application',
  meta: { title: 'Example of an application form', description: `${description} Second.` },
  bands: [
    banner('Example application'),
    {
      kind: 'application-card',
      heading: 'Example form',
      intro: text,
      byMail: text,
      after: { heading: 'What happens then', steps: ['Somebody reads it.', 'Somebody answers.'] },
    },
  ],
};

/** Writes the page about careers, the page with the form and the mailbox into a folder of content that lacks them. */
export function ensureCareers(content: string): void {
  for (const [file, page] of Object.entries({ 'careers.yaml': careers, 'job-application.yaml': application }))
    if (!existsSync(join(content, file))) writeFileSync(join(content, file), JSON.stringify(page));
  editContent(content, 'company.yaml', (company) => {
    if (!company.hasIn(['mailboxes', 'careers']))
      company.setIn(['mailboxes', 'careers'], 'careers@example.com');
  });
}
