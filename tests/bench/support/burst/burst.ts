import { addDays, documents } from '@selasar/domain/core';
import { Timestamp } from 'firebase-admin/firestore';
import { db } from '../../../../functions/src/platform/firestore.ts';
import { options } from '../../../../functions/src/platform/settings.ts';
import { contributionOf } from '../../../../functions/src/stats/contributions.ts';
import { counter } from '../../../../functions/src/stats/count.ts';
import { difference, figuresIn, sum } from '../../../../functions/src/stats/figures.ts';
import { Clock } from './clock.ts';
import { OneWriteASecond } from './oneWriteASecond.ts';

/** The events that one server of a function handles in parallel. */
const concurrency = 80;
/** In milliseconds: bookings of the same tenth of a second arrive together. */
const tickMs = 100;
const firstDay = '2026-12-01';

interface Burst {
  /** Bookings per second, and the duration in seconds. */
  readonly rate: number;
  readonly seconds: number;
  /** Whether each event has a commit of its own: a negative control. */
  readonly isAlone?: boolean;
}

export interface Outcome {
  readonly events: number;
  /** The bookings in the final figures. */
  readonly counted: number;
  /** The figures that differ from the sum of the bookings. */
  readonly wrong: number;
  /** The most bookings missing on the dashboard, checked once a second. */
  readonly longestBacklog: number;
  /** Model seconds from the last booking until the dashboard shows it. */
  readonly behind: number;
  /** The number of writes to the dashboard's document. */
  readonly writes: number;
  /** The most events handled in parallel by all servers. */
  readonly mostUnderWay: number;
}

/** A booking per minute of the day, for ten offers in four months. */
const bookingOf = (index: number) => ({
  status: 'pending',
  bookingType: 'tour',
  tourId: `tour-${index % 10}`,
  totalPrice: 100 + (index % 7),
  numberOfGuests: 2,
  startDate: addDays(firstDay, index % 100),
  createdAt: Timestamp.fromMillis(Date.parse('2026-12-01T08:00:00+08:00') + index * 20),
});

/**
 * Counts the given bookings, as many in parallel as the platform's servers take. The functions' code and the engine are
 * real; the clock and the limit of one write a second per document are models. Needs an empty database that nothing
 * else uses.
 */
export async function burst({ rate, seconds, isAlone = false }: Burst): Promise<Outcome> {
  const events = rate * seconds;
  const bookings = Array.from({ length: events }, (_, index) => bookingOf(index));
  await store(bookings);
  const clock = new Clock();
  const limit = new OneWriteASecond(db, clock);
  const server = () => counter(() => clock.wait(1000));
  const servers = Array.from({ length: options.maxInstances }, () => {
    const shared = server();
    return { underWay: 0, count: isAlone ? (event: CountedEvent) => server()(event) : shared };
  });
  const line: number[] = [];
  let [arrived, lastArrival, underWay, mostUnderWay, longestBacklog] = [0, 0, 0, 0, 0];

  /** Another server starts when the existing ones are full. */
  const serve = () => {
    const server = servers.find(({ underWay }) => underWay < concurrency);
    const index = server && line.shift();
    if (!server || index === undefined) return;
    server.underWay += 1;
    underWay += 1;
    mostUnderWay = Math.max(mostUnderWay, underWay);
    void server.count(eventOf(index, bookings[index])).then(() => {
      server.underWay -= 1;
      underWay -= 1;
      serve();
    });
  };
  const arrive = () => {
    for (let more = (rate * tickMs) / 1000; more > 0; more -= 1) {
      line.push(arrived);
      arrived += 1;
      serve();
    }
    lastArrival = clock.now;
    if (arrived < events) clock.at(clock.now + tickMs, arrive);
  };
  clock.at(0, arrive);
  const overview = db.doc(documents.overview);
  const poll = async () => {
    const shown = Number((await overview.get()).get('bookings.total') ?? 0);
    longestBacklog = Math.max(longestBacklog, arrived - shown);
    if (shown < events) lookLater();
  };
  const lookLater = () => clock.at(clock.now + 1000, () => void poll());
  lookLater();
  await clock.run(limit.quiet);
  limit.end();

  const stored = await db.collection('stats').get();
  const figures = sum(stored.docs.map((document) => figuresIn(document.id, document.data())));
  const expected = sum(bookings.map((booking, index) => contributionOf(pathOf(index), booking)));
  return {
    events,
    counted: figures['overview/bookings/total'] ?? 0,
    wrong: Object.keys(difference(expected, figures)).length,
    longestBacklog,
    behind: (limit.writtenAt(documents.overview) - lastArrival) / 1000,
    writes: limit.writes.get(documents.overview) ?? 0,
    mostUnderWay,
  };
}

const pathOf = (index: number) => `bookings/booking-${index}`;

async function store(bookings: readonly object[]): Promise<void> {
  const writer = db.bulkWriter();
  for (const [index, booking] of bookings.entries())
    void writer.set(db.doc(pathOf(index)), booking);
  await writer.close();
}

type CountedEvent = Parameters<ReturnType<typeof counter>>[0];

function eventOf(index: number, data: object | undefined): CountedEvent {
  const version = (shown: object | undefined) => ({
    data: () => shown,
    ref: db.doc(pathOf(index)),
  });
  const change = { before: version(undefined), after: version(data) };
  return { id: `event-${index}`, data: change } as unknown as CountedEvent;
}
