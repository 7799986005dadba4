import type { Page } from 'playwright-core';

/** Nobody may read or write it. */
const FORBIDDEN = 'mail';

/**
 * Lets the database refuse: what the page asks of a collection there, it asks of a forbidden one, and its own rules
 * answer. Answers the function that ends it.
 */
async function refuse(page: Page, address: RegExp, collection: string) {
  const swapped = [
    [`"collectionId":"${collection}"`, `"collectionId":"${FORBIDDEN}"`],
    [`/documents/${collection}/`, `/documents/${FORBIDDEN}/`],
  ].flatMap(([from = '', to = '']) => [
    [from, to],
    [encodeURIComponent(from), encodeURIComponent(to)],
  ]);
  await page.route(address, async (route) => {
    const asked = route.request().postData();
    await route.continue({
      postData: swapped.reduce(
        (text, [from = '', to = '']) => text.replaceAll(from, to),
        asked ?? '',
      ),
    });
  });
  return () => page.unroute(address);
}

/** Refuses to list a collection. */
export const refuseLists = (page: Page, collection: string) =>
  refuse(page, /Listen\/channel/, collection);

/** Refuses every write to a collection as it is stored, within a transaction or without. */
export const refuseTransactions = (page: Page, collection: string) =>
  refuse(page, /documents:commit/, collection);
