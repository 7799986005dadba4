// What a guest is told about a request whose answer was lost, and about a second one like it.
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { BrowserContext, Locator, Page, Route } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSuite } from '../functions/support/suite.ts';
import { axeViolations } from '../e2e/support/axe.ts';
import {
  calendarOpeners,
  fillTourBooking,
  openNextMonth,
  pickDay,
  untilShown,
} from '../e2e/support/forms.ts';
import { openBrowser } from '../e2e/support/openBrowser.ts';
import { DESKTOP, newPerson, PHONE, untilHydrated } from '../e2e/support/person.ts';
import { bringIntoView } from '../e2e/support/bringIntoView.ts';
import { loseAnswer, serverAnswer } from '../e2e/support/serverAnswer.ts';

const SCREENSHOTS = path.join(import.meta.dirname, 'screenshots');
const TOUR = '/tours/mount-batur-sunrise-trek';
const suite = openSuite();
const browser = await openBrowser();
let context: BrowserContext;
let page: Page;
let email: string;

beforeEach(async () => {
  ({ page, context } = await newPerson(browser, PHONE));
  email = `${randomUUID()}@example.com`;
});
afterEach(async () => {
  for (const { ref } of await stored('bookings')) await suite.db.recursiveDelete(ref);
  await context.close();
});

const stored = async (collection: string, field = 'customerEmail') =>
  (await suite.db.collection(collection).where(field, '==', email).get()).docs;

const cut = (call: Route) => call.abort();

const cardOn = (tab: Page): Locator =>
  tab.getByRole('form', { name: 'Book Mount Batur Sunrise Trek' });
const bookNow = (tab: Page) => cardOn(tab).getByRole('button', { name: 'Book Now' });
const known = (tab: Page) => tab.evaluate(() => localStorage.getItem('unanswered'));

/** Closes the tab, and opens the page anew in the same browser. */
async function openAnew(address: string): Promise<void> {
  await page.close();
  await context.unrouteAll();
  page = await context.newPage();
  await page.goto(address);
}

async function shoot(name: string, part: Locator): Promise<void> {
  for (const [size, viewport] of [
    ['360', PHONE],
    ['1440', DESKTOP],
  ] as const) {
    await page.setViewportSize(viewport);
    await bringIntoView(part);
    await page.screenshot({ path: path.join(SCREENSHOTS, `lost-answer-${name}-${size}.png`) });
  }
  await page.setViewportSize(PHONE);
}

/** Books the tour, and loses the request or its answer. */
async function bookAnd(lose: (call: Route) => Promise<void>): Promise<void> {
  const form = await fillTourBooking(page, email);
  await context.route('**/createBooking', lose);
  await bookNow(page).click();
  await form.getByText(/It will not be counted twice/).waitFor();
  const text = String(await known(page));
  for (const personal of [email, 'Ana']) expect(text).not.toContain(personal);
}

describe('a booking whose answer was lost', () => {
  it('is asked for when the page opens again, and leads to its trip', async () => {
    await bookAnd(loseAnswer);
    await openAnew(TOUR);
    const notice = cardOn(page).getByText(/^Your request of \d\d:\d\d arrived\.$/);
    await notice.waitFor();
    expect(await known(page)).toBeNull();
    await shoot('arrived', notice);
    expect(await axeViolations(page)).toEqual([]);
    await cardOn(page).getByRole('link', { name: 'See it' }).click();
    await page.waitForURL(/\/trip\//);
    await page.getByText('Mount Batur Sunrise Trek').first().waitFor();
    expect(await stored('bookings')).toHaveLength(1);
  });

  it('and that is sent anew is answered with a question; the guest may want both', async () => {
    await bookAnd(loseAnswer);
    await page.close();
    await context.unrouteAll();
    page = await context.newPage();
    // The page cannot ask what became of the first one.
    await context.route('**/trip/findRequest', cut);
    await fillTourBooking(page, email);
    await bookNow(page).click();
    const question = cardOn(page).getByRole('alert');
    await question
      .getByText(/^You asked for this at \d\d:\d\d\. Is this a second booking\?$/)
      .waitFor();
    expect(await question.getByRole('link', { name: 'See the first one' }).count()).toBe(1);
    await shoot('question', question);
    expect(await axeViolations(page)).toEqual([]);
    expect(await stored('bookings')).toHaveLength(1);
    await question.getByRole('button', { name: 'Book a second one' }).click();
    await untilShown(page, 'Booking request submitted!');
    expect(await stored('bookings')).toHaveLength(2);
  });

  it('is no more asked for once the tab has its answer', async () => {
    await bookAnd(loseAnswer);
    await context.unrouteAll();
    await bookNow(page).click();
    await untilShown(page, 'Booking request submitted!');
    expect(await known(page)).toBeNull();
    expect(await stored('bookings')).toHaveLength(1);
  });
});

it('a booking that did not arrive is filled in again as far as known, and is the same request', async () => {
  await bookAnd(cut);
  await openAnew(TOUR);
  await cardOn(page)
    .getByText(/^Your request of \d\d:\d\d did not arrive\. Please send it again\.$/)
    .waitFor();
  await cardOn(page).getByLabel('Name').fill('Ana Pratiwi');
  await cardOn(page).getByLabel('Email').fill(email);
  await shoot('missing', cardOn(page).getByText(/did not arrive/));
  await context.route('**/createBooking', loseAnswer, { times: 1 });
  await bookNow(page).click();
  await cardOn(page)
    .getByText(/It will not be counted twice/)
    .waitFor();
  await bookNow(page).click();
  await untilShown(page, 'Booking request submitted!');
  await cardOn(page)
    .getByText(/did not arrive/)
    .waitFor({ state: 'detached' });
  expect(await stored('bookings')).toHaveLength(1);
});

it('two tabs that send the same together make one booking and one question', async () => {
  const other = await context.newPage();
  await fillTourBooking(page, email);
  await fillTourBooking(other, email);
  let waiting = 0;
  let release = () => {};
  const both = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route('**/createBooking', async (call) => {
    if (call.request().method() === 'POST') {
      waiting += 1;
      if (waiting === 2) release();
      await both;
    }
    await call.continue();
  });
  await Promise.all([bookNow(page).click(), bookNow(other).click()]);
  const asked = (tab: Page) => tab.getByText(/Is this a second booking\?$/).count();
  const booked = (tab: Page) => tab.getByText('We have your request').count();
  const counts = async (of: (tab: Page) => Promise<number>) => (await of(page)) + (await of(other));
  await expect.poll(() => counts(asked)).toBe(1);
  await expect.poll(() => counts(booked)).toBe(1);
  expect(await stored('bookings')).toHaveLength(1);
});

it('a transfer whose answer was lost is asked for when the page opens again', async () => {
  await page.goto('/#airport-transfer');
  const route = page.getByRole('form', { name: 'Your Route' });
  await untilHydrated(page);
  await route.getByRole('combobox', { name: /Pickup Location/ }).fill('Airport (DPS)');
  await route.getByRole('combobox', { name: /Destination/ }).fill('The white house in Ubud');
  await pickDay(await openNextMonth(calendarOpeners(route)), '15');
  await route.getByRole('combobox', { name: /Pickup Time/ }).click();
  await page.getByRole('option', { name: '14:00' }).click();
  await route.getByRole('button', { name: 'CONTINUE BOOKING' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Your Airport Transfer Booking' });
  await dialog.getByLabel('Name').fill('Ana Pratiwi');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Phone').fill('+62 812 3456 7890');
  await context.route('**/createTransfer', loseAnswer);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.getByText(/It will not be counted twice/).waitFor();
  for (const personal of [email, 'Ana', '3456 7890', '34567890', 'white house']) {
    expect(await known(page)).not.toContain(personal);
  }
  await openAnew('/#airport-transfer');
  await page
    .locator('main')
    .getByText(/^Your request of \d\d:\d\d arrived\.$/)
    .waitFor();
  expect(await stored('transfers')).toHaveLength(1);
});

describe('a contact message', () => {
  const SUBJECT = 'Nyepi in March';
  const field = (label: string) =>
    page.getByRole('form', { name: 'Contact form' }).getByLabel(label, { exact: false });
  const press = () => page.getByRole('button', { name: 'Send Message' }).click();

  async function write(): Promise<void> {
    await page.goto('/contact');
    await untilHydrated(page);
    await field('Name').fill('Ana');
    await field('Email').fill(email);
    await field('Subject').fill(SUBJECT);
    await field('Message').fill('Are you open?');
  }

  it('whose tab was closed before the answer is asked for when the page opens again', async () => {
    await write();
    await context.route('**/submitMessage', async (call) => {
      await serverAnswer(call);
    });
    await press();
    await untilShown(page, 'Message sent successfully!');
    await expect.poll(async () => (await stored('messages', 'email')).length).toBe(1);
    for (const personal of [email, 'Ana', SUBJECT, 'open']) {
      expect(await known(page)).not.toContain(personal);
    }
    await openAnew('/contact');
    await page
      .getByRole('form')
      .getByText(/^Your message of \d\d:\d\d arrived\.$/)
      .waitFor();
    expect(await known(page)).toBeNull();
  });

  it('that fails late returns to the form if that is free, else on request', async () => {
    let fail = () => {};
    const held = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await context.route('**/submitMessage', async (call) => {
      await held;
      await call.abort();
    });
    await write();
    await press();
    await untilShown(page, 'Message sent successfully!');
    await field('Subject').fill('Child seats');
    fail();
    await untilShown(page, 'A message that was written here could not be sent');
    expect(await page.getByText(SUBJECT).count()).toBe(0);
    await page.getByRole('button', { name: 'Show it' }).click();
    await untilShown(page, 'You are writing another message');
    await field('Subject').fill('');
    await page.getByRole('button', { name: 'Show it' }).click();
    await expect.poll(() => field('Subject').inputValue()).toBe(SUBJECT);
    await context.unrouteAll();
    await press();
    await expect.poll(async () => (await stored('messages', 'email')).length).toBe(1);
  });

  it('like the last one is sent once more only if the visitor says so', async () => {
    await write();
    await press();
    await untilShown(page, 'Message sent successfully!');
    await expect.poll(() => known(page)).toBeNull();
    await write();
    await press();
    await untilShown(page, 'We may have this message already. Send it once more?');
    expect(await stored('messages', 'email')).toHaveLength(1);
    await page.getByRole('button', { name: 'Send it again' }).click();
    await expect.poll(async () => (await stored('messages', 'email')).length).toBe(2);
  });
});
