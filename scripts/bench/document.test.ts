import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { readResults } from '../../tests/bench/support/results.ts';
import { documentWith } from './document.ts';
import { growthPicture } from './growth.ts';
import { PAGE, PICTURE } from './writeDocument.ts';

it('the documentation says what was measured last', async () => {
  const results = await readResults();
  const page = await readFile(PAGE, 'utf8');
  expect(documentWith(page, results)).toBe(page);
  expect(await readFile(PICTURE, 'utf8')).toBe(growthPicture(results));
});
