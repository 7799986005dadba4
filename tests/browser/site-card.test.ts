import { addDays, baliDate } from '@selasar/domain/core';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { addOffer } from '../functions/support/offer.ts';
import { openSuite } from '../functions/support/suite.ts';
import { axeViolations } from '../e2e/support/axe.ts';
import { openBrowser } from '../e2e/support/openBrowser.ts';
import { DESKTOP, newPerson, PHONE, SITE_URL, untilHydrated } from '../e2e/support/person.ts';

/** The bar with the link to the booking card on a phone. */
const suite = openSuite();
const browser = await openBrowser();
const { tourId } = await addOffer(suite);
const path = `/tours/${tourId}`;

afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
});

const bar = (page: Page) => page.getByRole('link', { name: 'From $91 · Choose a date' });
const card = (page: Page) => page.locator('#book');
const toEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

/** Whether the bar is the topmost element at its place. */
const isOnTop = (page: Page) =>
  bar(page).evaluate((link) => {
    const { left, top, width, height } = link.getBoundingClientRect();
    return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

describe('the bar at the foot of a phone', () => {
  it('links to the card, moves the focus there, and hides while the card is visible', async () => {
    const { page, problems } = await newPerson(browser, PHONE);
    await page.goto(path);
    await untilHydrated(page);
    expect(await isOnTop(page)).toBe(true);
    const box = await bar(page).boundingBox();
    expect(box!.y + box!.height).toBeLessThanOrEqual(PHONE.height);
    expect(box!.height).toBeGreaterThanOrEqual(44);
    expect(await axeViolations(page)).toEqual([]);

    await bar(page).click();
    await bar(page).waitFor({ state: 'hidden' });
    expect(page.url()).toBe(`${SITE_URL}${path}#book`);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('book');
    await page.keyboard.press('Tab');
    expect(await card(page).evaluate((form) => form.contains(document.activeElement))).toBe(true);

    await page.evaluate(() => window.scrollTo(0, 0));
    await bar(page).waitFor();
    expect(await isOnTop(page)).toBe(true);
    expect(problems).toEqual([]);
  });

  it('covers nothing after the card', async () => {
    const { page } = await newPerson(browser, PHONE);
    await page.goto(path);
    await untilHydrated(page);
    await toEnd(page);
    await expect.poll(async () => (await bar(page).boundingBox())?.y ?? -1).toBeLessThan(0);
  });

  it('gives way to the offline notice', async () => {
    const { page, context } = await newPerson(browser, PHONE);
    await page.goto(path);
    await untilHydrated(page);
    await context.setOffline(true);
    await page.getByText('You are offline.').waitFor();
    await bar(page).waitFor({ state: 'hidden' });
    await context.setOffline(false);
    await bar(page).waitFor();
    expect(await isOnTop(page)).toBe(true);
  });

  it('works without JavaScript, and hides behind the card', async () => {
    const context = await browser.newContext({
      viewport: PHONE,
      baseURL: SITE_URL,
      javaScriptEnabled: false,
    });
    const page = await context.newPage();
    await page.goto(path);
    await bar(page).click();
    expect(page.url()).toBe(`${SITE_URL}${path}#book`);
    const [link, form] = [await bar(page).boundingBox(), await card(page).boundingBox()];
    expect(link!.y).toBeGreaterThanOrEqual(form!.y);
    expect(link!.x).toBeGreaterThanOrEqual(form!.x);
    expect(link!.width).toBeLessThanOrEqual(form!.width);
  });

  it('is absent if nothing can be booked', async () => {
    const other = await addOffer(suite);
    const document = suite.db.doc(`tours/${other.tourId}`);
    const { page } = await newPerson(browser, PHONE);
    const any = page.getByRole('link', { name: '· Choose a date' });
    await document.update({ rules: 'unreadable' });
    await page.goto(`/tours/${other.tourId}`);
    await page.getByText('This cannot be booked online at the moment.').waitFor();
    expect(await any.count()).toBe(0);

    const today = baliDate(new Date());
    await document.update({ rules: { closed: [`${today}/${addDays(today, 800)}`] } });
    await page.goto(`/tours/${other.tourId}?again`);
    await untilHydrated(page);
    await page.getByText('No dates available').waitFor();
    expect(await any.count()).toBe(0);
  });
});

it('a wide screen shows the card itself', async () => {
  const { page } = await newPerson(browser, DESKTOP);
  await page.goto(path);
  await untilHydrated(page);
  expect(await card(page).isVisible()).toBe(true);
  expect(await bar(page).isVisible()).toBe(false);
});
