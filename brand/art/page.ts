import chromium from '@sparticuz/chromium';
import { type Browser, type Page, chromium as playwright } from 'playwright-core';

/** A browser that comes with npm, so that it is the same on every machine. */
export const launch = async (): Promise<Browser> =>
  playwright.launch({ executablePath: await chromium.executablePath(), args: chromium.args });

/** Fills the whole page with a drawing. */
export const show = (page: Page, svg: string): Promise<void> =>
  page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
