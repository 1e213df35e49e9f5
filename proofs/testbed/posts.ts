/** Posts to a server under way, each with an email address of its own by which it is found again. */
import { createHash } from 'node:crypto';
import { Agent, type IncomingMessage, request } from 'node:http';
import { endpoints } from '../../contracts/endpoints.ts';
import { encodeForm, formType, goodParts } from '../../server/forms/test-support/application-form.ts';
import { pdfFile } from '../../server/resumes/test-support/resumes.ts';
import { goodMessage, nativeHeaders } from '../../server/test-support/contact-client.ts';

/** A form post, ready to be sent. */
export type Post = {
  email: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** SHA-256 of the file in it, in hex. */
  file?: string;
};

/** A message as a browser without script posts it: no token, which would take longer to make than all the rest. */
export function messagePost(name: string): Post {
  const email = `${name}@example.org`;
  const body = new URLSearchParams({ ...goodMessage, from_email: email, subject: name }).toString();
  return { email, path: endpoints.sendMessageForm, headers: nativeHeaders, body: Buffer.from(body) };
}

/** An application, with a resume that is like no other. */
export function applicationPost(name: string, size = 20_000): Post {
  const email = `${name}@example.org`;
  const value = pdfFile(`% ${name} ${'x'.repeat(size)}\n`);
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

/** What came of a post: the status, or none where the connection broke. */
export type Answer = { status: number | undefined };

/** Makes an agent that holds so many connections open. */
export const connections = (max: number): Agent => new Agent({ keepAlive: true, maxSockets: max });

/** Sends a post, or asks for a page, and resolves when the answer has begun; the rest of it is thrown away. */
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

/** Whether a server has taken responsibility for a post. */
export const isAccepted = ({ status }: Answer): boolean =>
  status !== undefined && status >= 200 && status < 300;

/** Asks for a page and resolves with its status, or none where the connection broke. */
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
