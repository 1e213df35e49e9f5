/** Answers of the inbox to a browser, with the headers that all of them have. */
import type { ServerResponse } from 'node:http';

export type Answer = {
  status: number;
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
};

/** The fonts are in the style sheet. The icon is an empty address, so that no browser asks for one. */
const policy =
  "default-src 'none'; style-src 'self'; font-src data:; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const headersOfAll = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': policy,
  // `no-referrer` would take the origin from the inbox's own forms.
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

/** Makes the answer with a file to save. No browser shows it as a page of the inbox. */
export function download(name: string, mediaType: string, bytes: Uint8Array): Answer {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
  return {
    status: 200,
    headers: {
      'Content-Type': mediaType,
      'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
    },
    body: bytes,
  };
}

export const sendAnswer = (response: ServerResponse, { status, headers, body = '' }: Answer): void =>
  void response.writeHead(status, { ...headersOfAll, ...headers }).end(body);
