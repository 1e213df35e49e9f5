/** The header's menus as tests see them. */
import { expect, type Page } from '@playwright/test';

export const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
export const toggle = (page: Page, name: string) => navigation(page).locator('summary', { hasText: name });
export const dropdown = (page: Page, name: string) =>
  navigation(page).locator('details', { has: page.locator('summary', { hasText: name }) });
export const firstLink = (page: Page, name: string) => dropdown(page, name).getByRole('link').first();

export const expectOpen = async (page: Page, name: string, open: boolean): Promise<void> => {
  await expect(dropdown(page, name)).toHaveJSProperty('open', open);
  await expect(firstLink(page, name)).toBeVisible({ visible: open });
};
