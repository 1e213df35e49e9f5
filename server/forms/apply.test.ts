import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { contactApp } from '../test-support/contact-app.ts';
import {
  type FormPart,
  encodeForm,
  formType,
  goodParts,
  goodWords,
} from './test-support/application-form.ts';
import { resumes } from '../resumes/test-support/resumes.ts';
import type { ScanVerdict } from '../resumes/virus-scan.ts';

const post = (app: ReturnType<typeof contactApp>, parts: readonly FormPart[], headers = {}) =>
  app.apply(new Uint8Array(encodeForm(parts)), { 'Content-Type': formType, ...headers });

describe('an application', () => {
  test.each(Object.entries(resumes))('with a resume in %s is taken', async (type, value) => {
    const app = contactApp();
    const response = await post(app, goodParts({}, { fileName: `C:\\cv\\Ada.${type}`, value }));
    expect([response.status, JSON.parse(response.text)]).toEqual([
      201,
      { id: '20261121-0123456789ab', reference: expect.any(String) },
    ]);
    expect(app.arrivals).toMatchObject([
      {
        kind: 'application',
        mailbox: 'careers',
        action: 'job_application',
        email: goodWords.email,
        fields: { name: goodWords.name, phone: '+919876543210', email: goodWords.email },
        consent: { terms: '2026-11-21', privacy: '2026-11-22' },
        token: 'token',
        isNative: false,
        arrivedAt: 1000,
        attachment: { name: `Ada.${type}`, size: value.length },
      },
    ]);
    expect(app.files).toEqual([{ cleared: true, bytes: value }]);
  });

  test('that waits too long for a scan is put into quarantine', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const held = Promise.withResolvers<ScanVerdict>();
    let scans = 0;
    const scan = () => {
      scans += 1;
      return held.promise;
    };
    const app = contactApp(undefined, undefined, scan);
    const answers = Array.from({ length: 10 }, () => post(app, goodParts()));
    await expect.poll(() => scans).toBe(8);
    vi.advanceTimersByTime(11_000);
    held.resolve({ verdict: 'clean' });
    for (const { status } of await Promise.all(answers)) expect(status).toBe(201);
    expect(scans).toBe(8);
    const cleared = app.files.map((file) => 'cleared' in file && file.cleared);
    expect(cleared.filter(Boolean)).toHaveLength(8);
    expect(cleared).toHaveLength(10);
  });

  test('may end on a page', async () => {
    const app = contactApp();
    const response = await post(app, goodParts(), { 'Sec-Fetch-Mode': 'navigate' });
    expect(response.status).toBe(200);
    expect(response.text).toContain('<title>Sent</title>');
  });
});
