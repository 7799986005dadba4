import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { addOffer } from '../functions/support/offer.ts';
import { openSuite } from '../functions/support/suite.ts';
import { calendarOpeners, openCalendar, pickDay, sees } from '../e2e/support/forms.ts';
import { openBrowser } from '../e2e/support/openBrowser.ts';
import { newPerson, type Person, PHONE, takenOver } from '../e2e/support/person.ts';

/** What one visitor does in one tab, page after page. */
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

/** The picture that each page asks for before any script. */
const preloaded = new Map<string, string>();

it('is given the picture of a hero before any script', async () => {
  const bare = await visitor.context.newPage();
  await bare.route('**/*.js', (route) => route.abort());
  for (const [path, picture] of [
    ['/', 'batur'],
    ['/tours', 'terraces'],
    ['/villas', 'cliffs'],
    ['/contact', 'terraces'],
    ['/testimonials', 'batur'],
  ] as const) {
    const asked = bare.waitForRequest(/\/images\/hero\//);
    await bare.goto(path);
    const url = (await asked).url();
    expect(url).toContain(`/${picture}`);
    preloaded.set(path, url);
  }
  await bare.close();
});

it('sees the film of the home page once the picture is there, and stops it', async () => {
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

it('finds no villa that fits, and all of them again', async () => {
  await page.goto('/villas');
  await page.getByRole('searchbox', { name: 'Search' }).fill('ice rink');
  await sees(page, 'No villas found', 'Try adjusting your filters for different results.');
  expect(await page.getByRole('article').count()).toBe(0);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('article').first().waitFor();
});

it('makes one booking of a villa by pressing twice', async () => {
  const { villaId } = await addOffer(suite);
  const customerEmail = `${randomUUID()}@example.com`;
  await page.goto(`/villas/${villaId}`);
  const form = page.getByRole('form', { name: 'Book Test Villa' });
  await pickDay(await openCalendar(calendarOpeners(form).first()), '12');
  await pickDay(await openCalendar(calendarOpeners(form).last(), 0), '14');
  await form.getByLabel('Name').fill('Ana Pratiwi');
  await form.getByLabel('Email').fill(customerEmail);
  let calls = 0;
  await page.route('**/createBooking', async (route) => {
    calls += 1;
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await form.getByRole('button', { name: 'Book Now' }).dblclick();
  await sees(page, 'Booking request submitted!');
  expect(calls).toBe(1);
  expect(await stored('bookings', customerEmail)).toBe(1);
});

/** Goes on with the Tab key until the element has the focus. */
async function tabTo(element: Locator): Promise<void> {
  for (let stops = 0; stops < 40; stops++) {
    await page.keyboard.press('Tab');
    if (await element.evaluate((it) => it === document.activeElement)) return;
  }
  throw new Error('The Tab key does not lead there.');
}

it('books a transfer with the keyboard alone', async () => {
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
  await keyboard.press('PageDown');
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
  await sees(page, 'Booking Confirmed!');
  await dialog.waitFor({ state: 'hidden' });
  const confirmed = page.getByRole('heading', { name: 'We have your request' });
  expect(await confirmed.evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await stored('transfers', customerEmail)).toBe(1);
});

/** A browser without a window never hides a page: its word is replaced. */
const hide = (hidden: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    hidden ? 'hidden' : 'visible',
  );

/** The pictures of the hero that can be seen. */
const seen = () =>
  page.getByRole('region', { name: 'Bali Tour Packages' }).evaluate((hero) =>
    Array.from(hero.querySelectorAll('img')).flatMap((picture) => {
      const frame = picture.closest('div');
      return frame && getComputedStyle(frame).opacity === '1' ? [picture.currentSrc] : [];
    }),
  );

/** Milliseconds: sixteen turns and a half of three pictures, so that another one would be seen. */
const aMinute = 66_000;

it('looks at a hero that turns only while it is looked at, and only for those who like motion', async () => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/tours');
  await expect.poll(seen).toEqual([preloaded.get('/tours')]);
  await takenOver(page);
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
