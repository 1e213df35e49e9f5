import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { contactForm } from '../../../contracts/contact-form.ts';
import { embeddedEmailIds, endpoints } from '../../../contracts/endpoints.ts';
import { fieldsOf } from '../../../contracts/forms/form.ts';
import { ContactForm, outcomeOf, type ContactFormProps } from './contact-form.tsx';

const labels = fieldsOf(contactForm).map(([name]) => [name, { label: name, hint: `About ${name}` }]);
const words: ContactFormProps['words'] = {
  submit: 'Send',
  sending: 'Sending',
  problem: 'Problem',
  fields: Object.fromEntries(labels) as ContactFormProps['words']['fields'],
};
const render = (origin = ''): string =>
  renderToStaticMarkup(<ContactForm words={words} submission={{ origin, ...embeddedEmailIds }} />);

test('without script it posts itself, identifiers included, to where the site was built to send', () => {
  const html = render();
  expect(html).toContain(`action="${endpoints.sendMessageForm}" method="post"`);
  expect(html).toContain(`name="user_id" value="${embeddedEmailIds.publicKey}"`);
  expect(html).toContain(`name="service_id" value="${embeddedEmailIds.serviceId}"`);
  expect(html).toContain(`name="template_id" value="${embeddedEmailIds.templateId}"`);
  expect(render('https://api.example')).toContain(`action="https://api.example${endpoints.sendMessageForm}"`);
});

test('it has the fields of its definition in order, and none cuts what is pasted', () => {
  const html = render();
  const controls = [...html.matchAll(/<(?:input|textarea)(?![^>]*hidden)[^>]*>/g)].map(
    ([control]) => control,
  );
  const names = controls.map((control) => / name="(\w+)"/.exec(control)?.[1]);
  expect(names).toEqual(fieldsOf(contactForm).map(([name]) => name));
  expect(controls.filter((control) => control.includes(' required=""'))).toHaveLength(
    fieldsOf(contactForm).filter(([, { required }]) => required).length,
  );
  expect(controls[1]).toMatch(/ type="email"/);
  expect(controls[1]).toMatch(/ autoComplete="email"/i);
  expect(html).toMatch(/<p id="from_email-hint"[^>]*>About from_email<\/p>/);
  expect(html).not.toMatch(/maxlength/i);
});

test('only the endpoint’s own word is success; a page behind a 200 is not', () => {
  expect(outcomeOf({ status: 200, text: 'OK' })).toEqual({ kind: 'sent' });
  for (const text of ['', '<!doctype html>OK', '{"ok":true}', 'NOT OK'])
    expect(outcomeOf({ status: 200, text })).toMatchObject({ kind: 'failed' });
});
