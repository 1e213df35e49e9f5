/** Scans files for viruses with ClamAV's daemon: https://docs.clamav.net/manual/Usage/Scanning.html#clamd (INSTREAM). */
import { connect } from 'node:net';

/** The result of a scan. `unavailable` means that the file was not scanned; `reply` is the scanner's answer about this file. */
export type ScanVerdict =
  | { verdict: 'clean' }
  | { verdict: 'infected'; name: string }
  | { verdict: 'unavailable'; reply?: string };

export type VirusScan = (bytes: Uint8Array) => Promise<ScanVerdict>;

/** An error: a file waits because it was not scanned. The message contains the scanner's reply, if there was one. */
export class QuarantineError extends Error {
  override name = 'QuarantineError';

  constructor(reply?: string) {
    const reason = reply === undefined ? 'cannot be reached' : `answered '${reply}'`;
    super(`The file is in quarantine: the virus scanner (CLAMAV) ${reason}.`);
  }
}

type ClamAddress = { host: string; port: number };

/** The maximum milliseconds for one scan, because the visitor waits for the result. */
const timeoutMs = 10_000;

const chunkBytes = 64 * 1024;
const maxReplyLength = 1024;

/** Yields the command, then the bytes in chunks with their lengths, then an empty chunk. */
function* streamed(bytes: Uint8Array): Generator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0');
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    const chunk = bytes.subarray(at, at + chunkBytes);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    yield length;
    yield chunk;
  }
  yield Buffer.alloc(4);
}

/** `isDown`: the daemon itself did not answer, so it would not scan other files either. */
type Answer = { verdict: ScanVerdict; isDown: boolean };

/** Reads `stream: OK` or `stream: NAME FOUND`. Any other reply means that the file was not scanned. */
function read(reply: string): Answer {
  const [, name] = /^stream: (.{1,200}) FOUND\0?\s*$/.exec(reply) ?? [];
  if (name !== undefined) return { verdict: { verdict: 'infected', name }, isDown: false };
  if (/^stream: OK\0?\s*$/.test(reply)) return { verdict: { verdict: 'clean' }, isDown: false };
  // Every other answer, such as `INSTREAM size limit exceeded. ERROR`, is about this file alone.
  const text = reply
    .replaceAll(/[^\x20-\x7e]+/g, ' ')
    .trim()
    .slice(0, 200);
  if (text !== '') return { verdict: { verdict: 'unavailable', reply: text }, isDown: false };
  return { verdict: { verdict: 'unavailable' }, isDown: true };
}

function ask({ host, port }: ClamAddress, bytes: Uint8Array, limit: number): Promise<Answer> {
  return new Promise((resolve) => {
    let reply = '';
    const socket = connect(port, host);
    const end = (answer: Answer) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(answer);
    };
    const timer = setTimeout(() => end(read('')), limit);
    // The daemon may answer and close the connection before it has read all bytes.
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
 * If the daemon does not answer, the scanner does not call it for `pause` milliseconds, so that only one visitor waits
 * for it. An odd answer about one file does not stop the scans of other files.
 */
export function createClamScan(address: ClamAddress, pause = 30_000, limit = timeoutMs): VirusScan {
  let pausedUntil = 0;
  return async (bytes) => {
    if (performance.now() < pausedUntil) return { verdict: 'unavailable' };
    const { verdict, isDown } = await ask(address, bytes, limit);
    if (isDown) pausedUntil = performance.now() + pause;
    return verdict;
  };
}
