/** What axe has to say about a page. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Violations as `rule: selector`, which is what a failing test should say. */
export async function violations(page: Page): Promise<string[]> {
  // Its other mode opens a second page for frames of other origins, which no page here has, and takes longer.
  const results = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}
