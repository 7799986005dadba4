import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readResults } from '../support/results.ts';
import { documentWith, PAGE } from './document.ts';
import { profileOf } from './profile.ts';
import { ROOT } from '../../../scripts/suite/root.ts';

it('docs/performance.md has the latest results', async () => {
  const results = await readResults();
  const page = await readFile(PAGE, 'utf8');
  expect(documentWith(page, results)).toBe(page);
});

it('the growth page and the costs use the same figures of a booking', async () => {
  const { reads, writes, invocations, seconds } = profileOf(await readResults()).booking;
  const page = await readFile(path.join(ROOT, 'docs/operations/growth.md'), 'utf8');
  expect(page.replaceAll(/\s+/g, ' ')).toContain(
    `are ${reads} reads, ${writes} writes, ${invocations} invocations and ${seconds} seconds`,
  );
});
