/** Posts messages the way the site's page does. */
import { type ProofChallenge, encodeProofToken } from '@website/forms/bot-check';
import { embeddedEmailIds, endpoints } from '@website/forms/endpoints';
import { solveProof } from '../forms/test-support/solve-proof.ts';

/** Words of a message nothing is wrong with. */
export const goodMessage = {
  from_name: 'Ada Exämple',
  from_email: 'ada@example.org',
  subject: 'A question about Azure',
  message: 'First line.\nSecond line: 👍',
};

/** Fetches and solves a challenge. */
export async function makeToken(origin: string, action = 'contact_form'): Promise<string> {
  const response = await fetch(`${origin}${endpoints.botCheckChallenge}?action=${action}`);
  const challenge = (await response.json()) as ProofChallenge;
  return encodeProofToken(challenge, solveProof(challenge));
}

/** The body the EmailJS client sends for these template params. */
export function sendBody(params: object): string {
  const { publicKey, serviceId, templateId } = embeddedEmailIds;
  const ids = { user_id: publicKey, service_id: serviceId, template_id: templateId };
  return JSON.stringify({ lib_version: '4.4.1', ...ids, template_params: params });
}

/** Posts template params as JSON with extra headers. */
export function postJson(
  origin: string,
  params: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(origin + endpoints.sendMessage, {
    method: 'POST',
    headers: { 'Content-type': 'application/json', ...headers },
    body: sendBody(params),
  });
}

/** A message with a fresh token and key. */
export async function signedMessage(origin: string, changes: object = {}): Promise<Record<string, string>> {
  const token = await makeToken(origin);
  return { ...goodMessage, 'g-recaptcha-response': token, idempotency_key: crypto.randomUUID(), ...changes };
}

/** Headers of a browser that shows the answer as a page. */
export const nativeHeaders = {
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-Site': 'same-origin',
  Accept: 'text/html,application/xhtml+xml',
  'Content-Type': 'application/x-www-form-urlencoded',
};
