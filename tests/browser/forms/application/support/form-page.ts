/** The application form as a visitor sees it. */
import type { Page } from '@playwright/test';
import { openAwake } from '../../../support/visitor.ts';

/** A file as Playwright puts it into a file field. */
export interface SampleFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A resume that needs no preparation: plain text. */
export const textResume: SampleFile = {
  name: 'resume.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Ada Example\nWrote a program in 1843.\n'),
};

/** Opens the page and waits until the form answers. */
export const openForm = (page: Page): Promise<void> => openAwake(page, '/careers/JobApplicationform');

/** The parts of the form. */
export const formParts = (page: Page) => {
  const form = page.locator('form');
  return {
    form,
    name: form.getByLabel('Full Name'),
    phone: form.getByLabel('Phone Number'),
    /** The button that shows the country. */
    country: form.getByRole('button', { name: /^Country/ }),
    search: form.getByRole('combobox', { name: 'Country' }),
    list: form.getByRole('listbox', { name: 'Country' }),
    email: form.getByLabel('Email'),
    resume: form.getByLabel('Resume'),
    terms: form.getByRole('checkbox'),
    submit: form.locator('button[type=submit]'),
    /** Speak only after something was sent, or not. */
    success: form.getByRole('status').filter({ hasText: 'Application submitted!' }),
    failure: form.getByRole('alert'),
  };
};

/** Fills in everything; the phone number is one of India, the default. A resume is made up, or a path to a file. */
export async function fillForm(page: Page, resume: SampleFile | string = textResume): Promise<void> {
  const { name, phone, email, resume: file, terms } = formParts(page);
  await name.fill('Ada Example');
  await phone.fill('9876543210');
  await email.fill('ada@example.com');
  await file.setInputFiles(resume);
  await terms.check();
}

/** Keeps React from loading until the returned function is called; the page is plain HTML so far. */
export async function holdScript(page: Page): Promise<() => void> {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/hydrate.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Opens the list of countries and takes the best match of a search. */
export async function chooseCountry(page: Page, search: string): Promise<void> {
  const { country, search: field } = formParts(page);
  await country.click();
  await field.fill(search);
  await field.press('Enter');
}
