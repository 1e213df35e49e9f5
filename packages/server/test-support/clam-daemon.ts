/** A stand-in for a ClamAV daemon: speaks INSTREAM and finds one harmless word. */
import { once } from 'node:events';
import { type AddressInfo, type Socket, createServer } from 'node:net';
import { onTestFinished } from 'vitest';

/** The running stand-in. */
export type ClamDaemon = {
  /** As `CLAMAV` wants it. */
  address: string;
  port: number;
  /** Everything it was asked to look into. */
  scanned: Buffer[];
  stop(): Promise<void>;
};

/** What it takes for a virus. */
export const virus = 'HARMLESS-TEST-VIRUS';

/** The content of a complete INSTREAM command, or undefined while more is to come. */
function readStream(bytes: Buffer): Buffer | undefined {
  const chunks: Buffer[] = [];
  let at = 'zINSTREAM\0'.length;
  while (at + 4 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

/** Starts one, on a given port if it has to come back there; `reply` replaces its honest answer. */
export async function startClamDaemon(port = 0, reply?: (socket: Socket) => void): Promise<ClamDaemon> {
  const scanned: Buffer[] = [];
  const server = createServer((socket) => {
    const chunks: Buffer[] = [];
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      if (reply) return reply(socket);
      chunks.push(chunk);
      const content = readStream(Buffer.concat(chunks));
      if (!content) return;
      scanned.push(content);
      socket.end(content.includes(virus) ? 'stream: Test.Virus FOUND\0' : 'stream: OK\0');
    });
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const { port: actual } = server.address() as AddressInfo;
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= new Promise<void>((resolve) => void server.close(() => resolve())));
  onTestFinished(stop);
  return { address: `127.0.0.1:${actual}`, port: actual, scanned, stop };
}
