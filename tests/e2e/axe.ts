import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds wrong by these rules or tags: one line each, with the first element it is about. */
export async function axeViolations(page: Page, rules = WCAG_22_AA): Promise<string[]> {
  // Colours half-way through a change are no fault of the page.
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(await source);
  const options = JSON.stringify({ runOnly: rules, resultTypes: ['violations'] });
  return page.evaluate(`axe.run(${options}).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ': ' + nodes[0]?.html.slice(0, 200)))`);
}
