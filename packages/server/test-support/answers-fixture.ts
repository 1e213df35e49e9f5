/**
 * The answers of a small built site: pages as small as the definitions of the forms allow. The module that the build
 * makes is tested in `packages/site/build/answers.test.tsx` and in a browser.
 */
import { contactForm } from '@website/forms/contact-form';
import type { AnswerParts, AnswerModule, AnsweredForm } from '@website/forms/built-site';
import { wireNames } from '@website/forms/endpoints';
import { applicationForm } from '@website/forms/job-application-form';
import { type FieldDefinition, type FormDefinition, fieldsOf } from '@website/forms/form';
import { formatWait } from '@website/forms/messages';

const forms = { contact: contactForm, application: applicationForm } satisfies Record<
  AnsweredForm,
  FormDefinition
>;

const entities: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": '#39' };
const escape = (text = ''): string => text.replaceAll(/[&<>"']/g, (sign) => `&${entities[sign]};`);

function control(name: string, field: FieldDefinition, values: Record<string, string>, more: string): string {
  const value = ` value="${escape(values[name])}"`;
  switch (field.kind) {
    case 'multiline':
      return `<textarea name="${name}"${more}>\n${escape(values[name])}</textarea>`;
    case 'checkbox':
      return `<input name="${name}" type="checkbox"${more}${values[name] === 'on' ? ' checked=""' : ''}>`;
    case 'file':
      return `<input name="${name}" type="file"${more}>`;
    case 'phone': {
      const isChosen = (code: string) => (values[field.countryName] === code ? ' selected=""' : '');
      const options = ['in', 'de', 'gb'].map((code) => `<option value="${code}"${isChosen(code)}>`);
      return `<select>${options.join('')}</select><input name="${name}"${more}${value}>`;
    }
    case 'choice':
      return values[name] ? `<input type="hidden" name="${name}"${value}>` : '';
    case 'text':
    case 'email':
      return `<input name="${name}"${more}${value}>`;
  }
}

export const drawReturnedForm: AnswerModule['drawReturnedForm'] = (_, formName, returned) => {
  const { values, errors, detail, waitSeconds } = returned;
  const fields = fieldsOf(forms[formName]);
  const faulty = new Set(errors.map(({ field }) => field));
  const key = values[wireNames.idempotencyField];
  const lines = errors.map(({ field, message }) =>
    fields.some(([name]) => name === field)
      ? `<li><a href="#${field}">${escape(message)}</a></li>`
      : `<li>${escape(message)}</li>`,
  );
  const reason =
    waitSeconds === undefined ? `<p>${escape(detail)}</p>` : `<p>Wait ${formatWait(waitSeconds, 'en')}.</p>`;
  return [
    lines.length > 0 ? lines.join('') : reason,
    key ? `<input type="hidden" name="${wireNames.idempotencyField}" value="${escape(key)}">` : '',
    ...fields.map(([name, field]) =>
      control(name, field, values, faulty.has(name) ? ' aria-invalid="true"' : ''),
    ),
  ].join('\n');
};

export const drawReceipt: AnswerModule['drawReceipt'] = (_, __, { reference, at, values, file, link }) =>
  `<p>${reference} of ${new Date(at).toISOString()}: ${escape(JSON.stringify({ values, file }))}</p><a href="${escape(link)}">`;

export const drawYourMessage: AnswerModule['drawYourMessage'] = (_, view) => ({
  title: view.page,
  body: `<pre>${escape(JSON.stringify(view))}</pre>`,
});

/** Only addresses with "about" in them are like that of a page. */
export const drawNearPages: AnswerModule['drawNearPages'] = (_, path) =>
  path.toLowerCase().includes('about') ? '<ul><li><a href="/about-us">About us</a></li></ul>' : undefined;

export const drawSearch: AnswerModule['drawSearch'] = (_, query, isBusy) => ({
  name: escape(query),
  results: isBusy ? `<input value="${escape(query)}">Too many searches` : `<p>${escape(query)}</p>`,
});

const sent: [string, string] = ['<title>Sent</title><p role="status">Sent</p>', ''];
const returned: [string, string] = ['<title>Error: Not sent</title>', ''];

/** The parts that never change. */
export const answerParts: AnswerParts = {
  frames: {
    'contact-sent': sent,
    'application-sent': sent,
    'contact-returned': returned,
    'application-returned': returned,
    'your-message': ['<!doctype html><title>', '</title><meta content="', '">', '</html>'],
    search: ['<!doctype html><title>Search: ', '</title><meta content="', '">', '</html>'],
    'not-found': ['<!doctype html><title>Not found</title>', ''],
  },
  strings: {},
};
