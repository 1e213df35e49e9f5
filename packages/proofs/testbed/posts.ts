/** Posts for a running server, each with a unique email address. */
import { createHash } from 'node:crypto';
import { Agent, type IncomingMessage, request } from 'node:http';
import { endpoints } from '@website/forms/endpoints';
import { encodeForm, formType, goodParts } from '../../server/forms/test-support/application-form.ts';
import { pdfFile } from '../../server/resumes/test-support/pdf-file.ts';
import { goodMessage, nativeHeaders } from '../../server/test-support/contact-client.ts';

/** A form post, ready to be sent. */
export type Post = {
  email: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** SHA-256 of the attached file, in hex. */
  file?: string;
};

/**
 * Returns a message as a browser without script posts it. The message has no token, because making tokens takes long.
 */
export function messagePost(name: string): Post {
  const email = `${name}@example.org`;
  const body = new URLSearchParams({ ...goodMessage, from_email: email, subject: name }).toString();
  return { email, path: endpoints.sendMessageForm, headers: nativeHeaders, body: Buffer.from(body) };
}

/** Returns an application with a unique resume. */
export function applicationPost(name: string, size = 20_000): Post {
  const email = `${name}@example.org`;
  const value = pdfFile({ objects: `% ${name} ${'x'.repeat(size)}\n` });
  const formParts = goodParts(
    { email, name, 'g-recaptcha-response': undefined },
    { fileName: 'cv.pdf', value },
  );
  return {
    email,
    path: endpoints.applications,
    headers: { ...nativeHeaders, 'Content-Type': formType },
    body: encodeForm(formParts),
    file: createHash('sha256').update(value).digest('hex'),
  };
}

/** The status of a response; undefined if the connection broke. */
export type Answer = { status: number | undefined };

/** Makes an agent with at most `max` connections. */
export const connections = (max: number): Agent => new Agent({ keepAlive: true, maxSockets: max });

/** Sends a post. Resolves when the response begins. The body of the response is ignored. */
export function send(origin: string, post: Omit<Post, 'email'>, agent: Agent): Promise<Answer> {
  return new Promise((resolve) => {
    const headers = { ...post.headers, 'Content-Length': String(post.body.length) };
    const call = request(`${origin}${post.path}`, { method: 'POST', headers, agent });
    call.on('response', (response: IncomingMessage) => {
      response.resume();
      response.on('error', () => undefined);
      resolve({ status: response.statusCode });
    });
    call.on('error', () => resolve({ status: undefined }));
    call.end(post.body);
  });
}

/** Returns whether the server accepted a post. */
export const isAccepted = ({ status }: Answer): boolean =>
  status !== undefined && status >= 200 && status < 300;

/** Requests a page. Resolves with its status; undefined if the connection broke. */
export function getStatus(origin: string, path: string, agent: Agent): Promise<number | undefined> {
  return new Promise((resolve) => {
    const call = request(`${origin}${path}`, { agent });
    call.on('response', (response: IncomingMessage) => {
      response.resume();
      response.on('error', () => undefined);
      resolve(response.statusCode);
    });
    call.on('error', () => resolve(undefined));
    call.end();
  });
}
