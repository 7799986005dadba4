// Billed reads of a month of the calendar, with few and with many bookings.
import { addDays, baliDate, type CivilDate, maxStayNights, monthOf } from '@selasar/domain/core';
import { bookingStatus, type BookingStatus } from '@selasar/domain/requests';
import type { Firestore } from 'firebase-admin/firestore';
import { counted, highest, sizes } from './reads.ts';
import { DESKTOP, quiet } from './support/browser.ts';
import { withStaff } from './support/people.ts';
import type { Figure, Row } from './support/row.ts';
import { type BenchSuite, suiteOf } from './support/suites.ts';

/** The reads of a calendar, without the profile, the counters and new arrivals, which every page listens to. */
const ofCalendar = /^(villas|tours|bookings|blocks)\//;

/** The documents of this month: all villas and tours, and the open bookings with a day in it. */
async function inView(db: Firestore): Promise<number> {
  const from: CivilDate = `${monthOf(baliDate(new Date()))}-01`;
  const end: CivilDate = `${monthOf(addDays(from, 31))}-01`;
  const around = await db
    .collection('bookings')
    .where('startDate', '>', addDays(from, -maxStayNights))
    .where('startDate', '<', end)
    .get();
  const shown = around.docs.filter((booking) => {
    const isOpen = bookingStatus[booking.get('status') as BookingStatus].isOpen;
    const isVilla = booking.get('bookingType') === 'villa';
    return isOpen && (isVilla ? booking.get('endDate') > from : booking.get('startDate') >= from);
  });
  const offers = await Promise.all(
    ['villas', 'tours'].map(async (name) => (await db.collection(name).count().get()).data().count),
  );
  return shown.length + offers.reduce((sum, count) => sum + count, 0);
}

async function ofMonth(suite: BenchSuite): Promise<Figure> {
  const target = await inView(suite.db);
  const figure = await withStaff(suite, DESKTOP, async (page) => {
    await page.goto('about:blank');
    const taken = await counted(page);
    return highest(async () => {
      await page.goto('/admin/calendar');
      await page.locator('table[aria-busy=false]').waitFor();
      await quiet(page);
      return (await taken()).paths.filter((path) => ofCalendar.test(path)).length;
    });
  });
  if (figure === 0) throw new Error('The page shows bookings that nobody saw coming');
  return { what: 'reads: a month of the calendar', figure, unit: '', target };
}

export const occupancy: Row = {
  measures: 'billed reads of a month of the calendar, with few bookings and with many',
  async run() {
    const figures: Figure[] = [];
    for (const bookings of sizes) {
      figures.push({ ...(await ofMonth(await suiteOf(bookings))), bookings });
    }
    return figures;
  },
};
