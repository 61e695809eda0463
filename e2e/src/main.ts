import type { Locator, Page } from '@playwright/test';

/** The main part of a page, without its head, foot and menus. */
export const main = (page: Page): Locator => page.getByRole('main');
