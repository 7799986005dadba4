import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';

const DENIED = { code: 7, status: 'PERMISSION_DENIED', message: 'refused by the test' };
const PAUSE_MS = 200;

/**
 * Replaces what the database answers on a channel, in the framing that the SDK reads: a length, a line feed, and a list
 * of messages, numbered from the last that the browser has acknowledged. Answers the function that ends it.
 */
async function replaceAnswers(page: Page, channel: string, messages: readonly object[]) {
  const address = new RegExp(`${channel}/channel.*TYPE=xmlhttp`);
  await page.route(address, async (route) => {
    // The browser asks for more as soon as it is answered.
    await setTimeout(PAUSE_MS);
    const acknowledged = Number(new URL(route.request().url()).searchParams.get('AID'));
    const body = JSON.stringify(
      messages.map((message, index) => [acknowledged + index + 1, [message]]),
    );
    await route
      .fulfill({ contentType: 'text/plain', body: `${body.length}\n${body}` })
      .catch(() => undefined); // The page has gone on.
  });
  return () => page.unroute(address);
}

/** The database refuses every listener. */
export const refuseListeners = (page: Page) => {
  const targetIds = Array.from({ length: 60 }, (_, index) => index + 1);
  const removed = { targetChangeType: 'REMOVE', targetIds, cause: DENIED };
  return replaceAnswers(page, 'Listen', [{ targetChange: removed }]);
};

/** The database refuses every write but those of transactions. */
export const refuseWrites = (page: Page) =>
  replaceAnswers(page, 'Write', [{ streamId: '1', streamToken: 'AA==' }, { error: DENIED }]);

/** The database refuses every transaction as it is stored. */
export async function refuseTransactions(page: Page) {
  const address = /documents:commit/;
  await page.route(address, (route) => route.fulfill({ status: 403, json: { error: DENIED } }));
  return () => page.unroute(address);
}
