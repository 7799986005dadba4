import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { collections, hiddenCollections, subcollections } from '@selasar/domain/core';
import { expect, it } from 'vitest';
import { ROOT } from '../suite/root.ts';

const names = [...Object.values(collections), ...Object.values(subcollections)];
const name = `(?:${names.join('|')})`;

/** A collection or document that is named by a string literal. */
const spelled = new RegExp(
  [
    String.raw`\b(?:collection|collectionGroup|doc)\((?:[^()]|\(\))*['"\`]${name}['"\`/]`,
    String.raw`\b(?:path|document): ['"\`]${name}/|\bname: ['"]${name}['"]`,
    String.raw`['"\`]${name}/(?:\$?\{|(?:overview|weeks)['"])`,
    String.raw`\breadOffers?\(['"]${name}['"]`,
  ].join('|'),
  'g',
);

/** Production code only. Tests use literals, so that a changed name is noticed. */
const folders = ['domain/src', 'functions/src', 'scripts', 'web/src/data'];
const sources = (
  await Promise.all(
    folders.map(async (folder) =>
      (await readdir(path.join(ROOT, folder), { recursive: true })).map((file) =>
        path.join(folder, file),
      ),
    ),
  )
)
  .flat()
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .filter((file) => file !== path.join('domain', 'src', 'core', 'collections.ts'));

it('names of collections are spelled in one file', async () => {
  const found = await Promise.all(
    sources.map(async (file) => {
      const lines = (await readFile(path.join(ROOT, file), 'utf8')).replaceAll(
        /\/\*[^]*?\*\/|\/\/ .*$/gm,
        '',
      );
      return Array.from(lines.matchAll(spelled), ([text]) => `${file}: ${text}`);
    }),
  );
  expect(found.flat()).toEqual([]);
});

it.each([
  "db.collection('bookings')",
  "doc(store, 'users', uid)",
  'db.doc(`stats/${id}`)',
  "{ path: 'mail/1' }",
  "doc(await firestore(), 'users', uid)",
  "const kind = { name: 'events' }",
  "collection(store, name, id, 'events')",
])('sees a name that is spelled in %s', (line) => {
  expect(line.match(spelled)).toHaveLength(1);
});

const read = (file: string) => readFile(path.join(ROOT, file), 'utf8');

it('rules speak of each collection that is not hidden, and of no other', async () => {
  const matched = (await read('firestore.rules')).matchAll(/match \/(\w+)\/\{/g);
  const ruled = new Set(Array.from(matched, ([, one = '']) => one));
  ruled.delete('databases');
  const open = names.filter((one) => !hiddenCollections.some((hidden) => hidden === one));
  expect([...ruled].toSorted()).toEqual(open.toSorted());
});

it('indexes name no other collections', async () => {
  const { indexes, fieldOverrides } = JSON.parse(await read('firestore.indexes.json')) as Record<
    'indexes' | 'fieldOverrides',
    { collectionGroup: string }[]
  >;
  const indexed = [...indexes, ...fieldOverrides].map(({ collectionGroup }) => collectionGroup);
  expect(names).toEqual(expect.arrayContaining([...new Set(indexed)]));
});
