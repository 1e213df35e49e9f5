/** The page a native application ends on. */
import { endpoints } from '../../contracts/endpoints.ts';
import { applicationLimits, resumeTypes } from '../../contracts/job-application.ts';
import { messages } from '../../contracts/messages.ts';
import { defaultCountry, phoneCountries } from '../../contracts/phone-countries.ts';
import {
  type DrawnField,
  type FormFailure,
  drawFailure,
  drawSuccess,
  escapeHtml,
  fillPage,
} from '../http/form-page.ts';

const accept = resumeTypes.map((type) => `.${type}`).join(',');

/** The words of the form that the company writes itself; the build takes them from the page's content. */
export type ApplicationWords = Readonly<{
  /** What has to be agreed to; `{terms of use}` and `{privacy policy}` become links. */
  terms: string;
  country: string;
  hints: Readonly<Record<'name' | 'phone' | 'email' | 'resume', string>>;
}>;

/** What a page is made of: the frame with its two slots, and the words of the form. */
export type ResultPage = { template: string; words: ApplicationWords };

const legalPages: Readonly<Record<string, string>> = {
  'terms of use': '/terms-of-use',
  'privacy policy': '/privacy-policy',
};

/** The statement with its links, which open beside the form so that nothing typed is lost. */
function drawStatement(terms: string): string {
  return escapeHtml(terms).replace(/\{([^{}]*)\}/g, (_, name: string) => {
    const href = legalPages[name];
    const aside = '<span class="visually-hidden"> (opens in a new tab)</span>';
    return href === undefined
      ? name
      : `<a href="${href}" target="_blank" rel="noreferrer">${name}${aside}</a>`;
  });
}

function countryOptions(typed: string): string {
  const chosen = typed === '' ? defaultCountry : typed;
  const option = ({ code, name, dial }: (typeof phoneCountries)[number]) =>
    `<option value="${code}"${code === chosen ? ' selected' : ''}>${escapeHtml(name)} (+${dial})</option>`;
  return phoneCountries.map(option).join('');
}

function drawnFields({ terms, country, hints }: ApplicationWords): DrawnField[] {
  const { name, email } = applicationLimits;
  return [
    {
      name: 'name',
      label: 'Full Name',
      hint: escapeHtml(hints.name),
      control: (wiring, typed) =>
        `<input ${wiring} maxlength="${name}" autocomplete="name" value="${typed}">`,
    },
    {
      name: 'country',
      label: escapeHtml(country),
      control: (wiring, typed) => `<select ${wiring}>${countryOptions(typed)}</select>`,
    },
    {
      name: 'phone',
      label: 'Phone Number',
      hint: escapeHtml(hints.phone),
      control: (wiring, typed) => `<input ${wiring} type="tel" autocomplete="tel" value="${typed}">`,
    },
    {
      name: 'email',
      label: 'Email',
      hint: escapeHtml(hints.email),
      control: (wiring, typed) =>
        `<input ${wiring} type="email" maxlength="${email}" autocomplete="email" value="${typed}">`,
    },
    {
      name: 'resume',
      label: 'Resume',
      hint: `Choose the file again: browsers do not keep it. ${escapeHtml(hints.resume)}`,
      control: (wiring) => `<input ${wiring} type="file" accept="${accept}">`,
    },
    {
      name: 'terms',
      label: drawStatement(terms),
      isBox: true,
      control: (wiring, typed) => `<input ${wiring} type="checkbox"${typed === 'on' ? ' checked' : ''}>`,
    },
  ];
}

/** Fills the page's frame with what became of an application; `failure` is undefined for a stored one. */
export function renderApplicationResult(
  { template, words }: ResultPage,
  failure: FormFailure | undefined,
): string {
  if (!failure)
    return fillPage(template, 'Application submitted', drawSuccess(messages.applicationSubmitted));
  const form = {
    heading: 'There is a problem',
    attributes: `action="${endpoints.applications}" enctype="multipart/form-data"`,
    button: 'Submit Application',
    fields: drawnFields(words),
  };
  return fillPage(template, 'Application not submitted', drawFailure(failure, form));
}
