import {
  addDays,
  baliDate,
  baliMonth,
  civilDateSchema,
  instantSchema,
  weekOf,
} from '@selasar/domain/core';
import { bookingSchema, bookingStatus } from '@selasar/domain/requests';
import {
  noStats,
  statsMonthSchema,
  type StatsOverview,
  statsOverviewSchema,
  type StatsWeeks,
  statsWeeksSchema,
} from '@selasar/domain/stats';
import type { DocumentData, DocumentSnapshot } from 'firebase-admin/firestore';
import type { Suite } from './suite.ts';

/** Figures without zeros: a month or week may be missing or empty. */
interface Figures {
  overview: Pick<
    StatsOverview,
    'tours' | 'villas' | 'bookings' | 'transfers' | 'messages' | 'guests' | 'revenue'
  >;
  weeks: StatsWeeks['weeks'];
  /** As in '2026-12 tours/ubud-walk nights'. */
  months: Readonly<Record<string, number>>;
}

/** The stored figures and those computed from the documents, read at the same moment. */
export const figuresAndRecount = ({
  db,
}: Pick<Suite, 'db'>): Promise<{ figures: Figures; recount: Figures }> =>
  db.runTransaction(
    async (transaction) => {
      const [overview, weeks] = await transaction.getAll(
        db.doc('stats/overview'),
        db.doc('stats/weeks'),
      );
      const months = await transaction.get(
        db.collection('stats').where('__name__', '>=', 'month-'),
      );
      const all = async (collection: string) =>
        (await transaction.get(db.collection(collection))).docs.map((document) => document.data());
      return {
        figures: withoutZeros(
          statsOverviewSchema.parse(overview?.data() ?? {}),
          statsWeeksSchema.parse(weeks?.data() ?? {}).weeks,
          Object.assign({}, ...months.docs.filter(isMonth).map(storedMonth)),
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

const isMonth = ({ id }: DocumentSnapshot) => id.startsWith('month-');

/** The figures of a monthly document of `stats`. */
function storedMonth(document: DocumentSnapshot): Record<string, number> {
  const month = document.id.replace('month-', '');
  const { offers, transfers, sources } = statsMonthSchema.parse({
    ...document.data(),
    id: document.id,
  });
  const places = [
    ...Object.entries(offers.tours).map(([slug, figures]) => [`tours/${slug}`, figures] as const),
    ...Object.entries(offers.villas).map(([slug, figures]) => [`villas/${slug}`, figures] as const),
    ['transfers', transfers] as const,
    ...Object.entries(sources).map(([key, figures]) => [`from ${key}`, figures] as const),
  ];
  return Object.fromEntries(
    places.flatMap(([place, figures]) =>
      Object.entries(figures).map(([name, figure]) => [`${month} ${place} ${name}`, figure]),
    ),
  );
}

/** The same, counted night by night, without invalid records. */
function countedMonths(bookings: DocumentData[], transfers: DocumentData[]) {
  const months: Record<string, number> = {};
  const add = (name: string, more: number) => (months[name] = (months[name] ?? 0) + more);
  const isDay = (date: unknown): date is string => civilDateSchema.safeParse(date).success;
  const request = (place: string, data: DocumentData, usd: number, day: unknown) => {
    const { createdAt, status, source } = data;
    const key = source?.via === 'partner' ? `partner ${source.partner}` : source?.via;
    if (key) {
      request(`from ${key}`, { createdAt, status }, usd, day);
      const instant = instantSchema.safeParse(createdAt).data;
      const isPaid = ['pending', 'confirmed', 'completed'].includes(status);
      if (instant && isPaid) {
        add(`${baliMonth(instant)} from ${key} commission`, (usd * (source.percent ?? 0)) / 100);
      }
    }
    const instant = instantSchema.safeParse(createdAt).data;
    if (!instant) return;
    const month = `${baliMonth(instant)} ${place}`;
    add(`${month} requests`, 1);
    if (['confirmed', 'completed'].includes(status)) add(`${month} confirmed`, 1);
    if (['pending', 'confirmed', 'completed'].includes(status)) add(`${month} revenue`, usd);
    if (!isDay(day)) return;
    add(`${month} dated`, 1);
    const days = Date.parse(day) - Date.parse(baliDate(instant));
    add(`${month} leadDays`, days / 86_400_000);
  };
  for (const booking of bookings) {
    const { bookingType, tourId, villaId, status, startDate, endDate } = booking;
    const isVilla = bookingType === 'villa';
    const place = isVilla ? `villas/${villaId ?? '-'}` : `tours/${tourId ?? '-'}`;
    request(place, booking, booking['totalPrice'] ?? 0, startDate);
    if (status !== 'confirmed' || !isDay(startDate)) continue;
    if (!isVilla) add(`${startDate.slice(0, 7)} ${place} seats`, booking['numberOfGuests'] ?? 0);
    if (!isVilla || !isDay(endDate)) continue;
    for (let night = startDate; night < endDate; night = addDays(night, 1)) {
      add(`${night.slice(0, 7)} ${place} nights`, 1);
    }
  }
  for (const transfer of transfers) {
    request('transfers', transfer, transfer['totalAmount'] ?? 0, transfer['pickupDate']);
  }
  return months;
}

type Documents = Record<'tours' | 'villas' | 'bookings' | 'transfers' | 'messages', DocumentData[]>;

function counted({ tours, villas, bookings, transfers, messages }: Documents): Figures {
  const offer = (items: DocumentData[]) => ({
    total: items.length,
    featured: items.filter(({ featured }) => featured === true).length,
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
  const requests = [...bookings, ...transfers];
  return withoutZeros(
    {
      tours: offer(tours),
      villas: offer(villas),
      bookings: { ...noStats.bookings, ...statuses(bookings) },
      transfers: { ...noStats.transfers, ...statuses(transfers) },
      messages: { total: messages.length, unread: messages.filter(({ read }) => !read).length },
      guests: {
        unanswered: requests.filter(({ unanswered }) => unanswered === true).length,
        changeRequests: requests.filter(({ changeRequest }) => changeRequest).length,
        reviews: bookings.filter(({ reviewWaits }) => reviewWaits === true).length,
      },
      revenue,
    },
    weeks,
    countedMonths(bookings, transfers),
  );
}

const withoutZeros = (
  { tours, villas, bookings, transfers, messages, guests, revenue }: Figures['overview'],
  weeks: StatsWeeks['weeks'],
  months: Figures['months'],
): Figures => ({
  overview: {
    tours,
    villas,
    bookings,
    transfers,
    messages,
    guests,
    revenue: {
      total: revenue.total,
      months: Object.fromEntries(Object.entries(revenue.months).filter(([, usd]) => usd !== 0)),
    },
  },
  weeks: Object.fromEntries(
    Object.entries(weeks).filter(([, week]) => week.bookings !== 0 || week.revenue !== 0),
  ),
  months: Object.fromEntries(Object.entries(months).filter(([, figure]) => figure !== 0)),
});
