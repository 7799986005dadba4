import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { collectionOf } from '../model/path.ts';
import { StatusError } from '../model/status.ts';
import type { WireDocument, WireQuery, WireWrite } from '../model/wire.ts';
import { documentToWire } from '../model/wireValue.ts';
import { parseQuery, runQuery } from '../query/index.ts';
import { and, from, orderBy, where } from '../query/testing/fixtures.ts';
import type { Snapshot } from '../store/snapshot.ts';
import { random } from '../testing/random.ts';
import { FULL_TIMEOUT_MS, SEED, size } from '../testing/size.ts';
import type { ReadWriteTransaction } from '../transactions/transactions.ts';
import { DATABASE, newService, ROOT } from './testing/fixtures.ts';

/**
 * Random transactions among each other, and plain writes between them. What is committed must be what one after the
 * other would have done: upon the version that a transaction changes, it would read again what it has read.
 */
const ROUNDS = size(150, 5000);
const CLIENTS = 4;
const TRANSACTIONS_EACH = 3;
const ID = { project: 'p', database: '(default)' };
const COLLECTIONS = ['c', 'c/1/c', 'd'];

interface Read {
  readonly parent: string;
  /** Undefined where one document is read by its name, `parent`. */
  readonly wire: WireQuery | undefined;
}

/** Changes the locks that a transaction has got by a read. */
type Locking = (transaction: ReadWriteTransaction, read: Read, version: Snapshot) => void;

const versions = (documents: readonly (WireDocument | undefined)[]) =>
  documents.map((document) => document && [document.name, document.updateTime]);

function answerOf(version: Snapshot, { parent, wire }: Read) {
  const found = wire ? runQuery(version, parseQuery(parent, wire)) : [version.get(parent)];
  return versions(found.map((document) => document && documentToWire(ID, document)));
}

async function round(seed: number, locking: Locking | undefined) {
  const below = random(seed);
  const test = newService();
  const { store, transactions } = test.databases.open(ID);
  /** By what each transaction writes into a field: the version that it has changed. */
  const changed = new Map<unknown, Snapshot>();
  let latest = store.snapshot();
  store.onCommit(({ changes }) => {
    for (const { after } of changes) changed.set(after?.fields.get('by'), latest);
    latest = store.snapshot();
  });
  const tally = { committed: 0, aborted: 0, anomalies: 0 };

  const pause = async (): Promise<void> => {
    for (let turn = below(12); turn > 0; turn--) await Promise.resolve();
  };
  const path = (): string => `${COLLECTIONS[below(COLLECTIONS.length)]}/${below(4)}`;
  const update = (by: string): WireWrite => ({
    update: {
      name: `${ROOT}/${path()}`,
      fields: {
        by: { stringValue: by },
        n: { integerValue: String(below(4)) },
        kind: { stringValue: below(2) ? 'a' : 'b' },
      },
    },
  });
  const writes = (by: string): WireWrite[] =>
    below(3) ? [update(by)] : [{ delete: `${ROOT}/${path()}` }, update(by)];

  function randomRead(): Read {
    if (below(4) === 0) return { parent: path(), wire: undefined };
    const wire = from(below(4) ? 'c' : 'd');
    const filters = [
      ...(below(2) ? [where('kind', 'EQUAL', below(2) ? 'a' : 'b')] : []),
      ...(below(2) ? [where('n', 'GREATER_THAN', BigInt(below(3)))] : []),
    ];
    if (filters.length > 0) wire.where = and(...filters);
    if (below(2)) wire.orderBy = orderBy(below(2) ? 'n' : '-n');
    if (below(3) === 0) wire.limit = { value: 1 + below(2) };
    return { parent: below(3) ? '' : 'c/1', wire };
  }

  async function answerTo({ parent, wire }: Read, transaction: Uint8Array) {
    if (wire === undefined) {
      const documents = [`${ROOT}/${parent}`];
      const request = { database: DATABASE, documents, transaction };
      const answers = await test.stream('batchGetDocuments', request);
      return versions(answers.map((answer) => (answer as { found?: WireDocument }).found));
    }
    const request = { parent: parent ? `${ROOT}/${parent}` : ROOT, structuredQuery: wire };
    const answers = await test.stream('runQuery', { ...request, transaction });
    const documents = answers.map((answer) => (answer as { document?: WireDocument }).document);
    return versions(documents.filter((document) => document !== undefined));
  }

  async function transact(by: string): Promise<void> {
    const begun = await test.call('beginTransaction', { database: DATABASE });
    const { transaction } = begun as { transaction: Uint8Array };
    const seen: { read: Read; answer: unknown }[] = [];
    for (let reads = 1 + below(3); reads > 0; reads--) {
      const read = randomRead();
      seen.push({ read, answer: await answerTo(read, transaction) });
      const open = transactions.use(transaction);
      if (open.kind === 'readWrite') locking?.(open, read, store.snapshot());
      await pause();
    }
    await test.call('commit', { database: DATABASE, writes: writes(by), transaction });
    tally.committed++;
    const base = changed.get(by);
    const isSame = seen.every(
      ({ read, answer }) => base && isDeepStrictEqual(answerOf(base, read), answer),
    );
    if (!isSame) tally.anomalies++;
  }

  async function client(name: number): Promise<void> {
    for (let turn = 0; turn < TRANSACTIONS_EACH; turn++) {
      await pause();
      if (below(4) === 0) {
        await test.call('commit', { database: DATABASE, writes: writes('nobody') });
        continue;
      }
      try {
        await transact(`${name}.${turn}`);
      } catch (error) {
        if (!(error instanceof StatusError) || error.code !== 'ABORTED') throw error;
        tally.aborted++;
      }
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, (_, name) => client(name)));
  return tally;
}

async function rounds(locking?: Locking) {
  const sum = { committed: 0, aborted: 0, anomalies: 0 };
  for (let turn = 0; turn < ROUNDS; turn++) {
    const tally = await round(SEED * ROUNDS + turn, locking);
    sum.committed += tally.committed;
    sum.aborted += tally.aborted;
    sum.anomalies += tally.anomalies;
  }
  return sum;
}

/** What locks were before they looked at documents: of every collection with the id. */
const ofCollections: Locking = ({ queries }, { wire }) => {
  const id = wire?.from?.[0]?.collectionId;
  if (id !== undefined) queries.push(({ path }) => collectionOf(path) === id);
};

it(
  `what is committed is serial (${ROUNDS} rounds, seed ${SEED})`,
  { timeout: FULL_TIMEOUT_MS },
  async () => {
    const exact = await rounds();
    expect(exact.anomalies).toBe(0);
    expect(Math.min(exact.committed, exact.aborted)).toBeGreaterThan(ROUNDS / 10);
    const wide = await rounds(ofCollections);
    expect(wide.anomalies).toBe(0);
    expect(wide.aborted).toBeGreaterThan(exact.aborted);
  },
);

it.each<[string, Locking]>([
  ['of documents', ({ documents }) => documents.clear()],
  ['of queries', ({ queries }) => (queries.length = 0)],
  [
    'of what would come in',
    ({ queries }, { parent, wire }, version) => {
      if (wire === undefined) return;
      const found = runQuery(version, parseQuery(parent, wire)).map(({ path }) => path);
      queries.splice(-1, 1, ({ path }) => found.includes(path));
    },
  ],
])(
  'without locks %s, it would be seen not to be',
  { timeout: FULL_TIMEOUT_MS },
  async (_name, locking) => {
    const { anomalies } = await rounds(locking);
    expect(anomalies).toBeGreaterThan(0);
  },
);
