// The scripts that pages load before an interaction, and the requests of the first page.
import { gzipSync } from 'node:zlib';
import { sampleTours, sampleVillas } from '@selasar/domain/samples';
import type { Response } from 'playwright-core';
import { PHONE, quiet, withPage } from './support/browser.ts';
import type { Figure, Row } from './support/row.ts';
import { anySuite } from './support/suites.ts';

const pages = [
  ['/', 120],
  ['/tours', 140],
  ['/villas', 140],
  [`/tours/${sampleTours[0]?.slug}`, 170],
  [`/villas/${sampleVillas[0]?.slug}`, 170],
] as const;

/** Opens a page and waits until it requests nothing more. */
const visit = (url: string) =>
  withPage(PHONE, async (page) => {
    const scripts: Response[] = [];
    let requests = 0;
    page.on('request', () => requests++);
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response);
    });
    await page.goto(url);
    // The page is hydrated: see web/src/ui/bootstrap/capturedInput.ts.
    await page.waitForFunction(() => !('capturedInput' in window));
    const whenComplete = requests;
    await quiet(page);
    const bodies = await Promise.all(scripts.map((response) => response.body()));
    const bytes = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
    return { bytes, files: scripts.length, whenComplete, requests };
  });

/** The megabytes that the CDN sends to a visitor who opens some pages in turn. */
const sentFor = (site: string, paths: readonly string[]) =>
  withPage(PHONE, async (page) => {
    const session = await page.context().newCDPSession(page);
    const ofSite = new Set<string>();
    let bytes = 0;
    session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (request.url.startsWith(site)) ofSite.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (ofSite.has(requestId)) bytes += encodedDataLength;
    });
    await session.send('Network.enable');
    for (const path of paths) {
      await page.goto(site + path);
      await quiet(page);
    }
    return bytes / 1_000_000;
  });

export const scripts: Row = {
  measures: 'script loaded by itself, and requests',
  async run() {
    const { cdnUrl } = await anySuite();
    const figures: Figure[] = [];
    for (const [path, target] of pages) {
      const { bytes, files, whenComplete, requests } = await visit(cdnUrl + path);
      const what = `script on ${path}, gzip, ${files} files`;
      figures.push({ what, figure: bytes / 1000, unit: 'KB', target });
      if (path !== '/') continue;
      figures.push(
        { what: 'requests before / is complete', figure: whenComplete, unit: '', target: 20 },
        { what: 'requests of / until it is quiet', figure: requests, unit: '' },
      );
    }
    const sent = await sentFor(cdnUrl, ['/', '/tours', pages[3][0], pages[4][0]]);
    return [...figures, { what: 'sent for a visit of four pages', figure: sent, unit: 'MB' }];
  },
};
