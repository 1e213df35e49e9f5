/** What axe has to say about a page. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Violations as `rule: selector`, which is what a failing test should say.
 * @param part looks at the content of the page alone, as a part of one: its headings are not an outline
 */
export async function violations(page: Page, part = false): Promise<string[]> {
  // To put axe into a page takes as long as to run it: once does for as long as the document lives.
  const isThere = await page.evaluate(() => 'axe' in window);
  // Its other mode opens a second page for frames of other origins, which no page here has, and takes longer.
  const builder = new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) }).setLegacyMode();
  // Everything is looked at; only what is in order is not described, element by element.
  builder.options({ resultTypes: ['violations'] });
  if (part) builder.include('main').disableRules('heading-order');
  const results = await builder.analyze();
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}
