import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from '../../support/browser/browser.ts';
import { atEnd } from './cleanUp.ts';

let opened: Promise<Browser> | undefined;

/** One browser for all rows. */
export function browser(): Promise<Browser> {
  opened ??= launchBrowser().then((launched) => {
    atEnd(() => launched.close());
    return launched;
  });
  return opened;
}

export const DESKTOP = { viewport: { width: 1440, height: 900 } };
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 2.6,
  isMobile: true,
  hasTouch: true,
};

/** Opens a page as a first-time visitor. */
export async function withPage<T>(
  options: BrowserContextOptions,
  visit: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await (await browser()).newContext(options);
  context.setDefaultTimeout(60_000);
  try {
    return await visit(await context.newPage());
  } finally {
    await context.close();
  }
}

export async function slowProcessor(page: Page, times = 4): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** A slow phone: 1.6 Mbit/s down, 750 kbit/s up, 150 ms, a processor four times slower. Its cache is empty, as each page's. */
export async function poorPhone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
    latency: 150,
  });
  await slowProcessor(page);
}

/** Resolves when the page has loaded and made no request for a while; open listeners do not count. */
export async function quiet(page: Page, forMs = 2000): Promise<void> {
  let requestedAt = Date.now();
  const note = () => (requestedAt = Date.now());
  page.on('request', note);
  page.on('requestfinished', note);
  await page.waitForLoadState('load');
  while (Date.now() - requestedAt < forMs) await page.waitForTimeout(forMs / 8);
  page.off('request', note);
  page.off('requestfinished', note);
}
