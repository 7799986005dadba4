import type { Page } from 'playwright-core';

/** A collection that nobody may read or write. */
const FORBIDDEN = 'mail';

/**
 * Makes the database deny a collection: requests of the page for it are sent to a forbidden one, so the real rules
 * answer. Returns a function that ends it.
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
    const posted = route.request().postData();
    await route.continue({
      postData: swapped.reduce(
        (text, [from = '', to = '']) => text.replaceAll(from, to),
        posted ?? '',
      ),
    });
  });
  return () => page.unroute(address);
}

/** Denies listing a collection. */
export const refuseLists = (page: Page, collection: string) =>
  refuse(page, /Listen\/channel/, collection);

/** Denies every write to a collection, within a transaction or not. */
export const refuseTransactions = (page: Page, collection: string) =>
  refuse(page, /documents:commit/, collection);
