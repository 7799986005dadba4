import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readResults } from '../../tests/bench/support/results.ts';
import { ROOT } from '../suite/root.ts';
import { documentWith } from './document.ts';
import { growthPicture } from './growth.ts';

export const PAGE = path.join(ROOT, 'docs/performance.md');
export const PICTURE = path.join(ROOT, 'docs/images/growth.svg');

/** Writes into the documentation what was measured. */
export async function writeDocument(): Promise<void> {
  const results = await readResults();
  await writeFile(PAGE, documentWith(await readFile(PAGE, 'utf8'), results));
  await writeFile(PICTURE, growthPicture(results));
}
