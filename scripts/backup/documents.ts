import { ask } from './google.ts';
import { rootOf, type Site } from './site.ts';
import type { Progress } from './progress.ts';

/** A value as Firestore's REST service writes it: each says its type, so that nothing is lost. */
export type Value = Readonly<Record<string, unknown>>;
export type Fields = Readonly<Record<string, Value>>;

/** A line of `documents.ndjson`. */
export interface StoredDocument {
  /** 'bookings/1a2b/events/3c4d' */
  readonly path: string;
  readonly fields: Fields;
}

interface Found {
  readonly document?: { readonly name: string; readonly fields?: Fields };
  readonly readTime: string;
}

/** So many documents come at once. */
const page = 300;

/**
 * All documents of a database as they are at one instant, in the order of their paths. The query names no collection, so
 * none can be forgotten; it finds those within documents as well. `onInstant` is told the instant first.
 */
export async function* readDocuments(
  site: Site,
  options: { limit?: number; signal?: AbortSignal; onInstant?: (at: string) => void } = {},
): AsyncGenerator<StoredDocument> {
  const root = rootOf(site);
  const limit = options.limit ?? page;
  let readTime: string | undefined;
  let last: string | undefined;
  do {
    options.signal?.throwIfAborted();
    const structuredQuery = {
      from: [{ allDescendants: true }],
      orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
      ...(last ? { startAt: { values: [{ referenceValue: last }], before: false } } : {}),
      limit,
    };
    // Each page begins where the one before it ends.
    // oxlint-disable-next-line no-await-in-loop
    const found = (await ask('firestore', `/${root}:runQuery`, {
      structuredQuery,
      ...(readTime ? { readTime } : {}),
    })) as Found[];
    if (!readTime) {
      readTime = found[0]?.readTime ?? '';
      options.onInstant?.(readTime);
    }
    const documents = found.flatMap(({ document }) => (document ? [document] : []));
    for (const { name, fields = {} } of documents) {
      yield { path: name.slice(root.length + 1), fields };
    }
    last = documents.length === limit ? documents.at(-1)?.name : undefined;
  } while (last);
}

/** As many as one commit takes well, and as large: Firestore takes 10 MiB. */
const batchCount = 100;
const batchBytes = 4 * 1024 * 1024;
/** Commits that are under way at the same time. */
const atOnce = 5;

/** Stores documents, in place of those that are there. To do it again does no harm. */
export async function writeDocuments(
  site: Site,
  documents: AsyncIterable<StoredDocument>,
  { signal, advance }: Pick<Progress, 'signal' | 'advance'>,
): Promise<void> {
  const running = new Set<Promise<void>>();
  let fault: unknown;
  for await (const batch of inBatches(documents)) {
    if (signal?.aborted) fault = signal.reason;
    if (fault) break;
    const one: Promise<void> = commit(site, batch)
      .then(
        () => advance(batch.length),
        (error: unknown) => void (fault ??= error),
      )
      .finally(() => running.delete(one));
    running.add(one);
    if (running.size >= atOnce) await Promise.race(running);
  }
  await Promise.all(running);
  if (fault) throw fault;
}

async function commit(site: Site, documents: readonly StoredDocument[]): Promise<void> {
  const root = rootOf(site);
  const writes = documents.map(({ path, fields }) => ({
    update: { name: `${root}/${path}`, fields },
  }));
  await ask('firestore', `/${root}:commit`, { writes });
}

async function* inBatches(
  documents: AsyncIterable<StoredDocument>,
): AsyncGenerator<StoredDocument[]> {
  let batch: StoredDocument[] = [];
  let bytes = 0;
  for await (const document of documents) {
    batch.push(document);
    bytes += JSON.stringify(document).length;
    if (batch.length < batchCount && bytes < batchBytes) continue;
    yield batch;
    [batch, bytes] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}

export async function deleteDocument(site: Site, path: string): Promise<void> {
  const root = rootOf(site);
  await ask('firestore', `/${root}:commit`, { writes: [{ delete: `${root}/${path}` }] });
}
