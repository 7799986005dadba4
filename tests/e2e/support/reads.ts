import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';

export interface Reads {
  /** The paths of the documents that Firestore has sent to the page since the last call. */
  taken(): Promise<string[]>;
}

const SENT = /"documentChange":\s*\{\s*"document":\s*\{\s*"name":\s*"[^"]*\/documents\/([^"]+)"/g;
/** In milliseconds: a page counts as loaded after this long without new documents. */
const QUIET_MS = 1000;

/** Intercepts the page's Listen streams: each document sent is one billed read. */
export async function countReads(page: Page): Promise<Reads> {
  const session = await page.context().newCDPSession(page);
  const streams = new Map<string, string>();
  let changedAt = Date.now();
  const add = (requestId: string, base64: string) => {
    changedAt = Date.now();
    const text = Buffer.from(base64, 'base64').toString('latin1');
    streams.set(requestId, (streams.get(requestId) ?? '') + text);
  };
  const readWhole = async (requestId: string) => {
    const { body, base64Encoded } = await session.send('Network.getResponseBody', { requestId });
    add(requestId, base64Encoded ? body : Buffer.from(body, 'utf8').toString('base64'));
  };
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.url.includes('/Listen/')) return;
    streams.set(requestId, '');
    // Data received before the response; the rest arrives in the events below.
    session.send('Network.streamResourceContent', { requestId }).then(
      ({ bufferedData }) => add(requestId, bufferedData),
      // If it has ended already, its whole body is available, unless the page is closed.
      () => readWhole(requestId).catch(() => undefined),
    );
  });
  session.on('Network.dataReceived', ({ requestId, data }) => {
    if (data && streams.has(requestId)) add(requestId, data);
  });
  await session.send('Network.enable');
  let readCount = 0;
  return {
    async taken() {
      changedAt = Date.now();
      while (Date.now() - changedAt < QUIET_MS) await setTimeout(QUIET_MS / 4);
      const all = [...streams.values()].flatMap((text) =>
        [...text.matchAll(SENT)].map(([, path = '']) => path),
      );
      const fresh = all.slice(readCount);
      readCount = all.length;
      return fresh;
    },
  };
}
