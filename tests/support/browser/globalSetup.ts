import { browserPath } from './browser.ts';

/** The browser is there before any worker asks for it. */
export default async function setup(): Promise<void> {
  // The engine's tests look for it there.
  process.env.CHROME_PATH ??= await browserPath();
}
