import { randomBytes } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { startClamDaemon, virus } from '../test-support/clam-daemon.ts';
import { virusScanContract } from './test-support/virus-scan-contract.ts';
import { createClamScan } from './virus-scan.ts';

const [pause, limit] = [60_000, 600_000];
const scanAt = (port: number) => createClamScan({ host: '127.0.0.1', port }, pause, limit);

virusScanContract('A ClamAV daemon', async () => {
  const [daemon, gone] = [await startClamDaemon(), await startClamDaemon()];
  await gone.stop();
  return { scan: scanAt(daemon.port), infected: Buffer.from(virus), unreachable: scanAt(gone.port) };
});

test('every byte is looked into, and what is found has the name that the daemon gave it', async () => {
  const daemon = await startClamDaemon();
  const scan = scanAt(daemon.port);
  const bytes = randomBytes(300_000);
  expect(await scan(bytes)).toEqual({ verdict: 'clean' });
  expect(daemon.scanned[0]?.equals(bytes)).toBe(true);
  expect(await scan(Buffer.from(`x ${virus} y`))).toEqual({ verdict: 'infected', name: 'Test.Virus' });
});

test('daemon › closes without an answer › the file was not scanned', async () => {
  const daemon = await startClamDaemon(0, (socket) => socket.end());
  expect(await scanAt(daemon.port)(Buffer.from('x'))).toEqual({ verdict: 'unavailable' });
});

test.each<[what: string, answer: string, reply: string]>([
  ['an error', 'INSTREAM size limit exceeded. ERROR\0', 'INSTREAM size limit exceeded. ERROR'],
  ['no word of the protocol', 'HTTP/1.1 200 OK\r\nServer: x\r\n\0', 'HTTP/1.1 200 OK Server: x'],
  ['a lie around the verdict', 'stream: OK or not\0', 'stream: OK or not'],
  ['half a verdict', 'stream: O', 'stream: O'],
  ['a flood', 'x'.repeat(100_000), 'x'.repeat(200)],
])(
  'daemon › answers one file with %s › the file was not scanned, and the next one is',
  async (_, answer, reply) => {
    let asked = 0;
    const daemon = await startClamDaemon(0, (socket) => {
      asked += 1;
      socket.end(asked === 1 ? answer : 'stream: OK\0');
    });
    const scan = scanAt(daemon.port);
    expect(await scan(Buffer.from('x'))).toEqual({ verdict: 'unavailable', reply });
    expect(await scan(Buffer.from('y'))).toEqual({ verdict: 'clean' });
  },
);

afterEach(() => void vi.useRealTimers());

test('a daemon that is silent › is given up after a while, and then not asked for a while', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  let asked = 0;
  const daemon = await startClamDaemon(0, () => (asked += 1));
  const scan = scanAt(daemon.port);
  for (const times of [1, 2]) {
    const silence = scan(Buffer.from('x'));
    await expect.poll(() => asked).toBe(times);
    vi.advanceTimersByTime(limit);
    expect(await silence).toEqual({ verdict: 'unavailable' });
    expect(await scan(Buffer.from('x'))).toEqual({ verdict: 'unavailable' });
    expect(asked).toBe(times);
    vi.advanceTimersByTime(pause);
  }
});
