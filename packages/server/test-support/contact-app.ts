/** The API in this process, with a receiver and a gate that answer what they are told. */
import { Readable } from 'node:stream';
import { embeddedEmailIds, endpoints } from '@website/forms/endpoints';
import { byKind, formKinds } from '@website/forms/forms';
import { noMessages } from '@website/forms/form-faults';
import { createApp } from '../app/request-handler.ts';
import { createFileIntake, type LoadedFile, createSpool } from '../resumes/intake.ts';
import type { VirusScan } from '../resumes/virus-scan.ts';
import type { Guard } from '../forms/rate-limit.ts';
import { loadSite } from '../http/site-files.ts';
import type { Log } from '../lib/log.ts';
import type { Arrival, ReceiveOutcome } from '../forms/receive.ts';
import { nativeHeaders } from './contact-client.ts';
import { fixtureSite } from './fixture-site.ts';
import { tempFolder } from './temp-folder.ts';
import { unbuiltPage } from '../http/drawn-pages.ts';

/** The connection a request came over. */
export const incoming = { socket: { remoteAddress: '203.0.113.9' } } as never;

/** The API with a receiver that answers what it is told and remembers what it was given. */
export function contactApp(
  outcome: ReceiveOutcome = { outcome: 'accepted', id: '20261121-0123456789ab' },
  admission: Awaited<ReturnType<Guard>> = { address: '203.0.113.9', arrivedAt: 1000 },
  scan?: VirusScan,
) {
  const arrivals: Arrival[] = [];
  const files: LoadedFile[] = [];
  const faults: string[] = [];
  const refused: number[] = [];
  const log: Log = (_, event, fields) => faults.push(`${event} ${JSON.stringify(fields)}`);
  const { answers } = loadSite(fixtureSite());
  const app = createApp({
    forms: {
      guard: async () => admission,
      receive: async (arrival: Arrival) => {
        arrivals.push(arrival);
        if (arrival.attachment) files.push(await arrival.attachment.load());
        if (arrival.fields.subject === 'crash') throw new Error('a secret detail');
        return outcome;
      },
      onRefused: ({ status }) => void refused.push(status),
      files: createFileIntake({
        spool: createSpool(tempFolder()),
        scan,
        slots: { total: 20, perBlock: 20 },
      }),
      emailIds: embeddedEmailIds,
      bodyTimeoutMilliseconds: 600_000,
      consent: { terms: '2026-11-21', privacy: '2026-11-22' },
      choices: { contact: { about: { azure: 'Azure (/services/azure)' } } },
      log,
    },
    kinds: formKinds,
    answers: byKind((form) => ({
      resultPage: answers[form.name] ?? unbuiltPage,
      messages: noMessages,
    })),
    challenges: undefined,
    health: {
      store: {
        probe: async () => undefined,
        lag: async () => ({ oldestUndelivered: undefined, oldestQuarantined: undefined, pauses: [] }),
      },
      log: () => undefined,
    },
    log,
  });
  const post = async (path: string, body: BodyInit, headers: Record<string, string> = {}) => {
    const request = new Request(`http://localhost${path}`, { method: 'POST', body, headers });
    // The routes read Node's own stream.
    const bytes = Readable.from([Buffer.from(await request.clone().arrayBuffer())]);
    const env = { incoming: Object.assign(bytes, { headers: {} }, incoming) };
    const response = await app.request(request, undefined, env);
    return { status: response.status, text: await response.text(), headers: response.headers };
  };
  const json = { 'Content-type': 'application/json' };
  return {
    app,
    arrivals,
    files,
    faults,
    refused,
    apply: (body: BodyInit, headers = {}) => post(endpoints.applications, body, headers),
    send: (body: string, headers = {}) => post(endpoints.sendMessage, body, { ...json, ...headers }),
    sendForm: (body: string | FormData, headers = {}) => post(endpoints.sendMessageForm, body, headers),
    native: (fields: Record<string, string>) =>
      post(endpoints.sendMessageForm, new URLSearchParams(fields).toString(), nativeHeaders),
  };
}
