/** Answers of the inbox to a browser, with their common headers. */
import type { ServerResponse } from 'node:http';

export type Answer = {
  status: number;
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
};

/** Fonts and the empty icon are `data:` addresses, so that browsers request no further files. */
const policy =
  "default-src 'none'; style-src 'self'; font-src data:; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const headersOfAll = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': policy,
  // With `no-referrer`, the inbox's own forms would be sent without their origin.
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

export const textAnswer = (status: number, text: string): Answer => ({
  status,
  headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  body: `${text}\n`,
});

export const redirect = (path: string): Answer => ({ status: 303, headers: { Location: path } });

/** Makes the answer with a file to save. A browser never shows the file as a page of the inbox. */
export function download(name: string, mediaType: string, bytes: Uint8Array): Answer {
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
  return {
    status: 200,
    headers: {
      'Content-Type': mediaType,
      'Content-Disposition': `attachment; filename*=UTF-8''${encoded}`,
    },
    body: bytes,
  };
}

export const sendAnswer = (response: ServerResponse, { status, headers, body = '' }: Answer): void =>
  void response.writeHead(status, { ...headersOfAll, ...headers }).end(body);
