import { expect, test } from 'vitest';
import { contactForm } from '@website/forms/contact-form';
import { embeddedEmailIds, endpoints } from '@website/forms/endpoints';
import { fieldsOf, refusalsOf } from '@website/forms/form';
import { attributesOf, draw, each, only } from '../../../tests/unit/support/markup.ts';
import { ContactForm, outcomeOf, type ContactFormProps } from './contact-form.tsx';

/** The fields that visitors fill in. */
const typed = fieldsOf(contactForm).filter(([, { kind }]) => kind !== 'choice');
const labels = fieldsOf(contactForm).map(([name]) => [
  name,
  { label: name, hint: `About ${name}`, errors: { invalid: `No ${name}` } },
]);
const refusals = Object.fromEntries(
  refusalsOf(contactForm).map((name) => [name, `Refused: ${name}.`]),
) as ContactFormProps['strings']['refusals'];
const strings: ContactFormProps['strings'] = {
  submit: 'Send',
  sending: 'Sending',
  problem: 'Problem',
  error: 'Error:',
  success: 'Sent.',
  failed: 'Not sent.',
  botCheckNotReady: 'Not ready.',
  notReady: { offline: 'Offline.', again: 'Write.', never: 'Never.' },
  refusals,
  fields: Object.fromEntries(labels) as ContactFormProps['strings']['fields'],
};
const receipt: ContactFormProps['receipt'] = {
  heading: 'Receipt',
  reference: 'Reference',
  time: 'Sent',
  quote: 'Name it.',
  next: 'Next',
  steps: ['We read it.'],
  print: 'Print',
  keep: 'Keep it.',
  link: 'More',
};
const drawn = (origin = '') =>
  draw(
    <ContactForm
      strings={strings}
      tooMany=""
      receipt={receipt}
      submission={{ origin, ...embeddedEmailIds }}
    />,
  );

test('without script it posts itself, identifiers included, to where the site was built to send', () => {
  const tree = drawn();
  expect(attributesOf(only(tree, 'form'), 'action', 'method')).toEqual({
    action: endpoints.sendMessageForm,
    method: 'post',
  });
  const hidden = tree
    .querySelectorAll('input[type="hidden"]')
    .map((input) => [input.getAttributeValue('name'), input.getAttributeValue('value')]);
  expect(Object.fromEntries(hidden)).toMatchObject({
    user_id: embeddedEmailIds.publicKey,
    service_id: embeddedEmailIds.serviceId,
    template_id: embeddedEmailIds.templateId,
  });
  expect(each(drawn('https://api.example'), 'form', 'action')).toEqual([
    `https://api.example${endpoints.sendMessageForm}`,
  ]);
});

test('it has the fields of its definition in order, and none cuts what is pasted', () => {
  const tree = drawn();
  const names = each(tree, 'label', 'for');
  expect(names).toEqual(typed.map(([name]) => name));
  const controls = names.map((name) => only(tree, `[name="${name}"]`));
  expect(controls.map((control) => control.hasAttribute('required'))).toEqual(
    typed.map(([, { required }]) => required),
  );
  expect(attributesOf(only(tree, '[name="from_email"]'), 'type', 'autocomplete')).toEqual({
    type: 'email',
    autocomplete: 'email',
  });
  expect(only(tree, 'p#from_email-hint').textContent).toBe('About from_email');
  expect(controls.filter((control) => control.hasAttribute('maxlength'))).toEqual([]);
});

const said = { ...strings, tooMany: 'Wait {wait}.', language: 'en-US' };

test('only the endpoint’s own word is success; a page behind a 200 is not', () => {
  expect(outcomeOf({ status: 200, text: 'OK' }, said)).toEqual({ kind: 'sent' });
  for (const text of ['', '<!doctype html>OK', '{"ok":true}', 'NOT OK'])
    expect(outcomeOf({ status: 200, text }, said)).toMatchObject({ kind: 'failed' });
});

const failed = (text = '') => ({ kind: 'failed', text: `${said.failed}${text}` });

test('who sent too many hears after the one sentence how long to wait, where the server says so', () => {
  const answer = { status: 429, text: 'Too Many Requests' };
  expect(outcomeOf({ ...answer, retryAfterSeconds: 61 }, said)).toEqual(failed(' Wait 2 minutes.'));
  expect(outcomeOf(answer, said)).toEqual(failed());
});

test('a message that could not be stored says so; the page of a host in between is not shown', () => {
  const waiting = { status: 503, retryAfterSeconds: 60 };
  expect(outcomeOf({ ...waiting, text: refusals.unavailable }, said)).toEqual(
    failed(` ${refusals.unavailable}`),
  );
  expect(outcomeOf({ ...waiting, text: '<h1>Bad Gateway' }, said)).toEqual(failed());
});

test('of what was too large to be read no field is blamed, whoever refused it', () => {
  for (const text of [refusals.tooLarge, '<h1>Request Entity Too Large'])
    expect(outcomeOf({ status: 413, text }, said)).toEqual(failed(` ${refusals.tooLarge}`));
});
