import { readFileSync } from 'node:fs';
import path from 'node:path';
import { privacy } from '@selasar/brand/texts';
import {
  collections,
  retentionYears,
  kept,
  retentionWithin,
  subcollections,
  yearsText,
} from '@selasar/domain';
import { expect, it } from 'vitest';
import { ROOT } from '../suite/root.ts';
import { privacyPage } from './page.ts';

const read = (...file: string[]) => readFileSync(path.join(ROOT, ...file), 'utf8');

it('docs/privacy.md is up to date: if not, run `npm run privacy`', () => {
  expect(read('docs', 'privacy.md')).toBe(privacyPage());
});

it('each collection has an entry', () => {
  expect(Object.keys(kept).toSorted()).toEqual(Object.keys(collections).toSorted());
  expect(Object.keys(retentionWithin).toSorted()).toEqual(Object.keys(subcollections).toSorted());
});

it('the site promises its visitors the same', () => {
  const page = privacy.sections.flatMap(({ paragraphs }) => paragraphs).join('\n');
  expect(page).toContain(`bookings for ${yearsText(retentionYears.requests)},`);
  expect(page).toContain(`messages for ${yearsText(retentionYears.messages)}.`);
});
