import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResults {
  violations: { id: string; nodes: { html: string }[] }[];
}

const OPTIONS = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // Every rule is tried; only what is wrong is written up, which saves most of the work.
  resultTypes: ['violations'],
};

/** What axe finds wrong by WCAG 2.2 AA: one line each, with the first element it is about. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Colours half-way through a change are no fault of the page.
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });
  const ready = await page.evaluate(() => 'axe' in globalThis);
  if (!ready) await page.evaluate(await source);
  const results = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(OPTIONS)})`);
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
}
