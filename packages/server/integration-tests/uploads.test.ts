import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { encodeForm, formType, goodParts } from '../forms/test-support/application-form.ts';
import { limits } from '@website/forms/limits';
import { endpoints } from '@website/forms/endpoints';
import { openSqliteStore } from '../store/sqlite-store.ts';
import { type ServerProcess, addressOf, spawnServer } from '../test-support/server-process.ts';
import { everything } from '../../../tests/browser/support/sample.ts';
import { startSmtpInbox } from '../test-support/smtp-inbox.ts';
import { tempFolder } from '../test-support/temp-folder.ts';

/** What a process holds is seen from outside on Linux only. */
const isLinux = process.platform === 'linux';

/** A gigabyte before a release; in every run still more than the server may take. */
const uploads = everything ? 200 : 70;
const largest = Buffer.alloc(limits.resumeBytes, 'Words of a very long resume.\n');

/** Each upload comes from an address of its own, as a proxy names it. */
const TRUST_PROXY = '1';
let clients = 0;

/** Starts posting an application natively, so that it needs no token; `answered` resolves with the status. */
function post(address: string, body: Buffer): { call: ClientRequest; answered: Promise<number> } {
  clients += 1;
  const headers = {
    'X-Forwarded-For': `203.0.113.${clients % 256}`,
    'Content-Type': formType,
    'Content-Length': body.length,
    'Sec-Fetch-Mode': 'navigate',
    'Sec-Fetch-Site': 'same-origin',
  };
  const answered = Promise.withResolvers<number>();
  const call = request(address + endpoints.applications, { method: 'POST', headers, agent: false });
  call.on('response', (response) => {
    response.resume();
    response.on('end', () => answered.resolve(response.statusCode ?? 0));
  });
  call.on('error', answered.reject);
  return { call, answered: answered.promise };
}

const formOf = (name: string, value = largest) =>
  encodeForm(goodParts({ name, 'g-recaptcha-response': undefined }, { fileName: 'cv.txt', value }));

/** Peak and present memory of a process in MiB, as Linux counts it. */
function memoryOf({ child }: ServerProcess): { peak: number; now: number } {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  const read = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
  return { peak: read('VmHWM'), now: read('VmRSS') };
}

test.skipIf(!isLinux)(`${uploads} uploads of 5 MiB at once cost less than 300 MiB`, async ({ annotate }) => {
  const DATA_DIR = tempFolder();
  const server = spawnServer({ DATA_DIR, TRUST_PROXY, BODY_TIMEOUT: '600' });
  const address = await addressOf(server);
  const warm = post(address, formOf('The first', Buffer.from('x')));
  warm.call.end(formOf('The first', Buffer.from('x')));
  expect(await warm.answered).toBe(200);
  const before = memoryOf(server).now;
  const all = Array.from({ length: uploads }, (_, n) => {
    const body = formOf(`Number ${n}`);
    const { call, answered } = post(address, body);
    return { call, answered, body };
  });
  // All are under way before one of them is complete.
  await Promise.all(
    all.map(
      ({ call, body }) =>
        new Promise<void>((resolve) => void call.write(body.subarray(0, -10), () => resolve())),
    ),
  );
  for (const { call, body } of all) call.end(body.subarray(-10));
  const statuses = await Promise.all(all.map(({ answered }) => answered));
  const { peak } = memoryOf(server);
  await annotate(`${uploads} uploads: ${before.toFixed(0)} MiB before, at most ${peak.toFixed(0)} MiB`);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(peak - before).toBeLessThan(300);
  expect(readdirSync(join(DATA_DIR, 'uploads'))).toEqual([]);
});

/** Uploads that lie on the disk without a name. */
function spooled({ child }: ServerProcess): number {
  const folder = `/proc/${child.pid}/fd`;
  const links = readdirSync(folder).map((fd) => {
    try {
      return readlinkSync(join(folder, fd));
    } catch {
      // Closed meanwhile.
      return '';
    }
  });
  return links.filter((link) => /\/uploads\/.*\(deleted\)$/.test(link)).length;
}

test.skipIf(!isLinux)('killed in the middle of uploads, it leaves nothing of them', async () => {
  const smtp = await startSmtpInbox();
  const DATA_DIR = tempFolder();
  const first = spawnServer({ DATA_DIR, SMTP_URL: smtp.url, TRUST_PROXY, BODY_TIMEOUT: '600' });
  const address = await addressOf(first);
  const half = formOf('The unfinished').subarray(0, 3_000_000);
  const uploading = Array.from({ length: 5 }, () => post(address, formOf('The unfinished')));
  for (const { call, answered } of uploading) {
    answered.catch(() => undefined);
    await new Promise<void>((resolve) => void call.write(half, () => resolve()));
  }
  await expect.poll(() => spooled(first)).toBe(uploading.length);
  first.child.kill('SIGKILL');
  await first.ended;
  expect(readdirSync(join(DATA_DIR, 'uploads'))).toEqual([]);

  const second = spawnServer({ DATA_DIR, SMTP_URL: smtp.url, TRUST_PROXY });
  const again = post(await addressOf(second), formOf('The finished'));
  again.call.end(formOf('The finished'));
  expect(await again.answered).toBe(200);
  expect((await smtp.received(1))[0]?.mail.subject).toContain('The finished');
  const store = await openSqliteStore(DATA_DIR, () => undefined);
  expect(await store.list(10)).toHaveLength(1);
  await store.close();
});
