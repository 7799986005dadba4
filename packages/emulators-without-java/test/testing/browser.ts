import chromium from '@sparticuz/chromium';
import { build } from 'esbuild';
import type * as App from 'firebase/app';
import type * as Sdk from 'firebase/firestore';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium as playwright } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import type { Client } from './clients/client.ts';
import type * as Modular from './clients/modular.ts';
import type * as Run from './clients/run.ts';

/** Root has no sandbox in a container, and nothing here has a GPU to draw with. Web security stays on: CORS is under test. */
const ARGS = ['--no-sandbox', '--no-zygote', '--disable-gpu'];

declare global {
  // What the page has.
  var sdk: typeof Sdk & typeof App & typeof Modular & typeof Run;
  var client: Client;
}

/** A real browser on a page that has the web SDK as `window.sdk`. */
export interface SdkBrowser {
  open(): Promise<Page>;
  close(): Promise<void>;
}

/** The page is a site of its own, so that every request to the engine is a cross-origin one. */
export async function startBrowser(): Promise<SdkBrowser> {
  const script = await bundleSdk();
  const site = createServer((request, response) => {
    const isScript = request.url === '/sdk.js';
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
    response.end(
      isScript ? script : '<!doctype html><meta charset=utf-8><script src=/sdk.js></script>',
    );
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address() as AddressInfo;
  const browser: Browser = await playwright.launch({
    args: ARGS,
    executablePath: process.env['CHROME_PATH'] ?? (await chromium.executablePath()),
    headless: true,
  });
  return {
    async open() {
      const page = await browser.newPage();
      await page.goto(`http://127.0.0.1:${port}/`);
      return page;
    },
    async close() {
      await browser.close();
      await new Promise((resolve) => site.close(resolve));
    },
  };
}

async function bundleSdk(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export * from 'firebase/firestore';
        export { initializeApp } from 'firebase/app';
        export { modularClient } from './clients/modular.ts';
        export { runCase } from './clients/run.ts';`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'sdk',
    platform: 'browser',
  });
  return outputFiles[0]?.text ?? '';
}
