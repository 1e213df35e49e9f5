import { describe, expect, test } from 'vitest';
import { messages } from '../../contracts/messages.ts';
import { contactApp } from '../test-support/contact-app.ts';
import {
  type FormPart,
  encodeForm,
  formType,
  goodParts,
  goodWords,
} from './test-support/application-form.ts';
import { resumes } from './test-support/resumes.ts';

const post = (app: ReturnType<typeof contactApp>, parts: readonly FormPart[], headers = {}) =>
  app.apply(new Uint8Array(encodeForm(parts)), { 'Content-Type': formType, ...headers });

describe('an application', () => {
  test.each(Object.entries(resumes))('with a resume in %s is taken', async (type, value) => {
    const app = contactApp();
    const response = await post(app, goodParts({}, { fileName: `C:\\cv\\Ada.${type}`, value }));
    expect([response.status, JSON.parse(response.text)]).toEqual([201, { id: 'id-1' }]);
    expect(app.arrivals).toMatchObject([
      {
        kind: 'application',
        mailbox: 'careers',
        action: 'job_application',
        email: goodWords.email,
        fields: { name: goodWords.name, phone: '+919876543210', email: goodWords.email },
        stamps: { terms: '2026-11-21', privacy: '2026-11-22' },
        token: 'token',
        isNative: false,
        resume: { name: `Ada.${type}`, size: value.length, cleared: true },
      },
    ]);
    expect(Buffer.compare(app.arrivals[0]!.resume!.bytes, value)).toBe(0);
  });

  test('may end on a page', async () => {
    const app = contactApp();
    const response = await post(app, goodParts(), { 'Sec-Fetch-Mode': 'navigate' });
    expect(response.status).toBe(200);
    expect(response.text).toContain(messages.applicationSubmitted);
  });
});
