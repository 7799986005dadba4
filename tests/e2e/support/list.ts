import type { Page } from 'playwright-core';

/** A list of the staff area, as shown on the page and in its URL. */
export const listOn = (page: Page) => ({
  search: () => page.getByRole('searchbox', { name: /^Search/ }),
  rowOf: (text: string) => page.getByRole('row').filter({ hasText: text }),
  footer: () => page.locator('.MuiTablePagination-displayedRows').innerText(),
  next: () => page.getByRole('button', { name: 'Go to next page' }),
  previous: () => page.getByRole('button', { name: 'Go to previous page' }),
  parameters: () => Object.fromEntries(new URL(page.url()).searchParams),
});
