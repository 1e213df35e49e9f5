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
const kinds = resumeTypes.map((type) => type.toUpperCase());

function countryOptions(typed: string): string {
  const chosen = typed === '' ? defaultCountry : typed;
  const option = ({ code, name, dial }: (typeof phoneCountries)[number]) =>
    `<option value="${code}"${code === chosen ? ' selected' : ''}>${escapeHtml(name)} (+${dial})</option>`;
  return phoneCountries.map(option).join('');
}

const link = (href: string, words: string): string => `<a href="${href}" target="_blank">${words}</a>`;

const fields: readonly DrawnField[] = [
  {
    name: 'name',
    label: 'Full Name',
    control: (wiring, typed) =>
      `<input ${wiring} maxlength="${applicationLimits.name}" autocomplete="name" value="${typed}">`,
  },
  {
    name: 'country',
    label: 'Country',
    control: (wiring, typed) => `<select ${wiring}>${countryOptions(typed)}</select>`,
  },
  {
    name: 'phone',
    label: 'Phone Number',
    control: (wiring, typed) => `<input ${wiring} type="tel" autocomplete="tel" value="${typed}">`,
  },
  {
    name: 'email',
    label: 'Email',
    control: (wiring, typed) =>
      `<input ${wiring} type="email" maxlength="${applicationLimits.email}" autocomplete="email" value="${typed}">`,
  },
  {
    name: 'resume',
    label: 'Resume',
    hint: `Choose the file again: browsers do not keep it. Up to 5 MB, ${kinds.slice(0, -1).join(', ')} or ${kinds.at(-1)}.`,
    control: (wiring) => `<input ${wiring} type="file" accept="${accept}">`,
  },
  {
    name: 'terms',
    label: `I have read and accept the ${link('/terms-of-use', 'terms of use')} and the ${link('/privacy-policy', 'privacy policy')}.`,
    control: (wiring, typed) => `<input ${wiring} type="checkbox"${typed === 'on' ? ' checked' : ''}>`,
  },
];

/** Fills the page's frame with what became of an application; `failure` is undefined for a stored one. */
export function renderApplicationResult(template: string, failure: FormFailure | undefined): string {
  if (!failure)
    return fillPage(template, 'Application submitted', drawSuccess(messages.applicationSubmitted));
  const attributes = `action="${endpoints.applications}" enctype="multipart/form-data"`;
  const form = { attributes, button: 'Submit Application', fields };
  return fillPage(template, 'Application not submitted', drawFailure(failure, form));
}
