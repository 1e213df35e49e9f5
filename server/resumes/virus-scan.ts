/** Scans files for viruses with ClamAV's daemon: https://docs.clamav.net/manual/Usage/Scanning.html#clamd (INSTREAM). */
import { connect } from 'node:net';

/** Result of a scan. `unavailable` means that the file was not scanned. */
export type ScanVerdict =
  | { verdict: 'clean' }
  | { verdict: 'infected'; name: string }
  | { verdict: 'unavailable' };

/** Scans bytes. Never rejects. */
export type VirusScan = (bytes: Uint8Array) => Promise<ScanVerdict>;

type ClamAddress = { host: string; port: number };

/** Maximum milliseconds for one scan: the visitor waits for it. */
const timeoutMs = 10_000;

const chunkBytes = 64 * 1024;
const maxReplyLength = 1024;

function lengthOf(count: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(count);
  return bytes;
}

/** The command, the bytes in chunks after their lengths, and an empty chunk at the end. */
function* streamed(bytes: Uint8Array): Generator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0');
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    const chunk = bytes.subarray(at, at + chunkBytes);
    yield lengthOf(chunk.length);
    yield chunk;
  }
  yield lengthOf(0);
}

/** Reads `stream: OK` and `stream: NAME FOUND`; any other reply means that the file was not scanned. */
function read(reply: string): ScanVerdict {
  const [, name] = /^stream: (.{1,200}) FOUND\0?\s*$/.exec(reply) ?? [];
  if (name !== undefined) return { verdict: 'infected', name };
  return { verdict: /^stream: OK\0?\s*$/.test(reply) ? 'clean' : 'unavailable' };
}

function ask({ host, port }: ClamAddress, bytes: Uint8Array, limit: number): Promise<ScanVerdict> {
  return new Promise((resolve) => {
    let reply = '';
    const socket = connect(port, host);
    const end = (verdict: ScanVerdict) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(verdict);
    };
    const timer = setTimeout(() => end({ verdict: 'unavailable' }), limit);
    // The daemon may answer and close before it has read everything.
    socket.on('error', () => end(read(reply)));
    socket.on('close', () => end(read(reply)));
    socket.on('data', (chunk: Buffer) => {
      reply = `${reply}${chunk.toString('latin1')}`.slice(0, maxReplyLength);
      if (reply.includes('\0')) end(read(reply));
    });
    for (const piece of streamed(bytes)) socket.write(piece);
  });
}

/**
 * Makes a scanner. After a failure the daemon is not used for `pause` milliseconds, so that a daemon that hangs delays only
 * one visitor.
 */
export function createClamScan(address: ClamAddress, pause = 30_000, limit = timeoutMs): VirusScan {
  let pausedUntil = 0;
  return async (bytes) => {
    if (performance.now() < pausedUntil) return { verdict: 'unavailable' };
    const verdict = await ask(address, bytes, limit);
    if (verdict.verdict === 'unavailable') pausedUntil = performance.now() + pause;
    return verdict;
  };
}
