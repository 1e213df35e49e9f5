/** Asks a ClamAV daemon over its INSTREAM command: https://docs.clamav.net/manual/Usage/Scanning.html#clamd */
import { connect } from 'node:net';
import type { ScanVerdict, VirusScan } from './virus-scan.ts';

/** Where the daemon listens. */
export type ClamAddress = { host: string; port: number };

/** Milliseconds. */
export type ClamPatience = {
  /** Longest time one scan may take. */
  scan: number;
  /** How long nobody is asked after a failure, so that a dead scanner slows no more visitors down. */
  pause: number;
};

const chunkBytes = 64 * 1024;
const longestReply = 1024;

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

/** Understands `stream: OK` and `stream: NAME FOUND`; an error and anything else is no verdict. */
function read(reply: string): ScanVerdict {
  const [, name] = /^stream: (.{1,200}) FOUND\0?\s*$/.exec(reply) ?? [];
  if (name !== undefined) return { verdict: 'infected', name };
  return { verdict: /^stream: OK\0?\s*$/.test(reply) ? 'clean' : 'unavailable' };
}

function ask({ host, port }: ClamAddress, bytes: Uint8Array, patience: number): Promise<ScanVerdict> {
  return new Promise((resolve) => {
    let reply = '';
    const socket = connect(port, host);
    const end = (verdict: ScanVerdict) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(verdict);
    };
    const timer = setTimeout(() => end({ verdict: 'unavailable' }), patience);
    // The daemon answers early when it has seen enough, and then reads no more.
    socket.on('error', () => end(read(reply)));
    socket.on('close', () => end(read(reply)));
    socket.on('data', (chunk: Buffer) => {
      reply = `${reply}${chunk.toString('latin1')}`.slice(0, longestReply);
      if (reply.includes('\0')) end(read(reply));
    });
    for (const piece of streamed(bytes)) socket.write(piece);
  });
}

/** Makes the adapter. */
export function createClamScan(address: ClamAddress, patience: ClamPatience, now = Date.now): VirusScan {
  let pausedUntil = 0;
  return async (bytes) => {
    if (now() < pausedUntil) return { verdict: 'unavailable' };
    const verdict = await ask(address, bytes, patience.scan);
    if (verdict.verdict === 'unavailable') pausedUntil = now() + patience.pause;
    return verdict;
  };
}
