import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { addOffer } from '../functions/support/offer.ts';
import { openSuite } from '../functions/support/suite.ts';
import {
  calendarOpeners,
  openCalendar,
  openNextMonth,
  pageToNextMonth,
  pickDay,
  untilShown,
} from '../e2e/support/forms.ts';
import { openBrowser } from '../e2e/support/openBrowser.ts';
import { newPerson, type Person, PHONE, untilHydrated } from '../e2e/support/person.ts';

/** One visitor in one tab, page after page. */
let visitor: Person;
let page: Page;
const suite = openSuite();
const browser = await openBrowser();

beforeAll(async () => {
  visitor = await newPerson(browser, PHONE);
  ({ page } = visitor);
});

const stored = async (collection: string, email: string) =>
  (await suite.db.collection(collection).where('customerEmail', '==', email).get()).size;

/** The hero picture of each page, which loads before any script. */
const preloaded = new Map<string, string>();

it('gets the hero picture before any script', async () => {
  const bare = await visitor.context.newPage();
  await bare.route('**/*.js', (route) => route.abort());
  for (const [path, picture] of [
    ['/', 'batur'],
    ['/tours', 'terraces'],
    ['/villas', 'cliffs'],
    ['/contact', 'terraces'],
    ['/testimonials', 'batur'],
  ] as const) {
    const heroRequest = bare.waitForRequest(/\/images\/hero\//);
    await bare.goto(path);
    const url = (await heroRequest).url();
    expect(url).toContain(`/${picture}`);
    preloaded.set(path, url);
  }
  await bare.close();
});

it('sees the video of the home page after the picture, and pauses it', async () => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const film = page.locator('video');
  const at = () => film.evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(at).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Pause the background' }).click();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await film.waitFor({ state: 'detached' });
});

it('finds no matching villa, then resets the filter', async () => {
  await page.goto('/villas');
  await page.getByText('Filters', { exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill('ice rink');
  await untilShown(page, 'No villas found', 'Try adjusting your filters for different results.');
  expect(await page.getByRole('article').count()).toBe(0);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('article').first().waitFor();
});

it('books a villa once with a double click', async () => {
  const { villaId } = await addOffer(suite);
  const customerEmail = `${randomUUID()}@example.com`;
  await page.goto(`/villas/${villaId}`);
  const form = page.getByRole('form', { name: 'Book Test Villa' });
  await pickDay(await openNextMonth(calendarOpeners(form).first()), '12');
  await pickDay(await openCalendar(calendarOpeners(form).last()), '14');
  await form.getByLabel('Name').fill('Ana Pratiwi');
  await form.getByLabel('Email').fill(customerEmail);
  let calls = 0;
  await page.route('**/createBooking', async (route) => {
    calls += 1;
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await form.getByRole('button', { name: 'Book Now' }).dblclick();
  await untilShown(page, 'Booking request submitted!');
  expect(calls).toBe(1);
  expect(await stored('bookings', customerEmail)).toBe(1);
});

/** Presses Tab until the element has the focus. */
async function tabTo(element: Locator): Promise<void> {
  for (let stops = 0; stops < 40; stops++) {
    await page.keyboard.press('Tab');
    if (await element.evaluate((it) => it === document.activeElement)) return;
  }
  throw new Error('The Tab key does not lead there.');
}

it('books a transfer with the keyboard only', async () => {
  const customerEmail = `${randomUUID()}@example.com`;
  const { keyboard } = page;
  await page.goto('/#airport-transfer');
  const route = page.getByRole('form', { name: 'Your Route' });
  await route.waitFor();
  await tabTo(route.getByRole('combobox', { name: /Pickup Location/ }));
  await keyboard.type('Airport (DPS)');
  await tabTo(route.getByRole('combobox', { name: /Destination/ }));
  await keyboard.type('Ubud');

  await tabTo(calendarOpeners(route));
  await keyboard.press('Enter');
  const calendar = page.getByRole('dialog');
  await calendar.getByRole('grid').first().waitFor();
  await pageToNextMonth(page);
  await keyboard.press('Enter');
  await calendar.waitFor({ state: 'hidden' });

  const time = route.getByRole('combobox', { name: /Pickup Time/ });
  await tabTo(time);
  await keyboard.press('Enter');
  await page.getByRole('listbox').waitFor();
  await keyboard.press('End');
  await keyboard.press('Enter');
  await page.getByRole('listbox').waitFor({ state: 'hidden' });
  expect(await time.textContent()).toBe('23:00');

  const proceed = route.getByRole('button', { name: 'CONTINUE BOOKING' });
  await tabTo(proceed);
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Confirm Your Airport Transfer Booking' });
  await dialog.waitFor();
  await tabTo(dialog.getByLabel('Name'));
  await keyboard.type('Ana Pratiwi');
  await tabTo(dialog.getByLabel('Email'));
  await keyboard.type(customerEmail);
  await tabTo(dialog.getByLabel('Phone'));
  await keyboard.type('+62 812 3456 7890');
  await keyboard.press('Enter');
  await untilShown(page, 'Booking Confirmed!');
  await dialog.waitFor({ state: 'hidden' });
  const confirmed = page.getByRole('heading', { name: 'We have your request' });
  expect(await confirmed.evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await stored('transfers', customerEmail)).toBe(1);
});

/** A headless browser never hides a page, so the test overrides its visibility. */
const hide = (hidden: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    hidden ? 'hidden' : 'visible',
  );

/** The visible pictures of the hero. */
const seen = () =>
  page.getByRole('region', { name: 'Bali Tour Packages' }).evaluate((hero) =>
    Array.from(hero.querySelectorAll('img')).flatMap((picture) => {
      const frame = picture.closest('div');
      return frame && getComputedStyle(frame).opacity === '1' ? [picture.currentSrc] : [];
    }),
  );

/** In milliseconds: sixteen and a half turns of three pictures, so a different one would be visible. */
const aMinute = 66_000;

it('sees a hero that rotates only while visible and without reduced motion', async () => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/tours');
  await expect.poll(seen).toEqual([preloaded.get('/tours')]);
  await untilHydrated(page);
  await page.clock.runFor(4300);
  const second = [expect.stringContaining('/batur')];
  await expect.poll(seen).toEqual(second);

  await hide(true);
  await page.clock.runFor(aMinute);
  expect(await seen()).toEqual(second);
  await hide(false);
  await page.clock.runFor(4300);
  const third = [expect.stringContaining('/cliffs')];
  await expect.poll(seen).toEqual(third);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Pause the background' }).waitFor({ state: 'hidden' });
  await page.clock.runFor(aMinute);
  expect(await seen()).toEqual(third);
  expect(visitor.problems).toEqual([]);
});
