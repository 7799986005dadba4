import { describe, expect, it } from 'vitest';
import { Timestamp } from '../model/timestamp.ts';
import { ManualClock } from '../store/testing/fixtures.ts';
import { Snapshot } from '../store/snapshot.ts';
import { transactionIdToWire, Transactions } from './transactions.ts';

const TIMEOUT = 'Transaction lock timeout.';
const ENDED = 'The referenced transaction has expired or is no longer valid.';

function setUp(): { clock: ManualClock; transactions: Transactions } {
  const clock = new ManualClock();
  return { clock, transactions: new Transactions(clock) };
}

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
    const free = outcome(transactions.whenWritable(['c/b']));
    const blocked = outcome(transactions.whenWritable(['c/b', 'c/a']));
    const own = outcome(transactions.whenWritable(['c/a'], reader));
    await settle();
    clock.advance(1999);
    await settle();
    expect([free.state, blocked.state, own.state]).toEqual(['done', undefined, 'done']);
    clock.advance(1);
    await settle();
    expect(blocked.state).toBe(TIMEOUT);
  });

  it('keep other writers from collections that were queried, wherever they are', async () => {
    const { clock, transactions } = setUp();
    transactions.beginReadWrite().collections.add('events');
    const blocked = outcome(transactions.whenWritable(['bookings/b1/events/e1']));
    const free = outcome(transactions.whenWritable(['events/e1/notes/n1']));
    clock.advance(2000);
    await settle();
    expect([blocked.state, free.state]).toEqual([TIMEOUT, 'done']);
  });

  it('are shared, and released at the end', async () => {
    const { transactions } = setUp();
    const [a, b] = [transactions.beginReadWrite(), transactions.beginReadWrite()];
    a.documents.add('c/a');
    b.documents.add('c/a');
    const writer = outcome(transactions.whenWritable(['c/a']));
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
    const first = outcome(transactions.whenWritable(['c/a'], a));
    const second = outcome(transactions.whenWritable(['c/a'], b));
    await settle();
    expect([first.state, second.state]).toEqual(['done', TIMEOUT]);
    expect(() => transactions.use(transactionIdToWire(b))).toThrow(ENDED);
  });

  it('are given up by transactions that stay idle for a minute', async () => {
    const { clock, transactions } = setUp();
    const idle = transactions.beginReadWrite();
    idle.documents.add('c/a');
    clock.advance(59_000);
    const writer = outcome(transactions.whenWritable(['c/a']));
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
    await expect(transactions.whenWritable(['c/a'])).resolves.toBeUndefined();
  });

  it('end the attempt they retry', () => {
    const { transactions } = setUp();
    const first = transactions.beginReadWrite();
    transactions.beginReadWrite(transactionIdToWire(first));
    expect(() => transactions.use(transactionIdToWire(first))).toThrow(ENDED);
  });
});
