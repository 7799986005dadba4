import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { ROOT } from '../suite/root.ts';
import { readImports } from './imports.ts';

const fewLines = 15;
/** What the next person has to read: a change that adds more than a little raises a number here, and is asked why. */
const most = {
  files: 824,
  lines: 77_170,
  filesOfFewLines: 50,
  data: 61,
  reachedByBookings: 310,
};

let imports: ReadonlyMap<string, readonly string[]>;
let lines: ReadonlyMap<string, number>;
beforeAll(async () => {
  imports = await readImports();
  const files = [...imports.keys()].filter(
    (file) => /^(?:web|domain|functions)\//.test(file) && !/\.test\.tsx?$|\/testing\//.test(file),
  );
  lines = new Map(
    await Promise.all(
      files.map(async (file) => {
        const source = await readFile(path.join(ROOT, file), 'utf8');
        return [file, source.split('\n').length - 1] as const;
      }),
    ),
  );
}, 60_000);

it('the product has few files, few of which are tiny', () => {
  expect(lines.size).toBeLessThanOrEqual(most.files);
  const tiny = [...lines].filter(([, count]) => count < fewLines);
  expect(tiny.length).toBeLessThanOrEqual(most.filesOfFewLines);
});

it('the product has few lines', () => {
  const sum = [...lines.values()].reduce((total, count) => total + count, 0);
  expect(sum).toBeLessThanOrEqual(most.lines);
});

it('all access to Firebase is in few files', () => {
  const data = [...lines.keys()].filter((file) => file.startsWith('web/src/data/'));
  expect(data.length).toBeLessThanOrEqual(most.data);
});

it('the page of bookings stands on few files', () => {
  const reached = new Set(['web/src/staff/requests/BookingsPage.tsx']);
  for (const file of reached) for (const next of imports.get(file) ?? []) reached.add(next);
  expect(reached.size).toBeGreaterThan(1);
  expect(reached.size).toBeLessThanOrEqual(most.reachedByBookings);
});
