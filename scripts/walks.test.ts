import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './suite/root.ts';

const page = 'docs/architecture.md';
const text = readFileSync(path.join(ROOT, page), 'utf8');

/** A part of a walk that runs in one process: the files of its list, in order. */
interface Stretch {
  name: string;
  files: string[];
}

/** The numbered lists under the headings of walks. The first link of a step names its file. */
const stretches: Stretch[] = [...text.matchAll(/^### (.+)\n([^]*?)(?=^##|(?![^]))/gm)].flatMap(
  ([, walk = '', part = '']) =>
    part
      .split(/^(?=[^\d\s].*:\n)/m)
      .map((stretch) => ({
        name: `${walk}: ${stretch.split('\n')[0]}`,
        files: [...stretch.matchAll(/^\d+\. \[`.+?`\]\((.+?)\)/gm)].map(([, link = '']) =>
          path.join(path.dirname(page), link),
        ),
      }))
      .filter(({ files }) => files.length > 0),
);

/** The files that a file imports, statically, dynamically or as types. */
function importedBy(file: string): string[] {
  const source = readFileSync(path.join(ROOT, file), 'utf8');
  return [...source.matchAll(/(?:\bfrom|\bimport\()\s*'(\.[^']+)'/g)].map(([, name = '']) =>
    path.join(path.dirname(file), name),
  );
}

it('the three walks are told', () => {
  expect(stretches.map(({ name }) => name)).toEqual([
    'A guest books a tour: In the browser:',
    'A guest books a tour: In the functions:',
    'A guest books a tour: Once the booking is written, in the functions:',
    'A new booking reaches the grid: In the browser:',
    'Staff confirm in the grid: In the browser:',
    'Staff confirm in the grid: In the functions:',
  ]);
});

describe.each(stretches)('$name', ({ files }) => {
  // Data also flows back from a called file: a walk may follow an import in either direction.
  it('each file is linked with the one before', () => {
    const pairs = files.slice(1).map((file, at) => [files[at] ?? '', file] as const);
    const apart = pairs.filter(
      ([before, file]) => !importedBy(before).includes(file) && !importedBy(file).includes(before),
    );
    expect(apart).toEqual([]);
  });
});

it('a booking passes 6 files of the browser at most on its way to the grid', () => {
  const grid = stretches.find(({ name }) => name.startsWith('A new booking'));
  expect(grid?.files.length).toBeLessThanOrEqual(6);
});
