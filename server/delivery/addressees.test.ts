import { expect, test } from 'vitest';
import type { MailRoute } from '../../contracts/forms/mail-routes.ts';
import { addresseesOf } from './addressees.ts';

const route: MailRoute = {
  to: ['info@site.test', 'desk@site.test'],
  cc: ['archive@site.test'],
  rules: [
    { field: 'subject', words: ['invoice', 'art'], to: ['billing@site.test'], cc: ['tax@site.test'] },
    { field: 'subject', words: ['C++', 'große Frage'], to: ['dev@site.test'] },
    { field: 'phone', begins: ['+91', '+92'], to: ['asia@site.test'] },
  ],
};
const toOf = (fields: Record<string, string>) => addresseesOf(route, fields).to.join();

test.each([
  [{ subject: 'Your INVOICE of May' }, 'billing@site.test'],
  [{ subject: 'invoice' }, 'billing@site.test'],
  [{ subject: 'Invoice?', phone: '+911' }, 'billing@site.test'],
  [{ subject: 'A start' }, 'info@site.test,desk@site.test'],
  [{ subject: 'artä' }, 'info@site.test,desk@site.test'],
  [{ message: 'invoice' }, 'info@site.test,desk@site.test'],
  [{ subject: 'About C++.' }, 'dev@site.test'],
  [{ subject: 'eine GROSSE frage' }, 'info@site.test,desk@site.test'],
  [{ subject: 'eine GROßE frage' }, 'dev@site.test'],
  [{ phone: '+919876543210' }, 'asia@site.test'],
  [{ phone: '00+91' }, 'info@site.test,desk@site.test'],
  [{}, 'info@site.test,desk@site.test'],
])('%j goes to %s', (fields, to) => {
  expect(toOf(fields)).toBe(to);
});

test('a rule decides about copies, too', () => {
  expect(addresseesOf(route, { subject: 'invoice' }).cc).toEqual(['tax@site.test']);
  expect(addresseesOf(route, { subject: 'C++' }).cc).toEqual([]);
  expect(addresseesOf(route, {}).cc).toEqual(['archive@site.test']);
});
