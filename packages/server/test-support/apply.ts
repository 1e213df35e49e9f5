/** Posts applications the way the site's page does. */
import { endpoints } from '@website/forms/endpoints';
import { encodeForm, formType, goodParts } from '../forms/test-support/application-form.ts';
import { makeToken } from './contact-client.ts';
import { type RawResponse, rawRequest } from './raw-request.ts';
import type { TestServer } from './test-server.ts';

/** Sends an application with a fresh token. */
export async function apply(
  { siteUrl }: TestServer,
  changes: Record<string, string | undefined> = {},
  file?: { fileName: string; value: Buffer },
  headers: Record<string, string> = {},
): Promise<RawResponse> {
  const token = await makeToken(siteUrl, 'job_application');
  const body = encodeForm(goodParts({ 'g-recaptcha-response': token, ...changes }, file));
  return rawRequest(siteUrl, endpoints.applications, {
    method: 'POST',
    headers: { 'Content-Type': formType, ...headers },
    body,
  });
}
