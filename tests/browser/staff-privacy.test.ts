import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { foundBy } from '@selasar/domain/core';
import { bookingSearch } from '@selasar/domain/requests';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_USERS } from '../../scripts/demo.ts';
import { inDays } from '../functions/support/offer.ts';
import { openSuite } from '../functions/support/suite.ts';
import { axeViolations } from '../e2e/support/axe.ts';
import { untilShown } from '../e2e/support/forms.ts';
import { openStaff } from '../e2e/support/openBrowser.ts';
import { newPerson, enter } from '../e2e/support/person.ts';

const suite = openSuite();
const id = randomUUID();
const email = `pilar.${id}@example.com`;
const booking = suite.db.doc(`bookings/${id}`);
const message = suite.db.doc(`messages/${id}`);

beforeAll(async () => {
  const times = { createdAt: Timestamp.now(), updatedAt: Timestamp.now() };
  const guest = { customerName: 'Pilar Vega', customerEmail: email };
  await booking.set({
    ...guest,
    bookingType: 'tour',
    tourId: 'none',
    itemName: 'Long Walk',
    startDate: inDays(20),
    endDate: inDays(20),
    numberOfGuests: 2,
    totalPrice: 91,
    status: 'confirmed',
    ...times,
    ...foundBy(bookingSearch, { id, ...guest, itemName: 'Long Walk' }),
  });
  const text = { subject: 'A question', message: 'Is the walk long?' };
  await message.set({ name: 'Pilar Vega', email, ...text, read: true, createdAt: Timestamp.now() });
  suite.later(() => Promise.all([booking.delete(), message.delete()]));
});

describe('/admin/privacy', async () => {
  const { browser, staff: admin, page } = await openStaff(DEMO_USERS.admin.email);
  const searchFor = async (typed: string) => {
    await page.getByLabel('Email of the guest').fill(typed);
    await page.getByRole('button', { name: 'Find guest' }).click();
  };
  const dialog = page.getByRole('alertdialog', { name: 'Remove this guest?' });
  const isAsWideAsTheScreen = () =>
    page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

  it('asks for an email, and says if nothing is stored', async () => {
    await page.goto('/admin/privacy');
    await untilShown(page, 'No guest yet');
    await searchFor('nobody');
    await untilShown(page, 'Please enter a valid email address');
    await searchFor(`nobody.${id}@example.com`);
    await untilShown(page, 'No data found');
    expect(await page.getByRole('button', { name: 'Remove' }).count()).toBe(0);
  });

  it('says that the server cannot be reached, and retries', async () => {
    await admin.context.setOffline(true);
    await searchFor(email);
    await page.getByText('The server could not be reached.').waitFor();
    await admin.context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: email }).waitFor();
    expect(await page.getByText('The server could not be reached.').count()).toBe(0);
  });

  it.each([360, 1440])('shows stored data and expected visits, %d px wide', async (width) => {
    await page.setViewportSize({ width, height: 900 });
    await searchFor(email.toUpperCase());
    await page.getByRole('link', { name: /^Long Walk \(#/ }).waitFor();
    const main = page.getByRole('main');
    for (const place of ['Bookings', 'Messages']) {
      await main.getByText(place, { exact: true }).first().waitFor();
    }
    expect(await isAsWideAsTheScreen()).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Remove' }).click();
    await dialog.getByLabel('Type the address to confirm').fill(email);
    expect(await dialog.getByRole('button', { name: 'Remove' }).isDisabled()).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });

  it('exports the file', async () => {
    const begun = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as JSON' }).click();
    const file = JSON.parse(await readFile(await (await begun).path(), 'utf8'));
    expect(file).toMatchObject({ bookings: [{ path: booking.path, customerName: 'Pilar Vega' }] });
  });

  it('removes the data after the email is typed, and confirms it', async () => {
    await booking.update({ status: 'cancelled' });
    await searchFor(email);
    await page.getByText('This guest has open requests').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Remove' }).click();
    await dialog.getByLabel('Type the address to confirm').fill(email);
    await page.keyboard.press('Enter');
    await page.getByText('A second search finds nothing.').waitFor();
    expect((await booking.get()).data()).toMatchObject({ customerName: 'Removed', totalPrice: 91 });
    expect((await message.get()).data()).toMatchObject({ name: 'Removed', email: '', read: true });
    await searchFor(email);
    await untilShown(page, 'No data found');
  });

  it('shows the removed guest in lists and the sheet as Removed', async () => {
    await page.goto(`/admin/bookings?open=${id}`);
    // In the row, and in the sheet beside it.
    const names = page.getByText('Removed', { exact: true });
    await expect.poll(() => names.count()).toBeGreaterThan(1);
  });

  it('is for admins only', async () => {
    const other = await newPerson(browser);
    await enter(other, DEMO_USERS.staff.email);
    await other.page.goto('/admin/privacy');
    await untilShown(other.page, 'Only an admin can see this');
    expect(await other.page.getByLabel('Email of the guest').count()).toBe(0);
  });
});
