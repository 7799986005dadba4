import {
  baliDate,
  baliMonth,
  bookingSchema,
  bookingStatus,
  noStats,
  statsOverviewSchema,
  statsWeeksSchema,
  weekOf,
  type StatsOverview,
  type StatsWeeks,
} from '@selasar/domain';
import type { DocumentData } from 'firebase-admin/firestore';
import type { Suite } from './suite.ts';

/** Figures, without those that are 0: a month or week may be missing or empty. */
interface Figures {
  overview: Pick<
    StatsOverview,
    'tours' | 'villas' | 'bookings' | 'transfers' | 'messages' | 'revenue'
  >;
  weeks: StatsWeeks['weeks'];
}

/** What the figures say, and what they have to say by the documents themselves. Both views come from one moment. */
export const figuresAndRecount = ({
  db,
}: Pick<Suite, 'db'>): Promise<{ figures: Figures; recount: Figures }> =>
  db.runTransaction(
    async (transaction) => {
      const [overview, weeks] = await transaction.getAll(
        db.doc('stats/overview'),
        db.doc('stats/weeks'),
      );
      const all = async (collection: string) =>
        (await transaction.get(db.collection(collection))).docs.map((document) => document.data());
      return {
        figures: withoutZeros(
          statsOverviewSchema.parse(overview?.data() ?? {}),
          statsWeeksSchema.parse(weeks?.data() ?? {}).weeks,
        ),
        recount: counted({
          tours: await all('tours'),
          villas: await all('villas'),
          bookings: await all('bookings'),
          transfers: await all('transfers'),
          messages: await all('messages'),
        }),
      };
    },
    { readOnly: true },
  );

type Documents = Record<'tours' | 'villas' | 'bookings' | 'transfers' | 'messages', DocumentData[]>;

function counted({ tours, villas, bookings, transfers, messages }: Documents): Figures {
  const offer = (items: DocumentData[]) => ({
    total: items.length,
    featured: items.filter(({ featured }) => featured).length,
  });
  const statuses = (items: DocumentData[]) => {
    const counts: Record<string, number> = { total: items.length };
    for (const { status } of items) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  };
  const revenue = { total: 0, months: {} as Record<string, number> };
  const weeks: StatsWeeks['weeks'] = {};
  for (const data of bookings) {
    const { status, totalPrice, createdAt } = bookingSchema
      .pick({ status: true, totalPrice: true, createdAt: true })
      .parse(data);
    const price = bookingStatus[status].countsAsRevenue ? totalPrice : 0;
    const month = baliMonth(createdAt);
    const week = weekOf(baliDate(createdAt));
    revenue.total += price;
    revenue.months[month] = (revenue.months[month] ?? 0) + price;
    weeks[week] = {
      bookings: (weeks[week]?.bookings ?? 0) + 1,
      revenue: (weeks[week]?.revenue ?? 0) + price,
    };
  }
  return withoutZeros(
    {
      tours: offer(tours),
      villas: offer(villas),
      bookings: { ...noStats.bookings, ...statuses(bookings) },
      transfers: { ...noStats.transfers, ...statuses(transfers) },
      messages: { total: messages.length, unread: messages.filter(({ read }) => !read).length },
      revenue,
    },
    weeks,
  );
}

const withoutZeros = (
  { tours, villas, bookings, transfers, messages, revenue }: Figures['overview'],
  weeks: StatsWeeks['weeks'],
): Figures => ({
  overview: {
    tours,
    villas,
    bookings,
    transfers,
    messages,
    revenue: {
      total: revenue.total,
      months: Object.fromEntries(Object.entries(revenue.months).filter(([, usd]) => usd !== 0)),
    },
  },
  weeks: Object.fromEntries(
    Object.entries(weeks).filter(([, week]) => week.bookings !== 0 || week.revenue !== 0),
  ),
});
