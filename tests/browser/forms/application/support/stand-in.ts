/** Answers of the server that are not the server's own, and what the form sends and holds. */
import type { Page, Request, Route } from '@playwright/test';
import { formParts } from './form-page.ts';

/** What the server says to an application it has stored. */
export const accepted = { status: 201, json: { id: 'a1' } };

/** Answers applications in the server's place; returns those that came. */
export async function standIn(
  page: Page,
  answer: (route: Route, count: number) => Promise<void>,
): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route('**/api/applications', async (route) => {
    requests.push(route.request());
    await answer(route, requests.length);
  });
  return requests;
}

/** What the visitor has filled in. */
export async function values(page: Page): Promise<unknown[]> {
  const { form } = formParts(page);
  return form.evaluate((element) => {
    const data = new FormData(element as HTMLFormElement);
    const resume = data.get('resume') as File;
    return [
      ...['name', 'phone', 'email', 'country', 'terms'].map((name) => data.get(name)),
      resume.name,
      resume.size,
    ];
  });
}
