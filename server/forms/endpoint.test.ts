import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { embeddedEmailIds } from '../../contracts/endpoints.ts';
import { noMessages } from '../../contracts/forms/form-faults.ts';
import { type FormDefinition, defineForm, checkbox, text } from '../../contracts/forms/form.ts';
import { createFileIntake, createSpool } from '../resumes/intake.ts';
import { referenceOf } from '../lib/reference.ts';
import { unbuiltPage } from '../http/drawn-pages.ts';
import { tempFolder } from '../test-support/temp-folder.ts';
import { formEndpoint } from './endpoint.ts';
import type { Arrival } from './receive.ts';

const form = defineForm({
  name: 'test',
  action: 'contact_form',
  native: { path: '/api/wishes' },
  answers: 'problem',
  mailbox: 'careers',
  retention: 'message',
  mail: { sender: 'name', subject: { text: 'Wish' } },
  fields: {
    name: text({ maxLength: 20 }),
    wish: text({ maxLength: 20, required: false }),
    terms: checkbox({}),
  },
});

/** The endpoint of a form alone, with a receiver that takes everything. */
function endpointOf(definition: FormDefinition) {
  const arrivals: Arrival[] = [];
  const endpoint = formEndpoint(
    'message',
    definition,
    {
      guard: async () => ({ address: '203.0.113.9', arrivedAt: 1000 }),
      receive: async (arrival: Arrival) => {
        arrivals.push(arrival);
        return { outcome: 'accepted', id: 'id-1' };
      },
      onRefused: () => undefined,
      files: createFileIntake({
        spool: createSpool(tempFolder()),
        scan: undefined,
        slots: { total: 1, perBlock: 1 },
      }),
      emailIds: embeddedEmailIds,
      bodyTimeoutMilliseconds: 600_000,
      choices: {},
      consent: { terms: '2026-11-21', privacy: '2026-11-22' },
      log: () => undefined,
    },
    { resultPage: unbuiltPage, messages: noMessages },
  );
  async function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
    const body = new URLSearchParams(fields).toString();
    const request = new Request(`http://localhost${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      body,
    });
    const incoming = Object.assign(Readable.from([Buffer.from(body)]), { headers: {} });
    const response = await endpoint.request(request, undefined, { incoming });
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      text: await response.text(),
    };
  }
  return { arrivals, post };
}

describe('a form without a file that answers with problem documents', () => {
  test('is taken without the identifiers of EmailJS, and goes where its definition says', async () => {
    const { post, arrivals } = endpointOf(form);
    const sent = await post('/api/wishes', { name: 'Ada', terms: 'on', 'g-recaptcha-response': 'token' });
    expect([sent.status, JSON.parse(sent.text)]).toEqual([
      201,
      { id: 'id-1', reference: referenceOf('id-1') },
    ]);
    expect(arrivals).toEqual([
      {
        kind: 'message',
        mailbox: 'careers',
        action: 'contact_form',
        email: '',
        fields: { name: 'Ada' },
        key: undefined,
        token: 'token',
        isNative: false,
        address: '203.0.113.9',
        arrivedAt: 1000,
        consent: { terms: '2026-11-21', privacy: '2026-11-22' },
      },
    ]);
  });

  test('names its faults in the order of its fields', async () => {
    const { post, arrivals } = endpointOf(form);
    const refused = await post('/api/wishes', { wish: 'x'.repeat(21) });
    expect([refused.status, refused.type]).toEqual([422, 'application/problem+json']);
    expect(JSON.parse(refused.text)).toMatchObject({
      detail: 'fields',
      errors: [
        { field: 'name', message: 'missing' },
        { field: 'wish', message: 'long' },
        { field: 'terms', message: 'missing' },
      ],
    });
    expect(arrivals).toEqual([]);
  });

  test('is refused as a whole when it is too large', async () => {
    const { post } = endpointOf(form);
    const refused = await post('/api/wishes', { name: 'x'.repeat(70_000), terms: 'on' });
    expect([refused.status, JSON.parse(refused.text)]).toMatchObject([
      413,
      { detail: 'tooLarge', errors: [] },
    ]);
  });

  test('is answered with a page when a browser posts it by itself', async () => {
    const { post } = endpointOf(form);
    const page = await post('/api/wishes', { name: 'Ada', terms: 'on' }, { 'Sec-Fetch-Mode': 'navigate' });
    expect([page.status, page.type]).toEqual([200, expect.stringContaining('text/html')]);
  });
});

test('a form has the JSON path of EmailJS only where its definition names one', async () => {
  const definition: FormDefinition = form;
  expect((await endpointOf(definition).post('/api/wishes.json', {})).status).toBe(404);
  const { post } = endpointOf({ ...definition, emailJs: { path: '/api/wishes.json' } });
  expect((await post('/api/wishes.json', {})).status).toBe(400);
});
