import type { FormStrings } from '@website/forms/form-faults';
import { expect, test } from 'vitest';
import { attributesOf, draw, each, only } from '../../../../tests/unit/support/markup.ts';
import { checkbox, choice, defineForm, email, multiline, refusalsOf, text } from '@website/forms/form';
import { formParser } from '@website/forms/form-schema';
import { basicFieldRenderers, FormLayout, type FieldRenderers } from './form-fields.tsx';

const wording = { maxLength: 9 };
const errors = { missing: '', long: '', invalid: 'No address', letters: '' };
const form = defineForm({
  action: 'contact_form',
  native: { path: '/somewhere' },
  name: 'test',
  answers: 'text',
  mailbox: 'info',
  retention: 'message',
  mail: { sender: 'title', subject: { field: 'title' } },
  fields: {
    title: text({ ...wording, autoComplete: 'off', width: 'half' }),
    reply: email({ required: false }),
    notes: multiline({ ...wording, rows: 3, required: false }),
    news: checkbox({ required: false }),
    about: choice(),
  },
});
const fields = {
  title: { label: 'Title', hint: 'Short', errors },
  reply: { label: 'Reply to', errors },
  notes: { label: 'Notes', errors },
  news: {
    label: 'News',
    statement: 'Send me the [privacy policy](/privacy-policy)',
    newTab: '(beside the form)',
    errors,
  },
  about: { label: 'About', chosen: 'This is about {name}.', names: { azure: 'Azure' } },
};
const refusals = Object.fromEntries(refusalsOf(form).map((refusal) => [refusal, ''])) as FormStrings<
  typeof form
>['refusals'];
const notReady = { offline: '', again: '', never: '' };
const words = { submit: 'Send', sending: 'Sending', problem: 'Problem', error: 'Error:' };
const notes = { success: 'Sent.', failed: 'Not sent.', botCheckNotReady: 'Not ready.' };
const strings = { ...words, ...notes, notReady, refusals, fields };
const parse = formParser(form);
const drawn = (error?: string, values?: Record<string, string>) =>
  draw(
    <FormLayout
      form={form}
      strings={strings}
      fieldRenderers={basicFieldRenderers}
      errors={error ? [{ field: 'title', message: error }] : []}
      {...(values && { values })}
    />,
  );

test('each field is drawn by its kind, in the order of the definition', () => {
  const tree = drawn();
  expect(tree.querySelectorAll('[name]').map(({ tagName, id }) => `${tagName} ${id}`)).toEqual([
    'input title',
    'input reply',
    'textarea notes',
    'input news',
  ]);
  expect(only(tree, 'textarea').getAttributeValue('rows')).toBe('3');
  expect(each(tree, '[required]', 'id')).toEqual(['title']);
  expect(only(tree, 'a[href="/privacy-policy"]').textContent).toContain('(beside the form)');
});

test('words run in the direction of their script, an address from left to right', () => {
  const tree = drawn();
  expect(each(tree, '[dir="auto"]', 'id')).toEqual(['title', 'notes']);
  expect(each(drawn('No title', { title: 'x' }), '[dir="auto"]', 'id')).toEqual(['title', 'notes']);
  expect(each(tree, '[dir]', 'id')).toEqual(['title', 'notes']);
});

test.each([
  'ann@gmail',
  'ann@gmail.',
  'a@b',
  'ann@.',
  'ann@gmail.com',
  'a.b@c',
  'a.b@c.d',
  'ann@例子。example',
])('the browser stops %s if the server would refuse it', (address) => {
  const pattern = only(drawn(), '#reply').getAttributeValue('pattern') ?? '';
  const isAccepted = parse({ title: 'T', reply: address }).ok;
  expect(new RegExp(`^(?:${pattern})$`, 'v').test(address)).toBe(isAccepted);
});

test('nothing is called wrong before it is judged', () => {
  const tree = drawn();
  expect(tree.querySelectorAll('[aria-invalid="true"]')).toEqual([]);
  // A box that has to be ticked would be called wrong by the browser.
  expect(only(tree, '[type="checkbox"]').getAttributeValue('aria-invalid')).toBe('false');
  const title = only(drawn('No title'), '#title');
  expect(attributesOf(title, 'aria-invalid', 'aria-describedby')).toEqual({
    'aria-invalid': 'true',
    'aria-describedby': 'title-hint title-error',
  });
});

test('a form that comes back has what was typed', () => {
  const tree = drawn('No title', { title: '"Azure"', notes: 'One\nTwo', news: 'on' });
  expect(only(tree, '#title').getAttributeValue('value')).toBe('&quot;Azure&quot;');
  expect(only(tree, 'textarea').textContent).toBe('One\nTwo');
  expect(only(tree, '#news').hasAttribute('checked')).toBe(true);
  expect(only(drawn(undefined, { news: 'yes' }), '#news').hasAttribute('checked')).toBe(false);
});

test('a choice is sent and named above the fields, and an unknown value is neither', () => {
  const tree = drawn(undefined, { about: 'azure' });
  expect(attributesOf(only(tree, '[name="about"]'), 'type', 'value')).toEqual({
    type: 'hidden',
    value: 'azure',
  });
  expect(only(tree, 'form > p').textContent).toBe('This is about Azure.');
  for (const about of ['casino', 'toString', ''])
    expect(drawn(undefined, { about }).querySelectorAll('[name="about"], form > p')).toEqual([]);
});

test('a kind of field without a component does not compile', () => {
  // @ts-expect-error -- no component for phone numbers
  const fieldRenderers: FieldRenderers<'text' | 'phone'> = { text: basicFieldRenderers.text };
  expect(Object.keys(fieldRenderers)).toEqual(['text']);
});
