// Billed reads of the day page, with few and with many bookings.
import { addDays, baliDate, type CivilDate } from '@selasar/domain/core';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { counted, highest, sizes } from './reads.ts';
import { DESKTOP, quiet } from './support/browser.ts';
import { withStaff } from './support/people.ts';
import type { Figure, Row } from './support/row.ts';
import { type BenchSuite, suiteOf } from './support/suites.ts';

/** The reads of the page for its jobs; the crew adds a few documents. */
const ofDay = /^(bookings|transfers)\//;

/** The day near today with the most starting tours and stays. */
async function busiestDay(db: Firestore): Promise<CivilDate> {
  const today = baliDate(new Date());
  const around = await db
    .collection('bookings')
    .where('startDate', '>=', addDays(today, -30))
    .where('startDate', '<=', addDays(today, 30))
    .get();
  const counts = new Map<CivilDate, number>();
  for (const booking of around.docs) {
    const date = booking.get('startDate') as CivilDate;
    counts.set(date, (counts.get(date) ?? 0) + 1);
  }
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), [today, 0])[0];
}

/** The number of jobs of a day, counted by the database. */
async function jobsOn(db: Firestore, date: CivilDate): Promise<number> {
  const notCancelled = async (query: Query) =>
    (await query.get()).docs.filter((found) => found.get('status') !== 'cancelled').length;
  const bookings = db.collection('bookings');
  const counts = await Promise.all([
    notCancelled(bookings.where('startDate', '==', date)),
    notCancelled(bookings.where('bookingType', '==', 'villa').where('endDate', '==', date)),
    notCancelled(db.collection('transfers').where('pickupDate', '==', date)),
  ]);
  return counts.reduce((sum, count) => sum + count, 0);
}

async function ofBusiestDay(suite: BenchSuite): Promise<Figure> {
  const date = await busiestDay(suite.db);
  const target = await jobsOn(suite.db, date);
  const figure = await withStaff(suite, DESKTOP, async (page) => {
    await page.goto('about:blank');
    const taken = await counted(page);
    return highest(async () => {
      await page.goto(`/admin/day/${date}`);
      await page.getByText(/^\d+ jobs?, \d+ done/).waitFor();
      await quiet(page);
      return (await taken()).paths.filter((path) => ofDay.test(path)).length;
    });
  });
  if (figure === 0) throw new Error('The page shows jobs that nobody saw coming');
  return { what: 'reads: the busiest day, by its jobs', figure, unit: '', target };
}

export const day: Row = {
  measures: 'billed reads of the page of a day, with few bookings and with many',
  async run() {
    const figures: Figure[] = [];
    for (const bookings of sizes) {
      figures.push({ ...(await ofBusiestDay(await suiteOf(bookings))), bookings });
    }
    return figures;
  },
};
