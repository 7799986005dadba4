import { randomUUID } from 'node:crypto';
import { baliDate } from '@selasar/domain/core';
import { calendarId } from '@selasar/domain/pricing';
import { deleteApp, getApp } from 'firebase-admin/app';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hourOf } from '../../functions/src/platform/expiry.ts';
import { senderCounter } from '../../functions/src/requests/limitSender.ts';
import { addOffer, inNextMonth, nextMonth } from '../functions/support/offer.ts';
import { localSender, openSuite } from '../functions/support/suite.ts';
import {
  calendarOpeners,
  dayIn,
  fillTourBooking,
  openCalendar,
  openNextMonth,
  pickDay,
  untilShown,
} from './support/forms.ts';
import { openBrowser } from './support/openBrowser.ts';
import { newPerson, PHONE } from './support/person.ts';
import { loseAnswer } from './support/serverAnswer.ts';

const FAILED = ['Error submitting booking', 'Please try again or contact us directly.'];
const SENT = ['Booking request submitted!', "We'll contact you shortly to confirm your booking."];
const CALL = '**/createBooking';

/** One visitor, who goes from page to page. */
let page: Page;
const suite = openSuite();
const { db } = suite;
afterAll(() => deleteApp(getApp()));
const browser = await openBrowser();

beforeAll(async () => {
  ({ page } = await newPerson(browser, PHONE));
});
afterEach(() => page.unrouteAll());

const freshEmail = () => `${randomUUID()}@example.com`;
const bookingsOf = async (email: string) =>
  (await db.collection('bookings').where('customerEmail', '==', email).get()).size;

describe('a booking', () => {
  it('that fails keeps the form, and a retry makes one booking', async () => {
    const email = freshEmail();
    const form = await fillTourBooking(page, email);
    const book = form.getByRole('button', { name: 'Book Now' });

    // The server is down.
    await page.route(CALL, (route) => route.abort(), { times: 1 });
    await book.click();
    await untilShown(page, ...FAILED);
    await expect.poll(() => bookingsOf(email)).toBe(0);
    await form.getByRole('alert').filter({ hasText: 'we do not know' }).waitFor();
    expect(await book.evaluate((button) => button === document.activeElement)).toBe(true);

    // The phone has no connection.
    await page.context().setOffline(true);
    await book.click();
    await form.getByText(/You are offline. What you typed is kept/).waitFor();
    await page.context().setOffline(false);

    // The response is lost after the booking was stored.
    await page.route(CALL, loseAnswer, { times: 1 });
    await book.click();
    await form.getByText(/It will not be counted twice/).waitFor();
    expect(await bookingsOf(email)).toBe(1);
    expect(await form.getByLabel('Name').inputValue()).toBe('Ana Pratiwi');
    expect(await form.getByLabel('Email').inputValue()).toBe(email);

    await book.click();
    await untilShown(page, ...SENT);
    expect(await bookingsOf(email)).toBe(1);
    await page.getByRole('button', { name: 'Book another date' }).click();
    expect(await form.getByLabel('Name').inputValue()).toBe('');
    expect(await form.getByRole('combobox', { name: /guests/i }).textContent()).toContain('2');
  });

  it('is stored once if the button is pressed twice while the response is slow', async () => {
    const email = freshEmail();
    const form = await fillTourBooking(page, email);
    let calls = 0;
    let send = () => {};
    const sent = new Promise<void>((resolve) => (send = resolve));
    await page.route(CALL, async (route) => {
      calls += 1;
      await sent;
      await route.continue();
    });
    await form.getByRole('button', { name: 'Book Now' }).dblclick();
    const waiting = form.getByRole('button', { name: 'Processing...' });
    await waiting.waitFor();
    expect(await waiting.isDisabled()).toBe(true);
    // By keyboard, from the button and from a field.
    await page.keyboard.press('Enter');
    await form.getByLabel('Email').press('Enter');
    send();
    await untilShown(page, ...SENT);
    expect(calls).toBe(1);
    expect(await bookingsOf(email)).toBe(1);
  });

  it('that the server refuses shows the reason and keeps the form', async () => {
    const email = freshEmail();
    const form = await fillTourBooking(page, email);
    // The most requests that one person may send in an hour.
    const counter = await senderCounter('requests', localSender(email));
    suite.later(() => counter.delete());
    await counter.set({ hour: hourOf(Date.now()), taken: 1_000_000, open: [] });
    await form.getByRole('button', { name: 'Book Now' }).click();
    await untilShown(page, ...FAILED);
    await form.getByText(/Please try again in (a|\d+) minutes?, or contact us/).waitFor();
    expect(await form.getByLabel('Email').inputValue()).toBe(email);
    expect(await bookingsOf(email)).toBe(0);
  });

  it('asks for missing fields', async () => {
    await page.goto('/villas/villa-karang-uluwatu');
    const form = page.getByRole('form', { name: /^Book / });
    await form.getByRole('button', { name: 'Book Now' }).click();
    await untilShown(page, 'Please select a date', 'Please select check-in and check-out dates');
    await untilShown(page, 'Please enter your name', 'Please enter your email');
    await pickDay(await openNextMonth(calendarOpeners(form).first()), '15');
    await form.getByRole('button', { name: 'Book Now' }).click();
    await untilShown(
      page,
      'Please select a check-out date',
      'Both check-in and check-out dates are required for villa bookings',
    );
    expect(await form.getByLabel('Name').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('the calendar', () => {
  it.each(['Pacific/Pago_Pago', 'Pacific/Kiritimati'])(
    'starts with the current day in Bali, seen from %s',
    async (zone) => {
      const { page: there, context } = await newPerson(browser, PHONE, zone);
      // A stay can begin on each day, also on this one.
      const { villaId } = await addOffer(suite);
      await there.goto(`/villas/${villaId}`);
      await calendarOpeners(there.getByRole('form', { name: /^Book / }))
        .first()
        .click();
      const days = there.getByRole('dialog').getByRole('grid').getByRole('gridcell');
      await days.first().waitFor();
      const open = await days.evaluateAll((cells) =>
        cells.flatMap((cell) =>
          cell instanceof HTMLButtonElement && !cell.disabled ? [cell.textContent] : [],
        ),
      );
      expect(open[0]).toBe(String(Number(baliDate(new Date()).slice(8))));
      await context.close();
    },
  );

  it('disables nights of a confirmed stay and shows the price of the chosen nights', async () => {
    const { villaId } = await addOffer(suite);
    const month = nextMonth();
    const calendar = db.doc(`calendars/${calendarId(villaId, month)}`);
    suite.later(() => calendar.delete());
    await calendar.set({
      villaId,
      month,
      nights: { [inNextMonth(10)]: true, [inNextMonth(11)]: true },
    });
    await page.goto(`/villas/${villaId}`);
    const form = page.getByRole('form', { name: /^Book / });
    const checkIn = await openNextMonth(calendarOpeners(form).first());
    await expect.poll(() => dayIn(checkIn, '10').isDisabled()).toBe(true);
    expect(await dayIn(checkIn, '11').isDisabled()).toBe(true);
    await pickDay(checkIn, '12');
    await pickDay(await openCalendar(calendarOpeners(form).last()), '15');
    await form.getByText('3 nights × $210').waitFor();
    await form.getByText('$630').first().waitFor();
  });
});
