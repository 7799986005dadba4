import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openSuite } from '../functions/support/suite.ts';
import { listOn } from '../e2e/support/list.ts';
import { openStaff } from '../e2e/support/openBrowser.ts';
import { storePastBookings } from '../e2e/support/pastBookings.ts';

const PAGE = 25;
const COUNT = 2 * PAGE + 4;

const suite = openSuite();
/** The family name that all guests of this file share. */
const family = `Q${randomUUID().slice(0, 8)}`;
// One page of them is confirmed.
const bookings = await storePastBookings(suite, COUNT, (index) => ({
  customerName: `Guest${index} ${family}`,
  status: index >= 4 && index < 4 + PAGE ? 'confirmed' : 'cancelled',
}));
const { staff, page } = await openStaff();
const { search, rowOf, footer, next, previous } = listOn(page);

it('a full last page has no next page', async () => {
  await page.goto(`/admin/bookings?q=${family}&status=confirmed`);
  await rowOf(`Guest4 ${family}`).waitFor();
  await expect.poll(footer).toBe(`1–${PAGE} of ${PAGE}`);
  expect(await next().isDisabled()).toBe(true);
});

it('a total is counted once per filter, and again when the page changes', async () => {
  let counts = 0;
  const note = (request: { url(): string }) => {
    if (request.url().includes(':runAggregationQuery')) counts += 1;
  };
  await page.goto('/admin/analytics');
  page.on('request', note);
  await page.goto(`/admin/bookings?q=${family}&status=cancelled`);
  const others = COUNT - PAGE;
  await expect.poll(footer).toBe(`1–${PAGE} of ${others}`);
  await next().click();
  await expect.poll(footer).toBe(`${PAGE + 1}–${others} of ${others}`);
  await previous().click();
  await expect.poll(footer).toBe(`1–${PAGE} of ${others}`);
  expect(counts).toBe(1);
  const newest = bookings[0]!;
  await suite.db.doc(`bookings/${newest.id}`).update({ status: 'confirmed' });
  await expect.poll(footer).toBe(`1–${PAGE} of ${others - 1}`);
  await suite.db.doc(`bookings/${newest.id}`).update({ status: 'cancelled' });
  await expect.poll(footer).toBe(`1–${PAGE} of ${others}`);
  page.off('request', note);
});

it('a second press before the page has loaded does not return to the first', async () => {
  await page.goto(`/admin/bookings?q=${family}`);
  await rowOf(`Guest0 ${family}`).waitFor();
  // Press again once the footer shows the next page, whose rows are still loading.
  await next().evaluate((button: HTMLElement) => {
    const shown = document.querySelector('.MuiTablePagination-displayedRows')!;
    const before = shown.textContent;
    new MutationObserver((_, observer) => {
      if (shown.textContent === before) return;
      observer.disconnect();
      button.click();
    }).observe(shown, { childList: true, characterData: true, subtree: true });
    button.click();
  });
  await rowOf(`Guest${PAGE} ${family}`).waitFor();
  await expect.poll(footer).toContain(`${PAGE + 1}–`);
});

it('a shared page can be paged back, page by page', async () => {
  await page.goto(`/admin/bookings?q=${family}`);
  await rowOf(`Guest0 ${family}`).waitFor();
  for (const from of [PAGE, 2 * PAGE]) {
    await next().click();
    await rowOf(`Guest${from} ${family}`).waitFor();
    await expect.poll(footer).toContain(`${from + 1}–`);
  }
  const shared = page.url();
  const other = await staff.context.newPage();
  await other.goto(shared);
  const inOther = (name: string) => other.getByRole('button', { name });
  await other.getByText(`Guest${COUNT - 1} ${family}`).waitFor();
  await inOther('Go to previous page').click();
  await other.getByText(`Guest${PAGE} ${family}`).waitFor();
  const text = other.locator('.MuiTablePagination-displayedRows');
  await expect.poll(() => text.innerText()).toBe(`${PAGE + 1}–${2 * PAGE} of ${COUNT}`);
  await inOther('Go to previous page').click();
  await other.getByText(`Guest0 ${family}`).waitFor();
  await expect.poll(() => text.innerText()).toBe(`1–${PAGE} of ${COUNT}`);
  expect(await inOther('Go to previous page').isDisabled()).toBe(true);
  expect(Object.fromEntries(new URL(other.url()).searchParams)).toEqual({ q: family });

  // A page that ends before the fourth record has three, so it is the first one.
  await other.goto(`/admin/bookings?q=${family}&page=4&before=${bookings[3]!.id}`);
  await expect.poll(() => text.innerText()).toBe(`1–${PAGE} of ${COUNT}`);
  expect(Object.fromEntries(new URL(other.url()).searchParams)).toEqual({ q: family });
  await other.close();
});

it('a search for several words works in any order, and shows the known part of the total', async () => {
  await page.goto('/admin/bookings');
  await search().fill(`${family} guest7`);
  await expect.poll(footer).toBe('1–1 of 1');
  await rowOf(`Guest7 ${family}`).waitFor();
  await search().fill(`ago ${family} long`);
  await expect.poll(footer).toBe(`1–${PAGE} of ${COUNT}`);
});
