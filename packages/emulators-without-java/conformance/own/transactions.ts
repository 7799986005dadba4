/** Transactions: what they read, what they lock, and how they end. */
import {
  commit,
  commitIn,
  get,
  grpc,
  present,
  refused,
  rest,
  ROOT,
  set,
} from './helpers/requests.ts';
import { table } from './helpers/table.ts';
import type { Case } from './helpers/table.ts';
import { record, text } from './helpers/world.ts';
import type { Send, World } from './helpers/world.ts';

const begin =
  (options?: object): Send =>
  async (world) =>
    record(await world.rest('POST', `${ROOT}:beginTransaction`, options ? { options } : {}))[
      'transaction'
    ];
const READ_ONLY = { readOnly: {} };

/** Begins a transaction, and hands its id to what follows. */
const within =
  (work: (transaction: string, world: World) => Promise<unknown>, options?: object): Send =>
  async (world) =>
    work(text(await begin(options)(world)), world);
const read = (transaction: string, path: string): Send =>
  get(path, `?transaction=${encodeURIComponent(transaction)}`);
const rollback = (transaction: string): Send => rest('POST', `${ROOT}:rollback`, { transaction });

const ENDED = refused('ABORTED', 'The referenced transaction has expired or is no longer valid.');
const LOCKED = refused('ABORTED', 'Transaction lock timeout.');

export const cases: readonly Case[] = table({ given: { 'c/a': { n: 1 } } }, [
  [
    'a transaction writes',
    within(async (id, world) => {
      await read(id, 'c/a')(world);
      return [await commitIn(id, set('c/a', { n: 2 }))(world), await get('c/a')(world)];
    }),
    ['done', { n: 2 }],
  ],
  [
    'what a transaction has read, nobody else writes',
    within(async (id, world) => {
      await read(id, 'c/a')(world);
      return commit(set('c/a', { n: 2 }))(world);
    }),
    LOCKED,
  ],
  [
    'what a transaction has looked for in vain, nobody else writes',
    within(async (id, world) => {
      await read(id, 'c/none')(world);
      return commit(set('c/none'))(world);
    }),
    LOCKED,
  ],
  [
    'what a transaction has not read, others write',
    within(async (id, world) => {
      await read(id, 'c/a')(world);
      return commit(set('c/b'))(world);
    }),
    'done',
  ],
  [
    'a query locks its collection',
    within(async (id, world) => {
      const structuredQuery = { from: [{ collectionId: 'c' }] };
      await world.rest('POST', `${ROOT}:runQuery`, { structuredQuery, transaction: id });
      return commit(set('c/new'))(world);
    }),
    LOCKED,
  ],
  [
    'whoever waits for a lock writes as soon as it is free',
    within(async (id, world) => {
      await read(id, 'c/a')(world);
      const waiting = commit(set('c/a', { n: 3 }))(world);
      await commitIn(id, set('c/a', { n: 2 }))(world);
      return [await waiting, await get('c/a')(world)];
    }),
    ['done', { n: 3 }],
  ],
  [
    'reading waits for nobody',
    within(async (id, world) => {
      await read(id, 'c/a')(world);
      return get('c/a')(world);
    }),
    { n: 1 },
  ],
  [
    'two transactions read the same',
    within(async (id, world) => {
      await read(id, 'c/a')(world);
      return within(async (other) => read(other, 'c/a')(world))(world);
    }),
    { n: 1 },
  ],
  [
    'a transaction that writes reads the latest version',
    within(async (id, world) => {
      await commit(set('c/a', { n: 5 }))(world);
      return read(id, 'c/a')(world);
    }),
    { n: 5 },
  ],
  [
    'a transaction that only reads sees the version of its beginning',
    within(async (id, world) => {
      await commit(set('c/a', { n: 5 }))(world);
      return read(id, 'c/a')(world);
    }, READ_ONLY),
    { n: 1 },
  ],
  [
    'a transaction that only reads locks nothing',
    within(async (id, world) => {
      await read(id, 'c/a')(world);
      return commit(set('c/a', { n: 5 }))(world);
    }, READ_ONLY),
    'done',
  ],
  [
    'a transaction that only reads does not write',
    within((id, world) => commitIn(id, set('c/a'))(world), READ_ONLY),
    refused('INVALID_ARGUMENT', 'Cannot modify entities in a read-only transaction.'),
  ],
  [
    'a commit ends its transaction',
    within(async (id, world) => {
      await commitIn(id, set('c/b'))(world);
      return commitIn(id, set('c/d'))(world);
    }),
    ENDED,
  ],
  [
    'a rollback undoes locks',
    within(async (id, world) => {
      await read(id, 'c/a')(world);
      await rollback(id)(world);
      return commit(set('c/a'))(world);
    }),
    'done',
  ],
  [
    'what was rolled back reads no more',
    within(async (id, world) => {
      await rollback(id)(world);
      return read(id, 'c/a')(world);
    }),
    ENDED,
  ],
  [
    'a second rollback is fine',
    within(async (id, world) => {
      await rollback(id)(world);
      return rollback(id)(world);
    }),
    {},
  ],
  [
    'a precondition that does not hold ends the transaction',
    within(async (id, world) => {
      await commitIn(id, set('c/a', {}, { if: { exists: false } }))(world);
      return commitIn(id, set('c/b'))(world);
    }),
    ENDED,
  ],
  [
    'an invalid write does not end it',
    within(async (id, world) => {
      await commitIn(id, set('c/__a__'))(world);
      return commitIn(id, set('c/b'))(world);
    }),
    'done',
  ],
  [
    'a retry ends the attempt before',
    within(async (id, world) => {
      await read(id, 'c/a')(world);
      await begin({ readWrite: { retryTransaction: id } })(world);
      return commit(set('c/a', { n: 9 }))(world);
    }),
    'done',
  ],
  ['a transaction that nobody has begun', commitIn('AAAA', set('c/b')), ENDED],
  [
    'a transaction can begin with its first read',
    async (world) => {
      const answer = await world.rest('POST', `${ROOT}:batchGet`, {
        documents: ['projects/{project}/databases/(default)/documents/c/a'],
        newTransaction: { readWrite: {} },
      });
      const id = (answer as { transaction?: string }[])[0]?.transaction;
      return commitIn(id, set('c/a', { n: 7 }))(world);
    },
    'done',
  ],
  [
    'transactions go over gRPC, too',
    async (world) => {
      const database = 'projects/{project}/databases/(default)';
      const { transaction } = record(await grpc('BeginTransaction', { database })(world));
      const writes = [set('c/grpc')];
      await grpc('Commit', { database, transaction, writes })(world);
      return present('c/grpc')(world);
    },
    true,
  ],
]);
