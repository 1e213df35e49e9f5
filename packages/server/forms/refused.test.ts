import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BotAction } from '@website/forms/bot-check';
import { endpoints } from '@website/forms/endpoints';
import { makeToken } from '../test-support/contact-client.ts';
import { rawRequest } from '../test-support/raw-request.ts';
import { type TestServer, startTestServer } from '../test-support/test-server.ts';
import { encodeForm, formType } from './test-support/application-form.ts';
import { type BadRequest, type BadRow, form } from './test-support/bad-application.ts';
import { badFields, badFiles } from './test-support/bad-fields.ts';
import { badFraming, badHeaders } from './test-support/bad-framing.ts';

let server: TestServer;
const cleanUps: (() => Promise<void> | void)[] = [];
beforeAll(async () => {
  const env = { RATE_LIMIT_CHALLENGES: '1000', RATE_LIMIT_UNVERIFIED: '1' };
  server = await startTestServer(env, {}, (end) => void cleanUps.unshift(end));
});
afterAll(async () => {
  for (const end of cleanUps) await end();
});

async function send({ body, headers = {} }: BadRequest) {
  return rawRequest(server.siteUrl, endpoints.applications, {
    method: 'POST',
    headers: { 'Content-Type': formType, 'Content-Length': String(body.length), ...headers },
    body,
  });
}

describe('an application is refused for', () => {
  test.each<BadRow>([...badFields, ...badFiles, ...badFraming, ...badHeaders])(
    '%s',
    async (_, bad, [status, ...words]) => {
      const response = await send(bad);
      const [field, message] = words;
      const errors = expect.arrayContaining(message === undefined ? [] : [{ field, message }]);
      const expected = { errors, ...(message === undefined && { detail: field }) };
      const title = expect.stringMatching(/^[A-Z]/);
      expect(response.headers['content-type']).toBe('application/problem+json');
      expect(JSON.parse(response.text)).toMatchObject({ type: 'about:blank', title, status, ...expected });
      expect(response.status).toBe(status);
    },
  );

  test.each<[what: string, action: BotAction, times: number]>([
    ['a token for another form', 'contact_form', 1],
    ['a token that was used', 'job_application', 2],
  ])('%s', async (_, action, times) => {
    const token = await makeToken(server.siteUrl, action);
    const statuses: number[] = [];
    for (let n = 1; n <= times; n += 1)
      statuses.push((await send(form({ name: `${action} ${n}`, 'g-recaptcha-response': token }))).status);
    expect(statuses).toEqual([201, 412].slice(-times));
  });

  test('all its faults at once, in the order of the form', async () => {
    const response = await send({ body: encodeForm([{ name: 'resume', value: '', fileName: '' }]) });
    expect(response.status).toBe(422);
    expect(JSON.parse(response.text)).toMatchObject({
      detail: 'fields',
      errors: ['name', 'country', 'phone', 'email', 'resume', 'terms'].map((field) => ({ field })),
    });
  });

  test('nothing that was sent is repeated, and nothing is left of it', async () => {
    const evil = 'unmistakable-input';
    const response = await send({ body: encodeForm([{ name: evil, value: evil, fileName: evil }]) });
    expect(response.text).not.toContain(evil);
    expect(readdirSync(join(server.dataDir, 'uploads'))).toEqual([]);
    // The one that was accepted above, to show that its token worked once.
    await server.logged('delivery.sent');
    const refusals = server.events.filter(({ event }) => event === 'form.refused');
    expect(refusals.map(({ fields }) => fields?.reason)).toEqual(['fields', 'size', 'origin', 'token']);
    expect(JSON.stringify(server.events)).not.toContain(evil);
    const others = server.events.filter(({ event }) => event !== 'form.refused');
    expect(others.map(({ event }) => event)).toEqual(['submission.accepted', 'delivery.sent']);
    expect(readdirSync(join(server.dataDir, 'mail'))).toHaveLength(1);
  });
});
