/** Checks that the parts of a careers section fit together: the page about careers, the application form, the mailbox. */
import type { PageRole } from '../schema/files.ts';
import type { Fault } from './faults.ts';
import { type ContentData, faultAt } from './load.ts';

const careersFile = 'careers.yaml';
const formFile = 'job-application.yaml';

/**
 * Returns the faults of a careers section of which only parts are left.
 * @param roles the roles of all pages
 */
export function careersFaults(
  { 'company.yaml': { source, content } }: ContentData,
  roles: readonly PageRole[],
): Fault[] {
  const form = roles.find(({ page }) => page === 'application');
  if (!form) return [];
  const faults: Fault[] = [];
  // The form's page stands below the page about careers, which leads to it.
  if (form.path.startsWith('/careers/') && !roles.some(({ path }) => path === '/careers'))
    faults.push({
      file: formFile,
      path: '',
      text: `no page leads to this form; write ${careersFile}, or delete this file too (docs/rebranding.md, "Without careers")`,
    });
  if (content.mailboxes.careers === undefined)
    faults.push(
      faultAt(
        source,
        ['mailboxes'],
        `expected careers, the address to which the form at ${form.path} sends; write it, or delete ${formFile}`,
      ),
    );
  return faults;
}
