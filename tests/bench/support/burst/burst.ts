import { addDays, documents } from '@selasar/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { db } from '../../../../functions/src/platform/firestore.ts';
import { options } from '../../../../functions/src/platform/options.ts';
import { bookingContribution } from '../../../../functions/src/stats/contributions.ts';
import { countWith } from '../../../../functions/src/stats/count.ts';
import { countersIn, difference, sum } from '../../../../functions/src/stats/counters.ts';
import { folder } from '../../../../functions/src/stats/fold.ts';
import { ledger, type Ledger } from '../../../../functions/src/stats/ledger.ts';
import { Clock } from './clock.ts';
import { OneWriteASecond } from './oneWriteASecond.ts';

/** So many events one server of a function has under way. */
const concurrency = 80;
/** Bookings of the same tenth of a second come at once. */
const tickMs = 100;
const firstDay = '2026-12-01';

interface Burst {
  /** Bookings a second, and for how many seconds. */
  readonly rate: number;
  readonly seconds: number;
  /** How an event is written down; the product's way, if left out. */
  readonly enter?: Ledger;
}

export interface Outcome {
  readonly events: number;
  /** Bookings in the figures when all is done. */
  readonly counted: number;
  /** Figures that differ from what the bookings add up to. */
  readonly wrong: number;
  /** The most bookings that the dashboard did not show yet, looked at once a second. */
  readonly longestBacklog: number;
  /** Seconds of the clock from the last booking until the dashboard shows it. */
  readonly behind: number;
  /** How often the dashboard's document was written. */
  readonly writes: number;
  /** The most events that servers had under way. */
  readonly mostUnderWay: number;
}

/** A booking a minute of the day, of ten offers and in four months. */
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
 * Has so many bookings counted, as many at a time as the platform's servers take. The functions' code and the engine
 * are real; the clock is a model, and so is the limit of one write a second to a document. The database has to be
 * empty, and the burst has it for itself.
 */
export async function burst({ rate, seconds, enter = ledger }: Burst): Promise<Outcome> {
  const clock = new Clock();
  const limit = new OneWriteASecond(db, clock);
  const pace = {
    rest: ({ ref }: { ref: { path: string } }) => limit.rest(ref.path),
    wait: (ms: number) => clock.wait(ms),
  };
  const servers = Array.from({ length: options.maxInstances }, () => ({
    underWay: 0,
    count: countWith(bookingContribution, enter, folder(pace)),
  }));
  const events = rate * seconds;
  const bookings = Array.from({ length: events }, (_, index) => bookingOf(index));
  const line: number[] = [];
  let [arrived, lastArrival, underWay, mostUnderWay, longestBacklog] = [0, 0, 0, 0, 0];

  /** Another server starts when those that there are have no room. */
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
  const look = async () => {
    const shown = Number((await overview.get()).get('bookings.total') ?? 0);
    longestBacklog = Math.max(longestBacklog, arrived - shown);
    if (shown < events) lookLater();
  };
  const lookLater = () => clock.at(clock.now + 1000, () => void look());
  lookLater();
  await clock.run(limit.quiet);
  limit.end();

  const stored = await db.collection('stats').get();
  const figures = sum(stored.docs.map((document) => countersIn(document.id, document.data())));
  const expected = sum(bookings.map((booking) => bookingContribution(booking)));
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

type CountedEvent = Parameters<ReturnType<typeof countWith>>[0];

function eventOf(index: number, data: object | undefined): CountedEvent {
  const after = { data: () => data, updateTime: Timestamp.now() };
  return { id: `event-${index}`, data: { after } } as unknown as CountedEvent;
}
