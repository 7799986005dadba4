import { describe, expect, it } from 'vitest';
import type { Document } from '../model/document.ts';
import { Timestamp } from '../model/timestamp.ts';
import { ManualClock } from '../store/testing/fixtures.ts';
import { Snapshot } from '../store/snapshot.ts';
import { transactionIdToWire, Transactions } from './transactions.ts';
import type { ReadWriteTransaction } from './transactions.ts';

const TIMEOUT = 'Transaction lock timeout.';
const ENDED = 'The referenced transaction has expired or is no longer valid.';

function setUp(): { clock: ManualClock; transactions: Transactions } {
  const clock = new ManualClock();
  return { clock, transactions: new Transactions(clock) };
}

interface Change {
  readonly path: string;
  readonly before?: Document;
  readonly after?: Document;
}

/** Resolves once the changes may be made. */
async function whenFree(
  transactions: Transactions,
  changes: readonly Change[],
  own?: ReadWriteTransaction,
): Promise<void> {
  const documents = new Map(
    changes.map(({ path, before, after }) => [path, { before, after }] as const),
  );
  return transactions.whenFree(
    () => ({ documents }),
    () => undefined,
    own,
  );
}
const whenWritable = async (
  transactions: Transactions,
  paths: readonly string[],
  own?: ReadWriteTransaction,
): Promise<void> =>
  whenFree(
    transactions,
    paths.map((path) => ({ path })),
    own,
  );

/** Lets what is ready go on; nothing here waits for real time. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}

/** How far a promise has come: undefined while it is open. */
function outcome(promise: Promise<void>): { state: string | undefined } {
  const result: { state: string | undefined } = { state: undefined };
  promise.then(
    () => (result.state = 'done'),
    (error: Error) => (result.state = error.message),
  );
  return result;
}

describe('locks', () => {
  it('keep other writers from documents that were read, for two seconds', async () => {
    const { clock, transactions } = setUp();
    const reader = transactions.beginReadWrite();
    reader.documents.add('c/a');
    const free = outcome(whenWritable(transactions, ['c/b']));
    const blocked = outcome(whenWritable(transactions, ['c/b', 'c/a']));
    const own = outcome(whenWritable(transactions, ['c/a'], reader));
    await settle();
    clock.advance(1999);
    await settle();
    expect([free.state, blocked.state, own.state]).toEqual(['done', undefined, 'done']);
    clock.advance(1);
    await settle();
    expect(blocked.state).toBe(TIMEOUT);
  });

  it('keep other writers from making another answer to what was queried', async () => {
    const { clock, transactions } = setUp();
    const time = new Timestamp(1, 0);
    const numbered = (path: string, n: bigint): Document => ({
      path,
      fields: new Map([['n', n]]),
      createTime: time,
      updateTime: time,
    });
    transactions.beginReadWrite().queries.push(({ fields }) => fields.get('n') === 1n);
    const [one, two] = [numbered('c/a', 1n), numbered('c/a', 2n)];
    const changes: [Change, string][] = [
      [{ path: 'c/a', after: one }, TIMEOUT],
      [{ path: 'c/a', before: two, after: one }, TIMEOUT],
      [{ path: 'c/a', before: one, after: two }, TIMEOUT],
      [{ path: 'c/a', before: one }, TIMEOUT],
      [{ path: 'c/a', after: two }, 'done'],
      [{ path: 'c/a', before: two }, 'done'],
      [{ path: 'c/a' }, 'done'],
    ];
    const outcomes = changes.map(([change]) => outcome(whenFree(transactions, [change])));
    clock.advance(2000);
    await settle();
    expect(outcomes.map(({ state }) => state)).toEqual(changes.map(([, expected]) => expected));
  });

  it('are looked at again with what the writes would do by then', async () => {
    const { transactions } = setUp();
    const [first, second] = [transactions.beginReadWrite(), transactions.beginReadWrite()];
    first.documents.add('c/a');
    second.documents.add('c/b');
    let path = 'c/a';
    const written: string[] = [];
    const writing = transactions.whenFree(
      () => ({ documents: new Map([[path, { before: undefined, after: undefined }]]) }),
      ({ documents }) => written.push(...documents.keys()),
    );
    path = 'c/b';
    transactions.end(first.id);
    await settle();
    expect(written).toEqual([]);
    transactions.end(second.id);
    await writing;
    expect(written).toEqual(['c/b']);
  });

  it('are shared, and released at the end', async () => {
    const { transactions } = setUp();
    const [a, b] = [transactions.beginReadWrite(), transactions.beginReadWrite()];
    a.documents.add('c/a');
    b.documents.add('c/a');
    const writer = outcome(whenWritable(transactions, ['c/a']));
    transactions.end(a.id);
    await settle();
    expect(writer.state).toBeUndefined();
    transactions.end(b.id);
    await settle();
    expect(writer.state).toBe('done');
  });

  it('abort the one that would close a circle, so that the other goes on', async () => {
    const { transactions } = setUp();
    const [a, b] = [transactions.beginReadWrite(), transactions.beginReadWrite()];
    a.documents.add('c/a');
    b.documents.add('c/a');
    const first = outcome(whenWritable(transactions, ['c/a'], a));
    const second = outcome(whenWritable(transactions, ['c/a'], b));
    await settle();
    expect([first.state, second.state]).toEqual(['done', TIMEOUT]);
    expect(() => transactions.use(transactionIdToWire(b))).toThrow(ENDED);
  });

  it('are given up by transactions that stay idle for a minute', async () => {
    const { clock, transactions } = setUp();
    const idle = transactions.beginReadWrite();
    idle.documents.add('c/a');
    clock.advance(59_000);
    const writer = outcome(whenWritable(transactions, ['c/a']));
    await settle();
    expect(writer.state).toBeUndefined();
    clock.advance(2000);
    await settle();
    expect(writer.state).toBe('done');
  });
});

describe('transactions', () => {
  it('are open until they end or stay idle for a minute', () => {
    const { clock, transactions } = setUp();
    const used = transactions.beginReadWrite();
    const ended = transactions.beginReadWrite();
    transactions.end(ended.id);
    for (let turn = 0; turn < 3; turn++) {
      clock.advance(59_000);
      expect(transactions.use(transactionIdToWire(used))).toBe(used);
    }
    expect(() => transactions.use(transactionIdToWire(ended))).toThrow(
      expect.objectContaining({ code: 'ABORTED', message: ENDED }),
    );
    clock.advance(60_000);
    expect(() => transactions.use(transactionIdToWire(used))).toThrow(ENDED);
  });

  it('hold a version and no locks if they only read', async () => {
    const { transactions } = setUp();
    const time = new Timestamp(1, 0);
    const snapshot = Snapshot.empty(time);
    const transaction = transactions.beginReadOnly(snapshot, time);
    expect(transactions.use(transactionIdToWire(transaction))).toMatchObject({ snapshot });
    await expect(whenWritable(transactions, ['c/a'])).resolves.toBeUndefined();
  });

  it('end the attempt they retry', () => {
    const { transactions } = setUp();
    const first = transactions.beginReadWrite();
    transactions.beginReadWrite(transactionIdToWire(first));
    expect(() => transactions.use(transactionIdToWire(first))).toThrow(ENDED);
  });
});
