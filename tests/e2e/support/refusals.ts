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
  let isOver = false;
  await page.route(address, async (route) => {
    if (isOver) return route.continue();
    const posted = route.request().postData();
    return route.continue({
      postData: swapped.reduce(
        (text, [from = '', to = '']) => text.replaceAll(from, to),
        posted ?? '',
      ),
    });
  });
  // Not unrouted: a request on its way, such as a heartbeat, might then never be answered.
  return () => {
    isOver = true;
  };
}

/** Denies listing a collection. */
export const refuseLists = (page: Page, collection: string) =>
  refuse(page, /Listen\/channel/, collection);

/** Denies every write to a collection, within a transaction or not. */
export const refuseTransactions = (page: Page, collection: string) =>
  refuse(page, /documents:commit/, collection);
