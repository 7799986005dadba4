import { randomUUID } from 'node:crypto';
import { addDays, monthOf, reference, shortDate, weekOf } from '@selasar/domain/core';
import { calendarId } from '@selasar/domain/pricing';
import { Timestamp } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { DEMO_USERS } from '../../scripts/demo.ts';
import { inDays, villaRequest } from '../functions/support/offer.ts';
import { openSuite } from '../functions/support/suite.ts';
import { axeViolations } from '../e2e/support/axe.ts';
import { typeDate } from '../e2e/support/dates.ts';
import { untilShown } from '../e2e/support/forms.ts';
import { openBrowser } from '../e2e/support/openBrowser.ts';
import { newPerson, type Person, PHONE, enter } from '../e2e/support/person.ts';
import { storePastBookings } from '../e2e/support/pastBookings.ts';
import { countReads } from '../e2e/support/reads.ts';
import { refuseLists } from '../e2e/support/refusals.ts';
import { plainVilla } from '../support/plainOffers.ts';

const suite = openSuite();
const guest = await suite.caller();
const colleague = await suite.caller('staff');
const browser = await openBrowser();

/** The days of a future week, from Monday. */
const monday = weekOf(inDays(21));
const day = (index: number): string => addDays(monday, index);
const week = `/admin/calendar?view=week&from=${monday}&kind=villas`;

/** 'Dec 7' */
const brief = (date: string): string => shortDate(date).replace(/,.*/, '');
const weekday = (date: string): string =>
  new Date(date).toLocaleDateString('en-US', { weekday: 'short', timeZone: 'UTC' });

let staff: Person;

beforeAll(async () => {
  staff = await newPerson(browser);
  await enter(staff, DEMO_USERS.staff.email);
});

/** A villa for one test, removed afterwards with its bookings and blocks. */
async function freshVilla(name = `Villa ${randomUUID().slice(0, 8)}`) {
  const slug = `villa-${randomUUID()}`;
  const times = { createdAt: Timestamp.now(), updatedAt: Timestamp.now() };
  await suite.db.doc(`villas/${slug}`).create({ ...plainVilla, slug, name, ...times });
  suite.later(async () => {
    for (const collection of ['calendars', 'nightHolders', 'blocks']) {
      const found = await suite.db.collection(collection).where('villaId', '==', slug).get();
      for (const { ref } of found.docs) await ref.delete();
    }
    await suite.db.doc(`villas/${slug}`).delete();
  });
  /** A guest requests nights; returns the label of the bar. */
  const book = async (from: number, to: number) => {
    const customerName = `Guest ${randomUUID().slice(0, 8)}`;
    const requested = { startDate: day(from), endDate: day(to), customerName };
    const request = { ...villaRequest(suite, slug), ...requested };
    await guest.call('createBooking', request);
    const bar = `${name}, ${customerName}, ${brief(day(from))} to ${brief(day(to))}`;
    return { bar, customerName, id: request.requestId };
  };
  const confirm = (bookingId: string) =>
    colleague.call('setBookingStatus', { bookingId, from: 'pending', to: 'confirmed' });
  const taken = async () => {
    const month = await suite.db.doc(`calendars/${calendarId(slug, monthOf(monday))}`).get();
    return Object.keys((month.get('nights') as object | undefined) ?? {}).sort();
  };
  return { slug, name, book, confirm, taken };
}

const bar = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const night = (page: Page, villa: string, date: string, what = 'free') =>
  page.getByRole('gridcell', {
    name: `${villa}, ${weekday(date)}, ${brief(date)}: ${what}`,
    exact: true,
  });
const dialog = (page: Page) => page.getByRole('dialog');

async function openWeek({ page }: Person, address = week): Promise<void> {
  await page.goto(address);
  await page.locator('table[aria-busy=false]').waitFor();
}

it('a booking appears live, and every screen shows it as confirmed when one confirms it', async () => {
  const villa = await freshVilla();
  const admin = await newPerson(browser);
  await enter(admin, DEMO_USERS.admin.email);
  for (const person of [staff, admin]) await openWeek(person);
  const booking = await villa.book(1, 4);
  const pending = bar(staff.page, `${booking.bar}, pending`);
  const pattern = () =>
    pending.or(confirmed).evaluate((one) => getComputedStyle(one).backgroundImage);
  const confirmed = bar(staff.page, `${booking.bar}, confirmed`);
  await pending.waitFor();
  expect(await pattern()).toContain('gradient');
  await night(staff.page, villa.name, day(0)).waitFor();

  await bar(admin.page, `${booking.bar}, pending`).click();
  await dialog(admin.page).getByText(booking.customerName).first().waitFor();
  await admin.page.getByRole('button', { name: 'Confirm Booking' }).click();
  await confirmed.waitFor();
  expect(await pattern()).toBe('none');
  await dialog(admin.page).waitFor({ state: 'hidden' });
  expect(await axeViolations(staff.page)).toEqual([]);
  expect([...staff.problems, ...admin.problems]).toEqual([]);
  await admin.context.close();
});

it('staff block nights by clicking the first and last, and free them at their bar', async () => {
  const { page } = staff;
  const villa = await freshVilla();
  await openWeek(staff);
  await night(page, villa.name, day(2)).click();
  await night(page, villa.name, day(4)).click();
  await dialog(page).getByRole('heading', { name: 'Block 3 nights' }).waitFor();
  await page.getByRole('combobox', { name: 'Reason' }).click();
  await page.getByRole('option', { name: 'Repair' }).click();
  await page.getByRole('textbox', { name: 'Note' }).fill('New roof');
  await dialog(page).getByRole('button', { name: 'Block' }).click();
  await untilShown(page, 'The nights are blocked');
  const block = bar(page, `${villa.name}, Repair, ${brief(day(2))} to ${brief(day(5))}, blocked`);
  await block.waitFor();
  expect(await villa.taken()).toEqual([day(2), day(3), day(4)]);

  await block.click();
  await dialog(page).getByText('New roof').waitFor();
  await dialog(page).getByText(DEMO_USERS.staff.fullName).waitFor();
  await page.getByRole('button', { name: 'Free these nights' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Free these nights' }).click();
  await block.waitFor({ state: 'detached' });
  await night(page, villa.name, day(3)).waitFor();
  expect(await villa.taken()).toEqual([]);
  expect(staff.problems).toEqual([]);
});

it('staff block nights with the keyboard, up to the first taken night', async () => {
  const { page } = staff;
  const villa = await freshVilla();
  const booking = await villa.book(4, 5);
  await villa.confirm(booking.id);
  await openWeek(staff);
  await bar(page, `${booking.bar}, confirmed`).waitFor();
  // The Tab key stops at the calendar once.
  await page.locator('td[tabindex="0"]').focus();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  const own = night(page, villa.name, day(1));
  for (let row = 0; row < 200 && !(await focused())?.startsWith(villa.name); row++)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  expect(await own.evaluate((cell) => cell === document.activeElement)).toBe(true);
  for (let press = 0; press < 4; press++) await page.keyboard.press('Shift+ArrowRight');
  expect(await page.locator('td[data-chosen]').count()).toBe(3);
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('heading', { name: 'Block 3 nights' }).waitFor();
  await page.getByRole('textbox', { name: 'Note' }).focus();
  await page.keyboard.press('Enter');
  await bar(
    page,
    `${villa.name}, Owner’s use, ${brief(day(1))} to ${brief(day(4))}, blocked`,
  ).waitFor();
  expect(await villa.taken()).toEqual([day(1), day(2), day(3), day(4)]);

  // Enter opens the entry of a day; closing it restores the focus.
  await expect.poll(focused).toContain(`: Owner’s use blocked`);
  await page.keyboard.press('Enter');
  await dialog(page).getByText('Owner’s use').waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  expect(staff.problems).toEqual([]);
});

it('a block is refused if the nights are confirmed meanwhile, and the error names the booking', async () => {
  const { page } = staff;
  const villa = await freshVilla();
  const booking = await villa.book(2, 4);
  await openWeek(staff);
  await night(page, villa.name, day(1)).dblclick();
  await typeDate(page, 'Free again on', day(3));
  await dialog(page).getByText(`${booking.customerName} is waiting for an answer`).waitFor();
  await page.getByRole('textbox', { name: 'Note' }).fill('The owner comes');
  let pass = () => {};
  const held = new Promise<void>((resolve) => (pass = resolve));
  await page.route('**/blockNights', async (route) => {
    await held;
    await route.continue();
  });
  await dialog(page).getByRole('button', { name: 'Block' }).click();
  await villa.confirm(booking.id);
  pass();
  const period = `${shortDate(day(2))} to ${shortDate(day(4))}`;
  await dialog(page)
    .getByText(
      `Booking ${reference(booking.id)} of ${booking.customerName} (${period}) holds some of these nights.`,
    )
    .waitFor();
  await page.unroute('**/blockNights');
  // The form stays, with a link to the conflicting booking.
  expect(await page.getByRole('textbox', { name: 'Note' }).inputValue()).toBe('The owner comes');
  expect(await villa.taken()).toEqual([day(2), day(3)]);
  await page.getByRole('link', { name: 'Show it' }).click();
  await dialog(page)
    .getByRole('heading', { name: `Booking ${reference(booking.id)}` })
    .waitFor();
  const expected = /^(400|Failed to load resource.*400)/;
  expect(staff.problems.filter((problem) => !expected.test(problem))).toEqual([]);
  staff.problems.splice(0);
});

it('the URL contains the view: a reload keeps it, and Back returns to the previous one', async () => {
  const { page } = staff;
  const villa = await freshVilla();
  const booking = await villa.book(6, 8);
  const heading = (text: string) => page.getByRole('heading', { level: 2, name: text });
  const weekText = (from: string) =>
    `${brief(from)} – ${brief(addDays(from, 6))}, ${addDays(from, 6).slice(0, 4)}`;
  await openWeek(staff);
  await night(page, villa.name, day(0)).focus();
  await page.keyboard.press('PageDown');
  await heading(weekText(day(7))).waitFor();
  // The stay that began earlier is clipped, but its full dates are named.
  await bar(page, `${booking.bar}, pending`).waitFor();
  await page.reload();
  await heading(weekText(day(7))).waitFor();
  await page.getByRole('button', { name: 'Villas', exact: true, pressed: true }).waitFor();
  await bar(page, `${booking.bar}, pending`).click();
  await dialog(page).getByText(booking.customerName).first().waitFor();
  await page.reload();
  await dialog(page).getByText(booking.customerName).first().waitFor();
  await page.goBack();
  await dialog(page).waitFor({ state: 'hidden' });
  await page.goBack();
  await heading(weekText(monday)).waitFor();
  await page.goForward();
  await heading(weekText(day(7))).waitFor();
  await night(page, villa.name, day(8)).focus();
  await page.keyboard.press('t');
  await heading(weekText(inDays(-2))).waitFor();
  await page.getByRole('button', { name: 'Month' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('view')).toBeNull();
  expect(staff.problems).toEqual([]);
});

it('fits a phone: two requests for the same night are distinguishable', async () => {
  const phone = await newPerson(browser, PHONE);
  const { page } = phone;
  await enter(phone, DEMO_USERS.staff.email);
  const villa = await freshVilla(`Villa ${'Long '.repeat(20)}${randomUUID().slice(0, 8)}`);
  const one = await villa.book(1, 2);
  const other = await villa.book(1, 3);
  await openWeek(phone);
  for (const { bar: name } of [one, other]) await bar(page, `${name}, pending`).waitFor();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(PHONE.width);
  const boxes = await Promise.all(
    [one, other].map(({ bar: name }) => bar(page, `${name}, pending`).boundingBox()),
  );
  const [upper, lower] = boxes.toSorted((a, b) => (a?.y ?? 0) - (b?.y ?? 0));
  expect((upper?.y ?? 0) + (upper?.height ?? 0)).toBeLessThanOrEqual(lower?.y ?? 0);
  expect(Math.min(...boxes.map((box) => box?.width ?? 0))).toBeGreaterThanOrEqual(24);
  await bar(page, `${one.bar}, pending`).click();
  await dialog(page).getByText(one.customerName).first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(phone.problems).toEqual([]);
  await phone.context.close();
});

it('an invalid stay is shown in its place with a warning', async () => {
  const { page } = staff;
  const villa = await freshVilla();
  const [damaged] = await storePastBookings(suite, 1, () => ({
    customerName: 'Half a guest',
    bookingType: 'villa',
    villaId: villa.slug,
    startDate: day(0),
    endDate: day(2),
    status: 'confirmed',
    totalPrice: 'much',
  }));
  await openWeek(staff);
  await page
    .getByText(`A damaged booking, ID ${damaged?.id}. Not readable: total price.`)
    .waitFor();
  const period = `${brief(day(0))} to ${brief(day(2))}`;
  await bar(page, `${villa.name}, Half a guest, ${period}, confirmed, damaged`).waitFor();
  await night(page, villa.name, day(1), 'Half a guest confirmed').waitFor();
  expect(staff.problems).toEqual([]);
});

it('shows that data is missing when denied or offline', async () => {
  const person = await newPerson(browser);
  const { page, context, problems } = person;
  await enter(person, DEMO_USERS.staff.email);
  const villa = await freshVilla();
  const stop = await refuseLists(page, 'blocks');
  await page.goto(week);
  await page.getByText('Failed to load the calendar').waitFor();
  stop();
  await page.getByRole('button', { name: 'Try again' }).click();
  await night(page, villa.name, day(0)).waitFor();

  await context.setOffline(true);
  await page.getByText('The connection is lost').waitFor();
  await page.getByRole('button', { name: 'Next week' }).click();
  await page.getByText('These days are shown once the connection is back.').waitFor();
  // No night is shown as free unless that is known.
  await night(page, villa.name, day(8), 'loading').waitFor();
  expect(await page.locator('td[data-free]').count()).toBe(0);
  await context.setOffline(false);
  await night(page, villa.name, day(8)).waitFor();
  const expected = /403/;
  expect(problems.filter((problem) => !expected.test(problem))).toEqual([]);
  await context.close();
});

it('an offline phone still shows the whole buttons of a dialog', async () => {
  const phone = await newPerson(browser, PHONE);
  const { page, context } = phone;
  await enter(phone, DEMO_USERS.staff.email);
  const villa = await freshVilla();
  await openWeek(phone);
  await night(page, villa.name, day(4)).dblclick();
  const block = dialog(page).getByRole('button', { name: 'Block' });
  await block.waitFor();
  await context.setOffline(true);
  const lost = page.getByText('The connection is lost.');
  await lost.waitFor();
  const [button, line] = [await block.boundingBox(), await lost.boundingBox()];
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(line?.y ?? 0);
  await context.setOffline(false);
  await context.close();
});

it('a month reads only visible entries, however many bookings exist', async () => {
  const reader = await newPerson(browser);
  await enter(reader, DEMO_USERS.staff.email);
  const villa = await freshVilla();
  // So far ahead that no other test books there.
  const from = `${monthOf(inDays(600))}-01`;
  // The page also receives bookings of other tests.
  const ours = new Set<string>();
  const book = async (count: number, change: object) => {
    const stored = await storePastBookings(suite, count, () => ({
      customerName: 'Count Me',
      ...change,
    }));
    for (const { id } of stored) ours.add(`bookings/${id}`);
    return stored;
  };
  const stays = (count: number, change: object) =>
    book(count, { bookingType: 'villa', villaId: villa.slug, status: 'pending', ...change });
  const seen = await Promise.all([
    stays(8, { startDate: addDays(from, 3), endDate: addDays(from, 5) }),
    stays(2, { startDate: addDays(from, -20), endDate: addDays(from, 1), status: 'confirmed' }),
    book(3, { startDate: addDays(from, 4), endDate: addDays(from, 4), status: 'confirmed' }),
  ]);
  const unseen = (count: number) =>
    Promise.all([
      stays(count, { startDate: addDays(from, -20), endDate: from, status: 'confirmed' }),
      stays(count, { startDate: addDays(from, 40), endDate: addDays(from, 42) }),
      stays(count, { startDate: addDays(from, 3), endDate: addDays(from, 5), status: 'cancelled' }),
    ]);
  const inView = seen
    .flat()
    .map(({ id }) => `bookings/${id}`)
    .sort();
  await unseen(20);
  const reads = await countReads(reader.page);
  const readsOfMonth = async () => {
    await openWeek(reader, `/admin/calendar?from=${from}`);
    // On a busy machine nothing may arrive for a while.
    await reader.page
      .getByRole('button', { name: /, Count Me, / })
      .first()
      .waitFor();
    return (await reads.taken())
      .filter((path) => ours.has(path) || path.startsWith('blocks/'))
      .sort();
  };
  expect(await readsOfMonth()).toEqual(inView);
  await unseen(120);
  expect(await readsOfMonth()).toEqual(inView);
  await reader.context.close();
});
