// The content security policy of the site: it blocks nothing of the product, and everything that a stranger injects.
import { describe, expect, it } from 'vitest';
import { DEMO_USERS } from '../../scripts/demo.ts';
import { paths } from '../../web/src/paths.ts';
import { crewOf } from '../functions/support/crew.ts';
import { addOffer, tourRequest } from '../functions/support/offer.ts';
import { openSuite } from '../functions/support/suite.ts';
import { addTrip } from '../functions/support/travel.ts';
import { dayOf } from '../e2e/support/day.ts';
import { calendarOpeners, openNextMonth } from '../e2e/support/forms.ts';
import { addTour, choose, edit } from '../e2e/support/offerForms.ts';
import {
  untilCached,
  goOffline,
  newOfflineContext,
  untilPageCached,
} from '../e2e/support/offline.ts';
import { openBrowser } from '../e2e/support/openBrowser.ts';
import { newPerson, enter, untilHydrated } from '../e2e/support/person.ts';
import { heic } from '../e2e/support/pictureFiles.ts';
import { watchPolicy } from '../e2e/support/violations.ts';

const suite = openSuite();
const { tourId, villaId } = await addOffer(suite);
const { member, keyOf } = crewOf(suite, await suite.caller('staff'));
const crewKey = await keyOf(await member());
const { key: tripKey } = await addTrip(suite.db);
const browser = await openBrowser();

const visitor = await newPerson(browser);
const stranger = await watchPolicy(visitor.context);
const admin = await newPerson(browser);
const staff = await watchPolicy(admin.context);
await enter(admin, DEMO_USERS.admin.email);

/** The violations reported since the last call. */
const stopped = () => [stranger, staff].flatMap((violations) => violations.splice(0));

/** The document behind a path, if it needs one. */
const known: Readonly<Record<string, readonly string[]>> = {
  tour: [tourId],
  villa: [villaId],
  trip: [tripKey],
  crew: [crewKey],
  auth: [],
  day: [],
  villaCalendars: [villaId],
};
const addresses = (value: unknown, name = ''): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value(...(known[name] ?? ['tours', tourId])))];
  return Object.entries(value as object).flatMap(([inner, one]) => addresses(one, inner));
};
const all = [...new Set(addresses(paths).map((address) => address.replace(/#.*$/, '')))];

describe.each([
  ['a visitor', visitor],
  ['an admin', admin],
] as const)('nothing is blocked for %s', (_, { page }) => {
  it.each([...all, '/no-such-page'])('at %s', async (address) => {
    const answer = await page.goto(address);
    expect(answer?.headers()['content-security-policy']).toContain("object-src 'none'");
    await page.getByRole('heading').first().waitFor();
    if (!new URL(page.url()).pathname.startsWith('/admin')) await untilHydrated(page);
    expect(stopped()).toEqual([]);
  });
});

describe('nothing is blocked', () => {
  it('in the booking of a tour, and its pictures', async () => {
    const { page } = visitor;
    await page.goto(paths.tour(tourId));
    await untilHydrated(page);
    await openNextMonth(calendarOpeners(page.getByRole('form', { name: /^Book Test / })));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Enlarge picture 1 of / }).click();
    await page.getByRole('dialog', { name: 'Pictures of Test Tour' }).waitFor();
    expect(stopped()).toEqual([]);
  });

  it('in the sheet of a booking, and during an export', async () => {
    const { page } = admin;
    const guest = await suite.caller();
    const request = tourRequest(suite, tourId);
    await guest.call('createBooking', request);
    await page.goto(paths.admin.booking(request.requestId));
    await page.getByRole('heading', { name: /^Booking #/ }).waitFor();
    // The list beside an open sheet has no room for the button.
    await page.getByRole('button', { name: 'Close' }).click();
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await file;
    expect(stopped()).toEqual([]);
  });

  it('when a photo is read, stored and shown', async () => {
    const { slug } = await addTour(suite, { image: '' });
    const form = await edit(admin.page, 'tours', slug);
    const photo = { name: 'IMG_2.HEIC', mimeType: '', buffer: heic() };
    await choose(form, 'Upload main image', photo);
    const picture = form.getByRole('img', { name: 'Main image' });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(stopped()).toEqual([]);
  });

  it('when the site caches itself for offline use', async () => {
    const { context, page } = await newOfflineContext(browser);
    const violations = await watchPolicy(context);
    await page.goto(paths.villa(villaId));
    await untilHydrated(page);
    await untilCached(page);
    await untilPageCached(page, paths.villa(villaId));
    await page.goto(paths.villas);
    await untilHydrated(page);
    await goOffline(context);
    await page.reload();
    await untilHydrated(page);
    expect(violations).toEqual([]);
    await context.close();
  });

  it('when a day is printed', async () => {
    const { page } = admin;
    const date = '2031-11-03';
    const day = dayOf(suite, date);
    await day.put('bookings', [day.tour({})]);
    await page.goto(paths.admin.day(date));
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await page.getByRole('button', { name: 'Print' }).first().click();
    expect(stopped()).toEqual([]);
  });
});

describe('injected content', () => {
  const attack = `<script>window.attacked = 1</script><img src=x onerror="window.attacked = 1">`;
  const isAttacked = () => Reflect.has(window, 'attacked');

  it('in the name of a guest is plain text for staff, even in logs', async () => {
    const { page } = admin;
    const guest = await suite.caller();
    const request = { ...tourRequest(suite, tourId), customerName: attack };
    await guest.call('createBooking', request);
    await page.goto(paths.admin.booking(request.requestId));
    await expect.poll(() => page.locator('body').innerText()).toContain(attack);
    expect(await page.evaluate(isAttacked)).toBe(false);
    expect(stopped()).toEqual([]);
  });

  it('in a stored tour is plain text for visitors, and its URL runs no script', async () => {
    const { page } = visitor;
    const { slug } = await addTour(suite, {
      title: attack,
      shortDescription: `</script>${attack}`,
      fullDescription: 'javascript:window.attacked=1',
      image: 'javascript:window.attacked=1',
    });
    await page.goto(paths.tour(slug));
    await untilHydrated(page);
    await page.getByRole('heading', { level: 1, name: attack }).waitFor();
    expect(await page.locator('a[href^="javascript:"], iframe').count()).toBe(0);
    expect(await page.evaluate(isAttacked)).toBe(false);
    expect(stopped()).toEqual([]);
  });

  it('as a script in the page is blocked', async () => {
    const { page, context } = await newPerson(browser);
    const violations = await watchPolicy(context);
    for (const address of [paths.home, paths.auth()]) {
      await page.goto(address);
      await page.getByRole('heading').first().waitFor();
      await page.evaluate((code) => {
        const script = document.createElement('script');
        script.textContent = code;
        document.body.append(script);
        document.body.insertAdjacentHTML('beforeend', `<img src="data:," onerror="${code}">`);
      }, 'window.attacked = 1');
      const blocked = /script-src-(elem|attr) inline/;
      await expect
        .poll(() => violations.splice(0).filter((one) => blocked.test(one)).length > 0)
        .toBe(true);
      expect(await page.evaluate(isAttacked)).toBe(false);
    }
  });
});
