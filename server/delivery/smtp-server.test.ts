import { expect, test } from 'vitest';
import { readSmtpServer } from './smtp-server.ts';

test('a mail server is read from its address, with what is written as %XX in words', () => {
  expect(readSmtpServer('smtp://bob:a%40b%25@[2001:db8::1]:2525')).toEqual({
    host: '2001:db8::1',
    port: 2525,
    secure: false,
    tls: 'required',
    auth: { user: 'bob', pass: 'a@b%' },
  });
  expect(readSmtpServer('smtps://mail.site.test')).toMatchObject({
    port: undefined,
    secure: true,
    auth: undefined,
  });
});

test.each(['mail.site.test', '10.0.0.2', '192.168.1.127', '[fe80::1]', '127.site.test'])(
  'nothing goes to %s in clear, unless the settings say so',
  (host) => {
    expect(readSmtpServer(`smtp://${host}`).tls).toBe('required');
    expect(readSmtpServer(`smtp://bob:secret@${host}`).tls).toBe('required');
    expect(readSmtpServer(`smtp://bob:secret@${host}`, 'offered').tls).toBe('offered');
    expect(readSmtpServer(`smtp://${host}`, 'off').tls).toBe('off');
  },
);

test.each(['localhost', '127.0.0.1', '127.1.2.3', '[::1]'])('%s needs no TLS, and may be told to', (host) => {
  expect(readSmtpServer(`smtp://${host}`).tls).toBe('offered');
  expect(readSmtpServer(`smtp://${host}`, 'required').tls).toBe('required');
});
