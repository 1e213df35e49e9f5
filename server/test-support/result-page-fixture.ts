/** The page that answers a form, as small as its definition allows; the built one is tested in a browser. */
import { markBegin, markChecked, markEnd, markSelected, markText } from '../../contracts/forms/page-marks.ts';
import type { MarkedState } from '../../contracts/forms/page-marks.ts';
import { type FieldDefinition, type FormDefinition, fieldsOf } from '../../contracts/forms/form.ts';

const only = (state: MarkedState, html: string): string => `${markBegin(state)}${html}${markEnd}`;
const attributes = (marks: Record<string, string>): string =>
  Object.entries(marks)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

function control(name: string, field: FieldDefinition, more: string): string {
  switch (field.kind) {
    case 'multiline':
      return `<textarea name="${name}"${more}>${markText(`value.${name}`, true)}</textarea>`;
    case 'checkbox':
      return `<input name="${name}" type="checkbox"${more}${attributes(markChecked(`is.${name}=on`))}>`;
    case 'file':
      return `<input name="${name}" type="file"${more}>`;
    case 'phone': {
      const option = (code: string) =>
        `<option value="${code}"${attributes(markSelected(`is.${field.countryName}=${code}`))}>`;
      return `<select>${['in', 'de', 'gb'].map(option).join('')}</select><input name="${name}"${more} value="${markText(`value.${name}`)}">`;
    }
    case 'text':
    case 'email':
      return `<input name="${name}"${more} value="${markText(`value.${name}`)}">`;
  }
}

/** The page for a form. */
export function resultPageFixture(form: FormDefinition): string {
  const fields = fieldsOf(form);
  const line = (name: string) =>
    only(`faulty.${name}`, `<li><a href="#${name}">${markText(`error.${name}`)}</a></li>`);
  const key = `<input type="hidden" name="idempotency_key" value="${markText('key')}">`;
  const returned = [
    only(
      'refused',
      fields.map(([name]) => line(name)).join('') + only('others', `<li>${markText('others')}</li>`),
    ),
    only('failed', `<p>${markText('detail')}</p>`),
    only('limited', `<p>Wait ${markText('wait')}.</p>`),
    only('keyed', key),
    ...fields.map(
      ([name, field]) =>
        only(`sound.${name}`, control(name, field, '')) +
        only(`faulty.${name}`, control(name, field, ' aria-invalid="true"')),
    ),
  ];
  const title = only('sent', 'Sent') + only('returned', 'Error: Not sent');
  const sent = only('sent', '<p role="status">Sent</p>');
  return `<title>${title}</title>${sent}${only('returned', returned.join('\n'))}`;
}
