import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { QueryShape } from './neededIndex.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

export interface RecordedQuery extends QueryShape {
  /** Our files in the stack of the call that built it. */
  builtIn: readonly string[];
}

/** All queries built since the test began, by either SDK. */
export const recorded: RecordedQuery[] = [];

const EQUALITIES = new Set(['==', 'in', 'array-contains', 'array-contains-any']);
const COUNTED = /^(?:web|functions|scripts)\//;

/** The files of the stack, relative to the repository. */
function callers(): string[] {
  const stack = new Error('where').stack ?? '';
  const files = [...stack.matchAll(/(?:file:\/\/)?(\/[^\s():]+\.tsx?)/g)].map((match) =>
    path.relative(root, match[1] ?? '').replaceAll(path.sep, '/'),
  );
  return files.filter((file) => COUNTED.test(file));
}

/** The internals that queries of both SDKs share. */
interface Inside {
  collection: string;
  isGroup?: boolean;
  filters: readonly { field: string; op: string }[];
  orders: readonly { field: string; direction: string }[];
}

/** The parts of the query that is being built. */
export function shapeOf(
  { collection, isGroup = false, filters, orders }: Inside,
  summed: readonly string[] = [],
): RecordedQuery {
  const fieldsBy = (isEqual: boolean) => [
    ...new Set(
      filters.filter(({ op }) => EQUALITIES.has(op) === isEqual).map(({ field }) => field),
    ),
  ];
  return {
    collection,
    isGroup,
    equal: fieldsBy(true),
    ranges: fieldsBy(false),
    orders: orders.map(({ field, direction }) => ({
      field,
      direction: /^desc/i.test(direction) ? 'DESCENDING' : 'ASCENDING',
    })),
    summed,
    builtIn: callers(),
  };
}

/** The product files that build queries which may need an index. */
export async function filesWithQueries(): Promise<string[]> {
  const folders = ['web/src', 'functions/src', 'scripts'];
  const listed = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(path.join(root, folder), { recursive: true })).map(
        (file) => `${folder}/${file.replaceAll(path.sep, '/')}`,
      ),
    ),
  );
  const files = listed.flat().filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const found = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(path.join(root, file), 'utf8');
      const builds = /\b(?:where|orderBy|collectionGroup|findNearest)\(/.test(text);
      return builds && text.includes('fire') ? [file] : [];
    }),
  );
  return found.flat().sort();
}
