import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, expect, it } from 'vitest';
import { DEMO_USERS } from '../../scripts/demo.ts';
import { inDays } from '../functions/support/offer.ts';
import { openSuite } from '../functions/support/suite.ts';
import { openBrowser } from '../e2e/support/openBrowser.ts';
import { newPerson, type Person, enter } from '../e2e/support/person.ts';
import { countReads, type Reads } from '../e2e/support/reads.ts';

const PAGE = 25;
/** One more than a page shows, to know whether there is a next page. */
const READ = PAGE + 1;
const suite = openSuite();
/** Confirmed stays, more than a page of them. */
const bookings = Array.from({ length: PAGE + 5 }, () => `bookings/${randomUUID()}`);

const browser = await openBrowser();
let staff: Person;
let reads: Reads;

beforeAll(async () => {
  staff = await newPerson(browser);
  const batch = suite.db.batch();
  for (const path of bookings) batch.create(suite.db.doc(path), confirmedStay());
  await batch.commit();
  suite.later(() => Promise.all(bookings.map((path) => suite.db.doc(path).delete())));
  await enter(staff, DEMO_USERS.staff.email);
  reads = await countReads(staff.page);
});

const confirmedStay = () => ({
  bookingType: 'villa',
  villaId: 'villa-that-is-gone',
  itemName: 'A villa of old',
  customerName: 'Hannah Vogel',
  customerEmail: 'hannah.vogel@example.com',
  startDate: inDays(-9),
  endDate: inDays(-7),
  numberOfGuests: 2,
  totalPrice: 420,
  status: 'confirmed',
  createdAt: Timestamp.now(),
  updatedAt: Timestamp.now(),
});

/**
 * The shell around every route watches the person's own profile, the figures in `stats/overview` for the sidebar, and
 * what came in since the person was last here. The first is not counted, and of a person at their first visit the last
 * is nothing.
 */
const taken = async () => (await reads.taken()).filter((path) => !path.startsWith('users/'));
const figures = 'stats/overview';
/** Writes of other tests change the figures and are read as new arrivals. */
const own = (paths: readonly string[]) => paths.filter((path) => bookings.includes(path));

it('opens the dashboard with 7 reads', async () => {
  const readsToOpen = async () => {
    await staff.page.goto('/admin');
    await staff.page.getByRole('heading', { level: 1 }).waitFor();
    // The chart is a read of its own, once it is in sight.
    const chart = staff.page.getByRole('region', { name: 'Chart' });
    await chart.evaluate((one) => one.scrollIntoView({ block: 'end' }));
    return (await taken()).length;
  };
  // Retried if somebody else writes meanwhile: their changes are read, too.
  await expect.poll(readsToOpen, { timeout: 45_000 }).toBe(7);
});

it('opens a grid with one page of reads plus the figures, and a change is one more', async () => {
  await staff.page.goto('/admin/bookings?bookingType=villa&status=confirmed');
  await staff.page.getByText('Hannah Vogel').first().waitFor();
  const opened: string[] = [];
  const readsToOpen = async () => {
    opened.push(...(await taken()));
    return own(opened).length;
  };
  await expect.poll(readsToOpen, { timeout: 45_000 }).toBe(READ);
  expect(opened).toContain(figures);
  const [shown = 'none'] = own(opened);
  await suite.db.doc(shown).update({ customerName: 'Hannah Adler' });
  await staff.page.getByText('Hannah Adler').waitFor();
  expect(own(await taken())).toEqual([shown]);
});

it('counts the pickups of today and tomorrow without a driver, and leads to them', async () => {
  const name = `Ana Q${randomUUID().slice(0, 8)}`;
  const ride = suite.db.doc(`transfers/${randomUUID()}`);
  suite.later(() => ride.delete());
  const attention = staff.page.getByRole('region', { name: 'Needs attention' });
  const counted = async () => {
    await staff.page.goto('/admin');
    await attention.getByText('no driver', { exact: false }).waitFor();
    return Number.parseInt(
      await attention.getByText('no driver', { exact: false }).innerText(),
      10,
    );
  };
  await ride.create({
    customerName: name,
    customerEmail: 'ana@example.com',
    customerPhone: '+62 812 3456 7890',
    pickupLocation: 'Ngurah Rai International Airport (DPS)',
    destination: 'Ubud',
    pickupDate: inDays(1),
    pickupTime: '14:00',
    passengers: 2,
    luggage: 1,
    isStandalone: true,
    totalAmount: 30,
    status: 'confirmed',
    createdAt: Timestamp.now(),
    updatedAt: Timestamp.now(),
  });
  const before = await counted();
  await attention.getByRole('link', { name: 'Tomorrow: pickups without a driver' }).click();
  await staff.page.waitForURL(`**/admin/day/${inDays(1)}?driver=none`);
  await staff.page.getByText(name).first().waitFor();
  const other = suite.db.doc(`transfers/${randomUUID()}`);
  suite.later(() => other.delete());
  await other.create({ ...(await ride.get()).data() });
  expect(await counted()).toBe(before + 1);
  await ride.update({ driverId: randomUUID() });
  expect(await counted()).toBe(before);
});
