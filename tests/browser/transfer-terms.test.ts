import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openSuite } from '../functions/support/suite.ts';
import { axeViolations } from '../e2e/support/axe.ts';
import {
  calendarOpeners,
  openCalendar,
  openNextMonth,
  pickDay,
  turnMonth,
  untilShown,
} from '../e2e/support/forms.ts';
import { openStaff } from '../e2e/support/openBrowser.ts';
import { DESKTOP, newPerson, PHONE, enter } from '../e2e/support/person.ts';
import { DEMO_USERS } from '../../scripts/demo.ts';

const TERMS = '/admin/airport-transfers/terms';
const TABLET = { width: 768, height: 1024 };
const SCREENSHOTS = path.join(import.meta.dirname, '..', 'screenshots');

const suite = openSuite();
const terms = suite.db.doc('terms/transfers');
const sedan = { id: 'sedan', name: 'Sedan', passengers: 3, luggage: 2, priceUsd: 45 };
const minivan = { id: 'minivan', name: 'Minivan', passengers: 6, luggage: 6, priceUsd: 65 };
const { browser, staff, page } = await openStaff();

beforeEach(async () => {
  await terms.delete();
});
afterAll(async () => {
  await terms.delete();
});

const storedTerms = async () => (await terms.get()).data();
const field = (on: Page, label: string, row = 1) =>
  on.getByRole('group', { name: `Vehicle ${row}` }).getByLabel(label);
const save = (on: Page) => on.getByRole('button', { name: 'Save Terms' }).click();

async function choose(on: Page, label: RegExp | string, option: string): Promise<void> {
  await on.getByRole('combobox', { name: label }).click();
  await on.getByRole('option', { name: option, exact: true }).click();
}

/** Fills in places and day of a valid route on the open form. */
async function fillRoute(on: Page): Promise<void> {
  const route = on.getByRole('form', { name: 'Your Route' });
  await route.getByRole('combobox', { name: /Pickup Location/ }).fill('Airport (DPS)');
  await route.getByRole('combobox', { name: /Destination/ }).fill('Ubud');
  await pickDay(await openNextMonth(calendarOpeners(route)), '15');
  await choose(on, /Pickup Time/, '14:00');
}

async function confirm(on: Page): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const dialog = on.getByRole('dialog', { name: 'Confirm Your Airport Transfer Booking' });
  await dialog.getByLabel('Name').fill('Ana Pratiwi');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Phone').fill('+62 812 3456 7890');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  return email;
}

async function transferOf(email: string) {
  const found = await suite.db.collection('transfers').where('customerEmail', '==', email).get();
  for (const { ref } of found.docs) suite.later(() => suite.db.recursiveDelete(ref));
  return found.docs.map((one) => one.data());
}

describe('terms that staff set', () => {
  it('define the choices and prices of guests, and the page reads them once', async () => {
    await page.goto('/admin/airport-transfers');
    await page.getByRole('link', { name: 'Terms' }).click();
    await page.getByText('No vehicles are set').waitFor();
    await page.getByLabel('Lead time (hours)').fill('6');
    await choose(page, 'First pickup', '06:00');
    await choose(page, 'Last pickup', '22:00');
    await page.getByRole('button', { name: 'Add vehicle' }).click();
    await expect
      .poll(() => field(page, 'Name').evaluate((input) => input === document.activeElement))
      .toBe(true);
    await field(page, 'Name').fill('Minivan');
    await field(page, 'Passengers').fill('6');
    await field(page, 'Bags').fill('6');
    await save(page);
    await page.getByText('Please choose at least 1.').waitFor();
    await field(page, 'Price (USD)').fill('65');
    await save(page);
    await untilShown(page, 'Terms saved');
    expect(await storedTerms()).toMatchObject({
      leadHours: 6,
      hours: { from: '06:00', to: '22:00' },
      vehicles: [{ name: 'Minivan', passengers: 6, luggage: 6, priceUsd: 65 }],
    });

    const guest = await newPerson(browser, PHONE);
    const reads: string[] = [];
    guest.page.on('request', (request) => {
      if (request.url().includes('terms/transfers')) reads.push(request.url());
    });
    await guest.page.goto('/#airport-transfer');
    await fillRoute(guest.page);
    await choose(guest.page, /Vehicle/, 'Minivan, $65');
    await guest.page.getByText('$65 per car, whatever the route.').waitFor();
    await guest.page.getByRole('button', { name: 'CONTINUE BOOKING' }).click();
    const email = await confirm(guest.page);
    await untilShown(guest.page, 'Booking Confirmed!');
    const confirmation = guest.page.getByRole('region', { name: 'We have your request' });
    for (const fact of ['Minivan', '$65', /at 14:00$/]) {
      await confirmation.getByText(fact, { exact: true }).waitFor();
    }
    const [booked] = await transferOf(email);
    expect(booked).toMatchObject({ vehicle: 'Minivan', totalAmount: 65 });
    expect(reads).toEqual([]);
    expect(guest.problems).toEqual([]);
    await guest.context.close();

    await page.goto('/admin/airport-transfers?q=minivan');
    await page.getByRole('row').filter({ hasText: email }).waitFor();
    await page.getByText('1 passenger, 1 bag, Minivan').first().waitFor();

    // Existing bookings stay unchanged when the terms change; staff see a note.
    await terms.update({ hours: { from: '06:00', to: '12:00' }, updatedAt: new Date() });
    await page
      .getByRole('row')
      .filter({ hasText: email })
      .getByLabel(/^Details of/)
      .click();
    const sheet = page.getByRole('dialog', { name: /Transfer/ });
    await sheet.getByText(/would see: “Our first pickup is at 06:00/).waitFor();
    await sheet.getByText('$65', { exact: true }).waitFor();
    expect(staff.problems).toEqual([]);
  });

  it('keep a colleague’s input when the other saves first', async () => {
    await terms.set({ leadHours: 2, vehicles: [sedan], updatedAt: new Date() });
    const other = await newPerson(browser, DESKTOP);
    await enter(other, DEMO_USERS.admin.email);
    await Promise.all([page.goto(TERMS), other.page.goto(TERMS)]);
    await field(page, 'Price (USD)').fill('50');
    await other.page.getByLabel('Lead time (hours)').fill('12');
    await field(other.page, 'Price (USD)').fill('55');
    await save(other.page);
    await untilShown(other.page, 'Terms saved');

    // Untouched fields are updated; for fields changed by both, the person chooses.
    await page.getByText('Someone else has just changed: Lead time.').waitFor();
    expect(await page.getByLabel('Lead time (hours)').inputValue()).toBe('12');
    await page.getByText('Sedan, $55, takes up to 3 passengers and 2 bags').waitFor();
    expect(await field(page, 'Price (USD)').inputValue()).toBe('50');
    expect(await page.getByRole('button', { name: 'Save Terms' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await save(page);
    await untilShown(page, 'Terms saved');
    expect(await storedTerms()).toMatchObject({
      leadHours: 12,
      vehicles: [{ ...sedan, priceUsd: 50 }],
    });
    await expect.poll(() => field(other.page, 'Price (USD)').inputValue()).toBe('50');
    expect([...staff.problems, ...other.problems]).toEqual([]);
    await other.context.close();
  });

  it('are kept as a draft if the page is left before saving', async () => {
    await terms.set({ vehicles: [sedan], updatedAt: new Date() });
    await page.goto(TERMS);
    await field(page, 'Price (USD)').fill('48');
    await page.getByRole('main').getByRole('link', { name: 'Setup' }).click();
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await question.waitFor({ state: 'detached' });
    page.once('dialog', (asked) => void asked.accept());
    await page.reload();
    await page.getByText(/You have unsaved changes from/).waitFor();
    expect(await field(page, 'Price (USD)').inputValue()).toBe('48');
    await save(page);
    await untilShown(page, 'Terms saved');
    expect(await storedTerms()).toMatchObject({ vehicles: [{ ...sedan, priceUsd: 48 }] });
  });

  it('close the form if they are invalid; staff see that and fix them', async () => {
    await terms.set({ leadHours: 'six', vehicles: [minivan], updatedAt: new Date() });
    const guest = await newPerson(browser, PHONE);
    await guest.page.goto('/#airport-transfer');
    await guest.page.getByText('Airport transfers cannot be booked here at the moment.').waitFor();
    expect(await guest.page.getByRole('form', { name: 'Your Route' }).count()).toBe(0);

    await page.goto(TERMS);
    await page.getByText('The terms are damaged: guests cannot book transfers now').waitFor();
    await page.getByText('Not readable: lead hours.').waitFor();
    expect(await field(page, 'Name').inputValue()).toBe('Minivan');
    await page.getByLabel('Lead time (hours)').fill('6');
    await save(page);
    await untilShown(page, 'Terms saved');
    await page.getByText('The terms are damaged').waitFor({ state: 'detached' });

    await guest.page.reload();
    await guest.page.getByRole('form', { name: 'Your Route' }).waitFor();
    await guest.context.close();
  });

  it('show the new price if they change while a guest fills in the form, which is kept', async () => {
    await terms.set({ vehicles: [sedan, minivan], updatedAt: new Date() });
    const guest = await newPerson(browser, DESKTOP);
    await guest.page.goto('/#airport-transfer');
    await fillRoute(guest.page);
    await choose(guest.page, /Vehicle/, 'Minivan, $65');
    await guest.page.getByRole('button', { name: 'CONTINUE BOOKING' }).click();
    await terms.update({ vehicles: [sedan, { ...minivan, priceUsd: 80 }], updatedAt: new Date() });
    const email = await confirm(guest.page);
    await guest.page.getByText(/The price has changed in the meantime: it is \$80 now\./).waitFor();
    expect(await transferOf(email)).toEqual([]);
    const dialog = guest.page.getByRole('dialog');
    await dialog.getByText('$80', { exact: true }).waitFor();
    expect(await dialog.getByLabel('Email').inputValue()).toBe(email);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await untilShown(guest.page, 'Booking Confirmed!');
    expect(await transferOf(email)).toMatchObject([{ totalAmount: 80, vehicle: 'Minivan' }]);
    await guest.context.close();
  });

  it('use the server’s time if a device clock is wrong', async () => {
    await terms.set({ leadHours: 24, updatedAt: new Date() });
    const guest = await newPerson(browser, PHONE);
    // A device that is 40 days behind offers days that are past or too soon.
    await guest.page.clock.install({ time: Date.now() - 40 * 86_400_000 });
    await guest.page.goto('/#airport-transfer');
    const route = guest.page.getByRole('form', { name: 'Your Route' });
    await route.getByRole('combobox', { name: /Pickup Location/ }).fill('Airport (DPS)');
    await route.getByRole('combobox', { name: /Destination/ }).fill('Ubud');
    const calendar = await openCalendar(calendarOpeners(route));
    await turnMonth(calendar);
    await pickDay(calendar, '1');
    await choose(guest.page, /Pickup Time/, '14:00');
    await guest.page.getByRole('button', { name: 'CONTINUE BOOKING' }).click();
    const email = await confirm(guest.page);
    await untilShown(guest.page, 'Booking Failed');
    await guest.page
      .getByText(/it is .* in Bali/)
      .first()
      .waitFor();
    expect(await transferOf(email)).toEqual([]);
    await guest.context.close();
  });
});

describe('the screens', () => {
  it('of staff and of guests fit any width, and are accessible', async () => {
    await mkdir(SCREENSHOTS, { recursive: true });
    await terms.set({
      leadHours: 6,
      hours: { from: '06:00', to: '22:00' },
      vehicles: [sedan, minivan],
      updatedAt: new Date(),
    });
    const guest = await newPerson(browser, DESKTOP);
    for (const viewport of [PHONE, TABLET, DESKTOP]) {
      await page.setViewportSize(viewport);
      await page.goto(TERMS);
      await field(page, 'Name', 2).waitFor();
      await page.screenshot({
        path: path.join(SCREENSHOTS, `terms-${viewport.width}.png`),
        fullPage: true,
      });
      await guest.page.setViewportSize(viewport);
      await guest.page.goto('/#airport-transfer');
      const form = guest.page.getByRole('form', { name: 'Your Route' });
      await form.getByRole('combobox', { name: /Vehicle/ }).waitFor();
      await guest.page.screenshot({
        path: path.join(SCREENSHOTS, `transfer-${viewport.width}.png`),
      });
      for (const one of [page, guest.page]) {
        const overflow = await one.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
      }
      await expect.poll(() => axeViolations(page)).toEqual([]);
    }
    await page.setViewportSize(DESKTOP);
    await expect.poll(() => axeViolations(guest.page)).toEqual([]);
    await guest.context.close();
  });
});
