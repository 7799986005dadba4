import { randomUUID } from 'node:crypto';
import {
  addDays,
  baliDate,
  baliDayOf,
  dayAndMonth,
  shortDate,
  weekdayName,
  weekdayOf,
} from '@selasar/domain/core';
import { type OfferRules, seatsId } from '@selasar/domain/pricing';
import { FieldValue } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addOffer, inNextMonth } from '../functions/support/offer.ts';
import { openSuite } from '../functions/support/suite.ts';
import { axeViolations } from '../e2e/support/axe.ts';
import {
  calendarOpeners,
  dayIn,
  openCalendar,
  openNextMonth,
  untilShown,
} from '../e2e/support/forms.ts';
import { openBrowser } from '../e2e/support/openBrowser.ts';
import { newPerson, PHONE, untilHydrated } from '../e2e/support/person.ts';
import { loseAnswer } from '../e2e/support/serverAnswer.ts';

const suite = openSuite();
const { db } = suite;
const browser = await openBrowser();
const today = baliDate(new Date());

/** Ordinary days, as is the one a week later. */
const days = Array.from({ length: 14 }, (_, day) => inNextMonth(day + 5));
const isUsual = (day: string) =>
  [-1, 0, 1, 7].every((later) => baliDayOf(addDays(day, later)) === undefined);
const day = days.find(isUsual)!;

/** A tour or villa for one test, with rules. */
async function withRules(type: 'tour' | 'villa', rules: OfferRules) {
  const { tourId, villaId } = await addOffer(suite);
  const id = type === 'tour' ? tourId : villaId;
  const document = db.doc(`${type}s/${id}`);
  const setRules = (changed: OfferRules) => document.update({ rules: changed });
  await setRules(rules);
  return { id, type, setRules, path: `/${type}s/${id}` };
}
type Offer = Awaited<ReturnType<typeof withRules>>;

async function takeSeats({ id }: Offer, date: string, seats: number) {
  const document = db.doc(`seats/${seatsId(id, date.slice(0, 7))}`);
  suite.later(() => document.delete());
  const taken = { [date]: seats > 0 ? seats : FieldValue.delete() };
  await document.set({ tourId: id, month: date.slice(0, 7), taken }, { merge: true });
}

/** Opens the card with choices made before hydration. */
async function openCard(page: Page, { id, type, path }: Offer, chosen: object) {
  const email = `${randomUUID()}@example.com`;
  const values = {
    bookingType: type,
    itemId: id,
    numberOfGuests: 2,
    customerName: 'Ana Pratiwi',
    customerEmail: email,
    ...chosen,
  };
  await page.goto('/contact');
  await page.evaluate(
    ([key, draft]) => sessionStorage.setItem(key!, draft!),
    [
      `draft:booking/${type}/${id}`,
      JSON.stringify({ at: new Date().toISOString(), content: { values } }),
    ],
  );
  await page.goto(path);
  const form = page.getByRole('form', { name: /^Book Test / });
  await untilHydrated(page);
  await expect.poll(() => form.getByLabel('Email').inputValue()).toBe(email);
  const book = () => form.getByRole('button', { name: 'Book Now' }).click();
  const near = form
    .getByRole('group', { name: 'Possible around these dates:' })
    .getByRole('button');
  return { email, form, book, near };
}

const bookingsOf = async (email: string) =>
  (await db.collection('bookings').where('customerEmail', '==', email).get()).docs.map((document) =>
    document.data(),
  );
const SENT = 'Booking request submitted!';

describe('a tour with rules', () => {
  it('shows its days, its last seats and its price live', async () => {
    const { page, context, problems } = await newPerson(browser, PHONE);
    const offer = await withRules('tour', {
      weekdays: [weekdayOf(day)],
      cutOffHours: 24,
      seats: 9,
      deposit: 30,
      freeCancellationDays: 1,
    });
    await takeSeats(offer, day, 6);
    await takeSeats(offer, addDays(day, 7), 9);
    const { form, email, book } = await openCard(page, offer, { startDate: '' });
    await form
      .getByText(`Runs ${weekdayName(weekdayOf(day)).slice(0, 3)} · book at least 24 hours ahead`)
      .waitFor();
    const calendar = await openNextMonth(calendarOpeners(form).first());
    const dayOf = (date: string) => dayIn(calendar, String(Number(date.slice(8))));
    // Taken seats are known once read.
    await expect.poll(() => dayOf(addDays(day, 7)).getAttribute('aria-label')).toContain('full');
    expect(await dayOf(addDays(day, 7)).isDisabled()).toBe(true);
    expect(await dayOf(addDays(day, 1)).isDisabled()).toBe(true);
    const struck = (date: string) =>
      dayOf(date)
        .locator('span')
        .evaluate((each) => getComputedStyle(each).textDecorationLine.includes('line-through'));
    expect([await struck(addDays(day, 7)), await struck(addDays(day, 1))]).toEqual([true, false]);
    await dayOf(day).click();
    await form.getByText(`3 places left on ${dayAndMonth(day)}`).waitFor();

    // More guests than seats left.
    const guests = form.getByRole('combobox', { name: /Guests/ });
    const choose = async (count: string) => {
      await guests.click();
      await page.getByRole('option', { name: count, exact: true }).click();
    };
    await choose('4 guests');
    await form
      .getByRole('alert')
      .getByText(/Only 3 places are left on this day/)
      .waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await choose('3 guests');
    await form.getByText(`3 places left on ${dayAndMonth(day)}`).waitFor();
    const until = shortDate(addDays(day, -1));
    await form.getByText(/^Deposit \$81\.90, due on confirmation/).waitFor();
    await form.getByText(`Free cancellation until ${until}`).waitFor();
    await book();
    await untilShown(page, SENT);
    await form
      .getByRole('region', { name: 'We have your request' })
      .getByText(
        `Deposit $81.90, due on confirmation: we will write to you about how to pay it · Free to cancel until ${until}`,
      )
      .waitFor();
    expect(await bookingsOf(email)).toMatchObject([
      { startDate: day, totalPrice: 273, deposit: 81.9, freeUntil: addDays(day, -1) },
    ]);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('that sells out while the form is open is refused with nearby dates', async () => {
    const { page, context } = await newPerson(browser, PHONE);
    const offer = await withRules('tour', { seats: 4 });
    const { form, email, book, near } = await openCard(page, offer, { startDate: day });
    await form.getByText(`4 places left on ${dayAndMonth(day)}`).waitFor();
    await takeSeats(offer, day, 3);
    await book();
    await untilShown(page, 'Error submitting booking');
    const expectedMessage =
      'Only one place is left on this day. Please select another date or fewer guests.';
    await form.getByText(expectedMessage).waitFor();
    await near.first().waitFor();
    const [first] = await near.allTextContents();
    expect(first).toBe(shortDate(addDays(day, 1)));
    expect((await form.textContent())?.split(first!)).toHaveLength(2);
    await near.first().click();
    await form.getByText(expectedMessage).waitFor({ state: 'detached' });
    await book();
    await untilShown(page, SENT);
    expect(await bookingsOf(email)).toMatchObject([{ startDate: addDays(day, 1) }]);
    await context.close();
  });

  it('without a seat limit reads no seats', async () => {
    const { page, context } = await newPerson(browser, PHONE);
    const offer = await withRules('tour', { cutOffHours: 24 });
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(`${request.url()} ${request.postData()}`));
    const { form, book } = await openCard(page, offer, { startDate: day });
    await openNextMonth(calendarOpeners(form).first());
    await page.keyboard.press('Escape');
    await book();
    await untilShown(page, SENT);
    expect(requestedUrls.filter((each) => each.includes('/seats/'))).toEqual([]);
    await context.close();
  });
});

it('a villa with rules shows the allowed stays and each price', async () => {
  const { page, context, problems } = await newPerson(browser, PHONE);
  const start = days.find((each) => isUsual(each) && [1, 2, 3, 7].includes(weekdayOf(each)))!;
  const offer = await withRules('villa', {
    arrivalDays: [weekdayOf(start)],
    leastNights: 3,
    seasons: { [`${addDays(start, 1)}/${addDays(start, 20)}`]: 300 },
    deposit: 50,
  });
  const { form, email, book, near } = await openCard(page, offer, {
    startDate: addDays(start, 1),
    endDate: addDays(start, 4),
  });
  await form.getByText(`Check-in is on ${weekdayName(weekdayOf(start))}.`).waitFor();
  await form.getByText(/^from$/).waitFor();
  await near.first().waitFor();
  expect((await near.allTextContents())[0]).toBe(
    `${shortDate(start)} to ${shortDate(addDays(start, 3))}`,
  );
  await near.first().click();
  await form.getByText('1 night × $210').waitFor();
  await form.getByText('2 nights × $300').waitFor();
  await form.getByText('Deposit $405').waitFor();
  const out = await openCalendar(calendarOpeners(form).last());
  const dayOut = (nights: number) => dayIn(out, String(Number(addDays(start, nights).slice(8))));
  expect(await dayOut(2).isDisabled()).toBe(true);
  expect(await dayOut(3).isDisabled()).toBe(false);
  await page.keyboard.press('Escape');
  await book();
  await untilShown(page, SENT);
  expect(await bookingsOf(email)).toMatchObject([
    { startDate: start, endDate: addDays(start, 3), totalPrice: 810, deposit: 405 },
  ]);
  expect(problems).toEqual([]);
  await context.close();
});

it('rules that change while the page is open are shown, and allowed dates can be booked', async () => {
  const { page, context } = await newPerson(browser, PHONE);
  const [before, after] = [weekdayOf(day), weekdayOf(addDays(day, 1))];
  const offer = await withRules('tour', { weekdays: [before] });
  const { form, email, book, near } = await openCard(page, offer, { startDate: day });
  await offer.setRules({ weekdays: [after] });
  await book();
  await form.getByText(`This tour runs on ${weekdayName(after)}.`).waitFor();
  expect((await near.allTextContents())[0]).toBe(shortDate(addDays(day, 1)));
  await near.first().click();
  await form.getByText(/This tour runs on/).waitFor({ state: 'detached' });
  await book();
  await untilShown(page, SENT);
  expect(await bookingsOf(email)).toMatchObject([{ startDate: addDays(day, 1) }]);
  await context.close();
});

it('a request repeated after a lost response succeeds, even if the rules have changed', async () => {
  const { page, context } = await newPerson(browser, PHONE);
  const offer = await withRules('tour', { cutOffHours: 24 });
  const { form, email, book } = await openCard(page, offer, { startDate: day });
  await page.route('**/createBooking', loseAnswer, { times: 1 });
  await book();
  await form.getByText(/It will not be counted twice/).waitFor();
  await offer.setRules({ closed: [`${day}/${day}`] });
  await book();
  await untilShown(page, SENT);
  expect(await bookingsOf(email)).toHaveLength(1);
  await context.close();
});

describe('a device clock with the wrong date', () => {
  const dayMs = 86_400_000;
  // The villa can be booked on every day of the year.

  it('a day behind: the server refuses a late date and names alternatives', async () => {
    const { page, context } = await newPerson(browser, PHONE, 'Pacific/Pago_Pago');
    await page.clock.setFixedTime(Date.now() - dayMs);
    const offer = await withRules('villa', { cutOffHours: 48 });
    // By the device's clock there is still time.
    const { form, email, book, near } = await openCard(page, offer, {
      startDate: addDays(today, 2),
      endDate: addDays(today, 3),
    });
    await book();
    await form.getByText(/^Please book at least 48 hours before the day begins in Bali/).waitFor();
    expect((await near.allTextContents())[0]).toBe(
      `${shortDate(addDays(today, 3))} to ${shortDate(addDays(today, 4))}`,
    );
    await near.first().click();
    await book();
    await untilShown(page, SENT);
    expect(await bookingsOf(email)).toMatchObject([{ startDate: addDays(today, 3) }]);
    await context.close();
  });

  it('a day behind, without rules: the server names the current day in Bali', async () => {
    const { page, context } = await newPerson(browser, PHONE, 'Pacific/Kiritimati');
    await page.clock.setFixedTime(Date.now() - dayMs);
    const offer = await withRules('villa', {});
    const { form, email, book } = await openCard(page, offer, {
      startDate: addDays(today, -1),
      endDate: today,
    });
    await book();
    await form
      .getByText(`This date has passed: it is ${shortDate(today)} in Bali.`, {
        exact: false,
      })
      .waitFor();
    expect(await bookingsOf(email)).toEqual([]);
    await context.close();
  });

  it('a day ahead: the offered dates are accepted', async () => {
    const { page, context, problems } = await newPerson(browser, PHONE, 'Pacific/Kiritimati');
    await page.clock.setFixedTime(Date.now() + dayMs);
    const offer = await withRules('villa', { cutOffHours: 48 });
    const { form, email, book } = await openCard(page, offer, {
      startDate: addDays(today, 3),
      endDate: addDays(today, 4),
    });
    await form.getByText(/^Please book at least 48 hours/).waitFor();
    await form
      .getByRole('group', { name: 'Possible around these dates:' })
      .getByRole('button')
      .first()
      .click();
    await book();
    await untilShown(page, SENT);
    expect(await bookingsOf(email)).toHaveLength(1);
    expect(problems).toEqual([]);
    await context.close();
  });
});
