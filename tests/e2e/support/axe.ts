import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The violations that axe finds for these rules or tags: one line each, with the first affected element. */
export async function axeViolations(page: Page, rules = WCAG_22_AA): Promise<string[]> {
  // Waits for colour transitions, which could fail contrast rules. The transition of an element can start those of its
  // children.
  await page.evaluate(async () => {
    const changing = () => document.getAnimations().filter((one) => one instanceof CSSTransition);
    for (let depth = 0; depth < 10; depth++) {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      if (changing().length === 0) return;
      await Promise.allSettled(changing().map(({ finished }) => finished));
    }
  });
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(await source);
  const options = JSON.stringify({ runOnly: rules, resultTypes: ['violations'] });
  return page.evaluate(`axe.run(${options}).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ': ' + nodes[0]?.html.slice(0, 200)))`);
}
