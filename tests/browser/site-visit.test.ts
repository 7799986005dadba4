import { addDays, baliDate, dayAndMonth, monthOf, nightsBetween } from '@selasar/domain/core';
import { sampleVillas } from '@selasar/domain/samples';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { pickVisit } from '../e2e/support/forms.ts';
import { openBrowser } from '../e2e/support/openBrowser.ts';
import { newPerson, PHONE, untilHydrated } from '../e2e/support/person.ts';
import { openDay } from '../functions/support/offer.ts';
import { openSuite } from '../functions/support/suite.ts';

/** A guest chooses days and guests before a tour or villa. */
const browser = await openBrowser();
const suite = openSuite();
const today = baliDate(new Date());
/** Far from the stays of the demo data. */
const from = openDay(addDays(today, 200));
const to = addDays(from, 3);
const taken = sampleVillas[0]!;
const small = sampleVillas.filter(({ capacity }) => capacity < 4);

beforeAll(async () => {
  const night = addDays(from, 1);
  const month = suite.db.doc(`occupancy/${monthOf(night)}`);
  await month.set({ nights: { [taken.slug]: [night] }, seats: {} });
  suite.later(() => month.delete());
});

const hiddenLine = (page: Page) => page.getByText(/are not shown:/);
const cards = (page: Page) => page.getByRole('article');

const guests = (page: Page) => page.getByLabel(/^(Guests|Tamu)$/);

async function fillIn(page: Page, first: RegExp): Promise<void> {
  await pickVisit(page, first, [from, to]);
  await guests(page).fill('4');
}

/** The number in 'Total $720'. */
const totalOf = (text: string | null): string | undefined =>
  /Total (\$[\d,.]+)/.exec(text ?? '')?.[1];

describe('on a phone', () => {
  it('leads from the home page over the list to a filled in booking card', async () => {
    const { page, context, problems } = await newPerson(browser, PHONE);
    await page.goto('/');
    await untilHydrated(page);
    await page.getByText('Your dates and guests').first().click();
    await fillIn(page, /^First day /);
    await page.getByRole('button', { name: 'Show villas' }).click();

    await hiddenLine(page).waitFor();
    expect(await hiddenLine(page).textContent()).toContain('1 already booked');
    expect(await cards(page).count()).toBe(sampleVillas.length - small.length - 1);
    expect(await page.getByRole('heading', { name: taken.name }).count()).toBe(0);
    expect(new URL(page.url()).search).toBe(`?from=${from}&to=${to}&guests=4`);

    const total = totalOf(await cards(page).first().textContent());
    await cards(page).first().click();
    const form = page.getByRole('form', { name: /^Book / });
    await form.waitFor();
    await form.getByText(`Total ${total}`).waitFor();
    expect(await form.getByRole('combobox', { name: /Guests/ }).textContent()).toBe('4 guests');
    await form.getByText(`${nightsBetween(from, to)} nights ×`).waitFor();

    // The bar at the bottom names what is chosen.
    const days = `${dayAndMonth(from)} – ${dayAndMonth(to)}`;
    await page.getByRole('link', { name: `Total ${total} · Book ${days}` }).waitFor();

    // The choice holds for the other list of the visit.
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Tours', exact: true }).click();
    await expect.poll(() => new URL(page.url()).search).toContain(`from=${from}`);

    // For the cards of the home page, and its folded line.
    await footer.getByRole('link', { name: 'Home', exact: true }).click();
    await page.getByRole('link', { name: 'Explore Tours' }).waitFor();
    await page.getByText(`${days} · 4 guests`).waitFor();
    await cards(page).filter({ hasText: 'Total $' }).first().waitFor();
    await expect.poll(() => page.getByText('Total $').count()).toBeGreaterThan(3);

    // And for the footer's tours.
    await footer.getByRole('link', { name: 'Mount Batur Sunrise Trek' }).click();
    await form.getByText(/ × 4 guests$/).waitFor();
    await page.getByRole('link', { name: /^Total .* · Book / }).waitFor();
    await page.reload();
    await page.getByRole('link', { name: /^Total .* · Book / }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});

it('lists all again, also after a reload', async () => {
  const { page, context } = await newPerson(browser);
  await page.goto('/villas');
  await untilHydrated(page);
  await fillIn(page, /^Check-in /);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await hiddenLine(page).waitFor();
  await page.reload();
  await hiddenLine(page).waitFor();
  await page.getByRole('link', { name: 'Show all' }).click();
  await hiddenLine(page).waitFor({ state: 'detached' });
  expect(await cards(page).count()).toBeGreaterThanOrEqual(sampleVillas.length);
  await page.reload();
  await untilHydrated(page);
  expect(new URL(page.url()).search).toBe('');
  await context.close();
});

it('shows all villas and says why if what is taken cannot be read', async () => {
  const { page, context } = await newPerson(browser);
  await page.goto('/villas');
  await untilHydrated(page);
  await page.route(
    (url) => url.pathname.includes('/documents'),
    (route) =>
      route.request().postData()?.includes('/occupancy/') ? route.abort() : route.fallback(),
  );
  await fillIn(page, /^Check-in /);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.getByText(/We could not check your days just now/).waitFor();
  expect(await cards(page).count()).toBeGreaterThanOrEqual(sampleVillas.length);
  await context.close();
});

it('works without script, beside the filters', async () => {
  const { page, context } = await newPerson(browser, PHONE, undefined, {
    javaScriptEnabled: false,
  });
  await page.goto(`/villas?feature=pool`);
  await page.getByText('Your dates and guests').first().click();
  await page.getByLabel('Check-in', { exact: true }).fill(from);
  await page.getByLabel('Check-out', { exact: true }).fill(to);
  await guests(page).fill('4');
  await page
    .getByRole('form', { name: 'Your dates and guests' })
    .getByRole('button', { name: 'Show' })
    .click();
  await hiddenLine(page).waitFor();
  expect(page.url()).toContain('feature=pool');
  expect(await page.getByRole('heading', { name: taken.name }).count()).toBe(0);
  // The filters keep the days.
  await page.getByText('Filters (1)', { exact: true }).click();
  await page
    .getByRole('form', { name: 'Filter villas' })
    .getByRole('button', { name: 'Show' })
    .click();
  await hiddenLine(page).waitFor();
  await page.getByRole('link', { name: 'Show all' }).click();
  await page.getByRole('heading', { name: taken.name }).waitFor();
  await context.close();
});

it('speaks Indonesian', async () => {
  const { page, context } = await newPerson(browser);
  await page.goto('/id/tours');
  await untilHydrated(page);
  await fillIn(page, /^Hari pertama /);
  await page.getByRole('button', { name: 'Tampilkan', exact: true }).click();
  await expect.poll(() => cards(page).first().textContent()).toContain('4 tamu');
  await cards(page).first().click();
  await page.getByRole('form', { name: /^Pesan / }).waitFor();
  expect(new URL(page.url()).search).toBe(`?from=${from}&to=${from}&guests=4`);
  await context.close();
});
