import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { openSuite } from '../functions/support/suite.ts';
import { listOn } from '../e2e/support/list.ts';
import { openStaff } from '../e2e/support/openBrowser.ts';
import { storePastBookings } from '../e2e/support/pastBookings.ts';
import { plainTour } from '../support/plainOffers.ts';

const PAGE = 25;
const COUNT = 2 * PAGE + 4;

const suite = openSuite();
/** The family name that all guests of this file share. */
const family = `Q${randomUUID().slice(0, 8)}`;
/** The booking without a status whose date is a number. */
const DAMAGED = 3;
const bookings = await storePastBookings(suite, COUNT, (index) => ({
  customerName: `Guest${index} ${family}`,
  status: 'cancelled',
  ...(index === DAMAGED ? { status: undefined, startDate: 20250102 } : {}),
}));
const { staff, page } = await openStaff();
const { rowOf, footer, next } = listOn(page);
const damaged = bookings[DAMAGED]!;

async function create(path: string, data: FirebaseFirestore.DocumentData): Promise<void> {
  await suite.db.doc(path).create(data);
  suite.later(() => suite.db.doc(path).delete());
}

const sheet = () => page.getByRole('dialog');

it('an invalid booking is listed, counted and exported, and does not break paging', async () => {
  await page.goto(`/admin/bookings?q=${family}`);
  const row = rowOf(damaged.customerName);
  await row.getByText('Damaged').waitFor();
  expect((await row.innerText()).split('\n')).toContain('–');
  await expect.poll(footer).toBe(`1–${PAGE} of ${COUNT}`);
  await next().click();
  await expect.poll(footer).toBe(`${PAGE + 1}–${2 * PAGE} of ${COUNT}`);
  await next().click();
  await rowOf(`Guest${COUNT - 1} ${family}`).waitFor();
  await expect.poll(footer).toBe(`${2 * PAGE + 1}–${COUNT} of ${COUNT}`);

  await page.goto(`/admin/bookings?open=${damaged.id}`);
  await sheet().getByText('Missing: status. Not readable: start date.').waitFor();
  await sheet()
    .getByText(/Please ask an administrator/)
    .waitFor();
  expect(await sheet().getByRole('button').allInnerTexts()).toEqual(['']);
  await page.keyboard.press('Escape');

  await page.goto(`/admin/bookings?q=${family}`);
  await row.waitFor();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const lines = (await readFile(await (await waiting).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(1 + COUNT);
  const inFile = lines.filter((line) => line.includes('Missing: status.'));
  expect(inFile).toHaveLength(1);
  expect(inFile[0]).toContain(damaged.id);
  expect(staff.problems).toEqual([]);
});

it('invalid tours, messages and recent bookings are shown, too', async () => {
  const id = `tour-${randomUUID()}`;
  const { title: _, ...untitled } = plainTour;
  await create(`tours/${id}`, { ...untitled, slug: id, priceFrom: 'much' });
  await page.goto(`/admin/tours?q=${id}`);
  const row = rowOf(id);
  await row.getByText('Damaged').waitFor();
  await row.getByRole('button', { name: `What is wrong with ${id}` }).click();
  await sheet().getByText('Missing: title. Not readable: price from.').waitFor();
  // No action that would fail is offered.
  expect(await page.locator('[role=row]', { hasText: id }).locator('button').count()).toBe(1);

  const message = randomUUID();
  await create(`messages/${message}`, {
    subject: 'Half a message',
    createdAt: Timestamp.now(),
    read: false,
  });
  await page.goto('/admin/inbox');
  await page
    .getByText(`A damaged message, ID ${message}. Missing: name, email, message.`)
    .waitFor();

  const booking = randomUUID();
  await create(`bookings/${booking}`, {
    customerName: `Half ${family}`,
    createdAt: Timestamp.now(),
  });
  await page.goto('/admin');
  const recent = page.getByRole('listitem').filter({ hasText: `Half ${family}` });
  await recent.getByText('Damaged').waitFor();
  await recent.getByText('– · –').waitFor();
  expect(staff.problems).toEqual([]);
});
