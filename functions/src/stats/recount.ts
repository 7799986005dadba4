import {
  baliDate,
  bookingStatuses,
  collections,
  instantSchema,
  startOfBaliDate,
  transferStatuses,
  weekOf,
  type CivilDate,
} from '@selasar/domain';
import {
  AggregateField,
  type Query,
  type Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { db } from '../core/firestore.ts';
import { revenueStatuses } from './contributions.ts';
import { sum, type Counters } from './counters.ts';
import { firstOfMonth, nextMonth, nextWeek, periods } from './periods.ts';

/** All figures as they are at `instant`, counted by Firestore. */
export const recount = (instant: Timestamp): Promise<Counters> =>
  db.runTransaction(
    async (transaction) => {
      const parts = [
        await countOffer(transaction, collections.tours),
        await countOffer(transaction, collections.villas),
        await countStatuses(transaction, collections.transfers, transferStatuses),
        await countStatuses(transaction, collections.bookings, bookingStatuses),
        await countMessages(transaction),
        {
          'overview/revenue/total': await revenueOf(
            transaction,
            db.collection(collections.bookings),
          ),
        },
        await countPeriods(transaction, instant.toDate()),
      ];
      return sum(parts);
    },
    { readOnly: true, readTime: instant },
  );

const countOf = async (transaction: Transaction, query: Query): Promise<number> =>
  (await transaction.get(query.count())).data().count;

/** US dollars of those bookings whose status counts as revenue. */
const revenueOf = async (transaction: Transaction, bookings: Query): Promise<number> => {
  const paid = bookings.where('status', 'in', revenueStatuses);
  const answer = await transaction.get(
    paid.aggregate({ revenue: AggregateField.sum('totalPrice') }),
  );
  return answer.data().revenue;
};

async function countOffer(transaction: Transaction, collection: string): Promise<Counters> {
  const all = db.collection(collection);
  return {
    [`overview/${collection}/total`]: await countOf(transaction, all),
    [`overview/${collection}/featured`]: await countOf(
      transaction,
      all.where('featured', '==', true),
    ),
  };
}

async function countMessages(transaction: Transaction): Promise<Counters> {
  const all = db.collection(collections.messages);
  return {
    'overview/messages/total': await countOf(transaction, all),
    'overview/messages/unread': await countOf(transaction, all.where('read', '==', false)),
  };
}

async function countStatuses(
  transaction: Transaction,
  collection: string,
  statuses: readonly string[],
): Promise<Counters> {
  const all = db.collection(collection);
  const counters = { [`overview/${collection}/total`]: await countOf(transaction, all) };
  for (const status of statuses) {
    const ofStatus = all.where('status', '==', status);
    counters[`overview/${collection}/${status}`] = await countOf(transaction, ofStatus);
  }
  return counters;
}

/** Counts each week and month from the first booking on; all at once, because years make hundreds of queries. */
async function countPeriods(transaction: Transaction, now: Date): Promise<Counters> {
  const bookings = db.collection(collections.bookings);
  const [first] = (await transaction.get(bookings.orderBy('createdAt').limit(1))).docs;
  const since = instantSchema.safeParse(first?.get('createdAt')).data;
  if (!since) return {};
  const from = baliDate(since);
  const until = baliDate(now);
  const createdIn = (start: CivilDate, end: CivilDate) =>
    bookings
      .where('createdAt', '>=', startOfBaliDate(start))
      .where('createdAt', '<', startOfBaliDate(end));
  const weeks = periods(weekOf(from), until, nextWeek).map(async (week): Promise<Counters> => {
    const created = createdIn(week, nextWeek(week));
    const count = await countOf(transaction, created);
    if (count === 0) return {};
    return {
      [`weeks/weeks/${week}/bookings`]: count,
      [`weeks/weeks/${week}/revenue`]: await revenueOf(transaction, created),
    };
  });
  const months = periods(firstOfMonth(from), until, nextMonth).map(async (month) => ({
    [`overview/revenue/months/${month.slice(0, 7)}`]: await revenueOf(
      transaction,
      createdIn(month, nextMonth(month)),
    ),
  }));
  return sum(await Promise.all([...weeks, ...months]));
}
