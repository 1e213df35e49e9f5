/** Filling in and sending the contact form, as several tests need it. */
import type { Page } from '@playwright/test';
import { endpoints } from '@website/forms/endpoints';

/** What a visitor types, by the labels of the fields. */
export interface Words {
  'Your Name': string;
  'Your Email': string;
  Subject: string;
  'Your Comment': string;
}

/** Words nothing is wrong with; the subject is new every time, so that mails can be told apart. */
export const goodWords = (changes: Partial<Words> = {}): Words => ({
  'Your Name': 'Ada Exämple',
  'Your Email': 'ada@example.org',
  Subject: `About Azure, ${crypto.randomUUID()}`,
  'Your Comment': 'First line.\nSecond line: 👍',
  ...changes,
});

const labels = Object.keys(goodWords()) as (keyof Words)[];

export async function fill(page: Page, words: Words): Promise<void> {
  for (const label of labels) await page.getByLabel(label).fill(words[label]);
}

/** What stands in the form. */
export const typed = async (page: Page): Promise<Words> => {
  const entries = labels.map(async (label) => [label, await page.getByLabel(label).inputValue()] as const);
  return Object.fromEntries(await Promise.all(entries)) as unknown as Words;
};

export const nothing: Words = { 'Your Name': '', 'Your Email': '', Subject: '', 'Your Comment': '' };

export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Message' });
export const sendingButton = (page: Page) => page.getByRole('button', { name: 'Sending...' });
/** The two regions that say how an attempt ended. */
export const success = (page: Page) => page.locator('form').getByRole('status');
export const failure = (page: Page) => page.locator('form').getByRole('alert').last();

/** Patterns of the addresses the form talks to. */
export const sendAddress = `**${endpoints.sendMessage}`;
export const challengeAddress = `**${endpoints.botCheckChallenge}?*`;
