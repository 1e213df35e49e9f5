/** Checks that the parts of a careers section fit together: its page, the application form, the mailbox, vacancies. */
import type { Fault } from './faults.ts';
import { type ContentData, faultAt, type ReadPage } from './load.ts';

/**
 * Returns a fault for each part that a careers section lacks.
 * @param pages all pages of the site; none has a fault
 */
export function careersFaults(data: ContentData, pages: readonly ReadPage[]): Fault[] {
  const { source: companySource, content: company } = data['company.yaml'];
  const { source: vacancySource, content: vacancies } = data['proof/vacancies.yaml'];
  const form = pages.find(({ role }) => role.page === 'application');
  const hasCareers = pages.some(({ role }) => role.page === 'careers');
  const faults: Fault[] = [];
  // A form with the usual file name has an address below the careers page, so this page must exist.
  if (form?.role.path.startsWith('/careers/') && !hasCareers)
    faults.push({
      file: form.source.file,
      path: '',
      text: 'no page leads to this form; write careers.yaml, or delete this file too',
    });
  if (form && company.mailboxes.careers === undefined) {
    const text = `expected careers, the address to which the form of ${form.source.file} sends; write it, or delete that file`;
    faults.push(faultAt(companySource, ['mailboxes'], text));
  }
  if (vacancies.entries.length > 0 && !hasCareers) {
    const text = 'no page shows vacancies; write careers.yaml, or empty this list';
    faults.push(faultAt(vacancySource, ['entries'], text));
  }
  return faults;
}
