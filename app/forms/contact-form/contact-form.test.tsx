import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { embeddedEmailIds, endpoints } from '../../../contracts/endpoints.ts';
import { ContactForm } from './contact-form.tsx';

const render = (origin = ''): string =>
  renderToStaticMarkup(<ContactForm submission={{ origin, ...embeddedEmailIds }} />);

test('without script it posts itself, identifiers included, to where the site was built to send', () => {
  const html = render();
  expect(html).toContain(`action="${endpoints.sendMessageForm}" method="post"`);
  expect(html).toContain(`name="user_id" value="${embeddedEmailIds.publicKey}"`);
  expect(html).toContain(`name="service_id" value="${embeddedEmailIds.serviceId}"`);
  expect(html).toContain(`name="template_id" value="${embeddedEmailIds.templateId}"`);
  expect(render('https://api.example')).toContain(`action="https://api.example${endpoints.sendMessageForm}"`);
});

test('four fields are required, and none cuts what is pasted', () => {
  const html = render();
  const names = [...html.matchAll(/<(?:input|textarea) [^>]*required=""[^>]*name="(\w+)"/g)].map(
    ([, name]) => name,
  );
  expect(names).toEqual(['from_name', 'from_email', 'subject', 'message']);
  expect(html).toMatch(/type="email"[^>]*name="from_email"/);
  expect(html).not.toMatch(/maxlength/i);
});
