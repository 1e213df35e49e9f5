/** Answers requests that Node refuses before any handler, so that these answers have the same headers as others. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

type Headers = Readonly<Record<string, string>>;

/** Statuses by the error code that Node gives an unreadable request; every other code means 400. */
const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** A whole answer as text, after which the connection closes. */
function lastAnswer(status: string, headers: Headers): string {
  const body = status.slice(4);
  const all = {
    ...headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(body.length),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status}`, ...lines, 'Connection: close', '', body].join('\r\n');
}

/**
 * Whether an answer to an earlier request on this connection has begun: another one must not be written into it. Node
 * keeps the answer under this name and goes by the same question.
 */
function isAnswering(socket: Duplex): boolean {
  const { _httpMessage: answer } = socket as { _httpMessage?: ServerResponse | null };
  return answer?.headersSent ?? false;
}

/** Gives these headers to Node's own answers: to unreadable requests, and to an unknown `Expect` header. */
export function answerUnreadable(server: Server, headers: Headers): void {
  server.on('clientError', (error: Error & { code?: string }, socket: Duplex) => {
    if (!socket.writable || isAnswering(socket)) socket.destroy();
    else
      socket.end(lastAnswer(statuses[error.code ?? ''] ?? '400 Bad Request', headers), () =>
        socket.destroy(),
      );
  });
  server.on('checkExpectation', (_: IncomingMessage, response: ServerResponse) => {
    const last = { ...headers, 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' };
    response.writeHead(417, last).end('Expectation Failed');
  });
}
