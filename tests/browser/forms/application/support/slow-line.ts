/** An application on its way over a slow line. */
import type { CDPSession, Page } from '@playwright/test';
import { fillForm, formParts, openForm, type SampleFile } from './form-page.ts';

/** Bytes a second in both directions, and milliseconds before anything happens. */
const slow = { offline: false, downloadThroughput: 300_000, uploadThroughput: 300_000, latency: 100 };
const fast = { offline: false, downloadThroughput: -1, uploadThroughput: -1, latency: 0 };

/** A resume of a megabyte, which is more than three seconds on the slow line. */
export const longResume: SampleFile = {
  name: 'long.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('A line of a long resume.\n'.repeat(40_000)),
};

/** The bar that shows how far the upload is. */
export const progress = (page: Page) => page.getByRole('progressbar');

/** Opens and fills in the form, then makes the line slow. */
export async function fillOnSlowLine(page: Page, who: string): Promise<CDPSession> {
  await openForm(page);
  await fillForm(page, longResume);
  await formParts(page).name.fill(who);
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', slow);
  return client;
}

/** Makes the line fast again. */
export async function makeFast(client: CDPSession): Promise<void> {
  await client.send('Network.emulateNetworkConditions', fast);
}
