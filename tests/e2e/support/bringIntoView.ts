import type { Locator } from 'playwright-core';

/** Playwright's own fails where React replaces the element meanwhile, as a page does that gets another width. */
export const bringIntoView = (part: Locator): Promise<void> =>
  part.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
