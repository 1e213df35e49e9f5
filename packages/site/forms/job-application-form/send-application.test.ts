import { expect, test } from 'vitest';
import { outcomeOf } from './send-application.ts';

const strings = {
  failed: 'Not sent',
  language: 'en-US',
  canceled: 'Canceled',
  errors: { failed: 'Not uploaded', changed: 'Changed' },
  tooMany: 'Wait {wait}.',
};
const failed = { kind: 'failed', text: strings.failed };

test('only an id proves that an application is stored', () => {
  expect(outcomeOf({ status: 201, text: '{"id":"a1"}' }, strings)).toEqual({ kind: 'sent' });
  expect(outcomeOf({ status: 200, text: '{"id":"a1"}' }, strings)).toEqual({ kind: 'sent' });
  for (const text of ['', '<!doctype html>', 'OK', '{}', '{"id":""}', '{"id":7}', 'null', '"id"'])
    for (const status of [200, 201, 204]) expect(outcomeOf({ status, text }, strings)).toEqual(failed);
});

test('a refusal names fields, a failure says the server’s own words', () => {
  const errors = [{ field: 'name', message: 'Enter your full name' }];
  expect(outcomeOf({ status: 422, text: JSON.stringify({ errors }) }, strings)).toEqual({
    kind: 'refused',
    errors,
  });
  const full = JSON.stringify({ detail: 'Many are arriving.', errors: [] });
  expect(outcomeOf({ status: 503, text: full }, strings)).toEqual({
    kind: 'failed',
    text: 'Many are arriving.',
  });
  expect(outcomeOf({ status: 502, text: '<p>Bad Gateway' }, strings)).toEqual(failed);
});

test('who sent too many hears how long to wait', () => {
  const answer = { status: 429, text: '{"detail":"Too Many Requests"}' };
  expect(outcomeOf({ ...answer, retryAfterSeconds: 61 }, strings)).toMatchObject({ text: 'Wait 2 minutes.' });
  expect(outcomeOf(answer, strings)).toMatchObject({ text: 'Too Many Requests' });
});

test('the waiting time is in the language of the site', () => {
  const answer = { status: 429, text: '', retryAfterSeconds: 61 };
  expect(outcomeOf(answer, { ...strings, language: 'de' })).toMatchObject({ text: 'Wait 2 Minuten.' });
});
