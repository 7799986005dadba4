import type { Firestore, Query as AdminQuery } from '@google-cloud/firestore';
import * as web from 'firebase/firestore';

/** What a listener shows, at one time. */
interface Seen {
  /** `id=n` for each document, in order. */
  readonly documents: string;
  /** `+id`, `~id` or `-id` for each change. */
  readonly changes: string;
}

/** Everything a listener has been told. */
class Recorder {
  readonly seen: Seen[] = [];
  error: Error | undefined;
  #wake: () => void = () => undefined;
  stop: () => void = () => undefined;

  add(seen: Seen): void {
    this.seen.push(seen);
    this.#wake();
  }

  fail(error: Error): void {
    this.error = error;
    this.#wake();
  }

  get last(): Seen | undefined {
    return this.seen.at(-1);
  }

  /** Resolves once the listener shows these documents. */
  async shows(documents: string): Promise<void> {
    while (this.last?.documents !== documents) await this.next();
  }

  async fails(): Promise<Error> {
    while (this.error === undefined) await this.next();
    return this.error;
  }

  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }
}

const SIGNS = { added: '+', modified: '~', removed: '-' } as const;

interface Snapshot {
  readonly docs: readonly { readonly id: string; get(field: string): unknown }[];
  docChanges(): readonly {
    readonly type: keyof typeof SIGNS;
    readonly doc: { readonly id: string };
  }[];
}

export function seenIn(snapshot: Snapshot): Seen {
  return {
    documents: snapshot.docs.map((doc) => `${doc.id}=${String(doc.get('n'))}`).join(' '),
    changes: snapshot
      .docChanges()
      .map(({ type, doc }) => SIGNS[type] + doc.id)
      .join(' '),
  };
}

export function listen(query: web.Query): Recorder {
  const recorder = new Recorder();
  recorder.stop = web.onSnapshot(
    query,
    (snapshot) => recorder.add(seenIn(snapshot)),
    (error) => recorder.fail(error),
  );
  return recorder;
}

export function listenTo(document: web.DocumentReference): Recorder {
  const recorder = new Recorder();
  recorder.stop = web.onSnapshot(
    document,
    (snapshot) =>
      recorder.add({
        documents: snapshot.exists() ? `n=${snapshot.get('n')}` : 'missing',
        changes: '',
      }),
    (error) => recorder.fail(error),
  );
  return recorder;
}

function listenAsAdmin(query: AdminQuery): Recorder {
  const recorder = new Recorder();
  recorder.stop = query.onSnapshot(
    (snapshot) => recorder.add(seenIn(snapshot)),
    (error) => recorder.fail(error),
  );
  return recorder;
}

/** One commit; null deletes. */
export async function commitTo(
  admin: Firestore,
  documents: Record<string, number | null>,
): Promise<void> {
  const batch = admin.batch();
  for (const [path, n] of Object.entries(documents)) {
    if (n === null) batch.delete(admin.doc(path));
    else batch.set(admin.doc(path), { n });
  }
  await batch.commit();
}

/** The same listener in both SDKs; every step of a test has to look alike to them. */
export function listenInBoth(
  query: web.Query,
  adminQuery: AdminQuery,
): { shows(documents: string): Promise<unknown>; changes(): string[][]; stop(): void } {
  const recorders = [listen(query), listenAsAdmin(adminQuery)];
  return {
    shows: (documents) => Promise.all(recorders.map((recorder) => recorder.shows(documents))),
    changes: () => recorders.map(({ seen }) => seen.map(({ changes }) => changes)),
    stop: () => recorders.forEach((recorder) => recorder.stop()),
  };
}

/** The same for changes in any order. */
export function sorted(changes: string): string {
  return changes.split(' ').toSorted().join(' ');
}
