/** Makes the links to the forms. */
import { aboutField } from '../../contracts/contact-form.ts';
import { vacancyField } from '../../contracts/job-application-form.ts';
import type { Vacancy } from '../schema/proof.ts';
import type { MenuLink, Page, Site } from '../schema/site.ts';
import { fillIn } from '../widgets/fill-in.ts';

/** Returns the link to the contact form. On a service's or industry's page, the link names the page. */
export const contactLinkOf = (
  { contactLink, services, industries, strings }: Site,
  { path }: Page,
): MenuLink => {
  const topic = [...services, ...industries].find((candidate) => candidate.path === path);
  if (!topic) return contactLink;
  const label = fillIn(strings.talkAbout, { name: topic.shortName });
  return { label, href: `${contactLink.href}?${aboutField}=${topic.slug}` };
};

/**
 * Returns the link for applicants. It leads to the page with the form, or to a mailbox if the site has no form.
 * @param vacancy the vacancy that the form or the mail names
 */
export function applicationHref({ pages, company: { mailboxes } }: Site, vacancy?: Vacancy): string {
  const form = pages.find(({ kind }) => kind === 'application')?.path;
  if (form !== undefined) return vacancy ? `${form}?${vacancyField}=${vacancy.slug}` : form;
  const subject = vacancy ? `?subject=${encodeURIComponent(vacancy.title)}` : '';
  return `mailto:${mailboxes.careers ?? mailboxes.info}${subject}`;
}
