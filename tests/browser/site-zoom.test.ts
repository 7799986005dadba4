import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DEMO_USERS } from '../../scripts/demo.ts';
import { addressIn } from '../../web/src/i18n/address.ts';
import { untilShown } from '../e2e/support/forms.ts';
import { openBrowser } from '../e2e/support/openBrowser.ts';
import { newPerson, type Person, enter } from '../e2e/support/person.ts';
import { publicRoutes } from '../e2e/support/publicRoutes.ts';

/** Large text and zoom: 1280 pixels at 200 % are 640. */
const NARROW = { width: 360, height: 740 };
const ZOOMED = { width: 640, height: 400 };

const browser = await openBrowser();

/** A visitor whose browser doubles the text size. */
async function withLargeText(viewport: { width: number; height: number }): Promise<Person> {
  const person = await newPerson(browser, viewport);
  await person.context.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const style = document.createElement('style');
      style.textContent = 'html { font-size: 200% }';
      document.head.append(style);
    });
  });
  return person;
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

async function overflowAt(page: Page, routes: readonly string[]): Promise<[string, number][]> {
  const found: [string, number][] = [];
  for (const route of routes) {
    await page.goto(route);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Tab');
    const toCome = page.locator('.MuiSkeleton-root, .MuiCircularProgress-root');
    await expect.poll(() => toCome.count()).toBe(0);
    const beyond = await overflow(page);
    if (beyond > 0) found.push([route, beyond]);
  }
  return found;
}

describe.each([NARROW, ZOOMED, { width: 1280, height: 800 }])(
  'doubled text size at $width px',
  (viewport) => {
    it('does not overflow the site', async () => {
      const { page, context } = await withLargeText(viewport);
      expect(await overflowAt(page, [...publicRoutes, '/auth'])).toEqual([]);
      await context.close();
    });

    it('does not overflow the staff area', async () => {
      const person = await withLargeText(viewport);
      await enter(person, DEMO_USERS.admin.email);
      const routes = ['', '/tours', '/bookings', '/airport-transfers', '/inbox', '/team'];
      expect(
        await overflowAt(
          person.page,
          routes.map((route) => `/admin${route}`),
        ),
      ).toEqual([]);
      await person.context.close();
    });
  },
);

it.each([NARROW, { width: 320, height: 568 }])(
  'a price with its approximate amount fits in doubled text at $width px',
  async (viewport) => {
    const { page, context } = await withLargeText(viewport);
    await context.addInitScript(() => localStorage.setItem('currency', 'IDR'));
    for (const [route, about] of [
      ['/villas/villa-karang-uluwatu', 'about IDR'],
      ['/id/villas/villa-karang-uluwatu', 'sekitar Rp'],
    ] as const) {
      await page.goto(route);
      await page.getByRole('form').getByText(about).first().waitFor();
      expect({ route, beyond: await overflow(page) }).toEqual({ route, beyond: 0 });
    }
    await context.close();
  },
);

// A small phone at 150 % and 200 %.
it.each([240, 300])('no page overflows at %i px', async (width) => {
  const { page, context } = await newPerson(browser, { width, height: 500 });
  const indonesian = publicRoutes.map((route) => addressIn('id', route));
  expect(await overflowAt(page, [...publicRoutes, ...indonesian, '/trip', '/id/trip'])).toEqual([]);
  await context.close();
});

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not drawn.');
  return box;
};

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  const apart =
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
  return !apart;
}

it.each([NARROW, ZOOMED, { width: 320, height: 568 }, { width: 900, height: 420 }])(
  'the pause button of the video overlaps no other button at $width px',
  async (viewport) => {
    for (const person of [await newPerson(browser, viewport), await withLargeText(viewport)]) {
      const { page, context } = person;
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto('/');
      const pause = page.getByRole('button', { name: 'Pause the background' });
      await pause.waitFor();
      const hero = page.getByRole('region', { name: 'Bali, from the veranda of a friend' });
      for (const link of [
        hero.getByRole('link', { name: 'Explore Tours' }),
        hero.getByRole('link', { name: 'Browse Villas' }),
        hero.getByText(/^Private day tours/),
      ])
        expect(await overlap(pause, link)).toBe(false);
      await context.close();
    }
  },
);

describe('a toast does not cover its field', () => {
  const toast = (page: Page, title: string) =>
    page.locator('[data-sonner-toast][data-mounted="true"]').filter({ hasText: title });

  /** Waits until the toast stops moving. */
  async function seen(page: Page, title: string): Promise<Locator> {
    await untilShown(page, title);
    await expect.poll(() => toast(page, title).evaluate((it) => it.getAnimations().length)).toBe(0);
    return toast(page, title);
  }

  it.each([ZOOMED, NARROW])('the date of a tour, at $width px', async (viewport) => {
    const { page, context } = await newPerson(browser, viewport);
    await page.goto('/tours/mount-batur-sunrise-trek');
    const form = page.getByRole('form', { name: 'Book Mount Batur Sunrise Trek' });
    await form.getByRole('button', { name: 'Book Now' }).click();
    const title = await seen(page, 'Please select a date');
    const date = form.getByRole('group', { name: /Date/ });
    expect(await overlap(title, date)).toBe(false);
    const { y, height } = await boxOf(date);
    expect(y).toBeGreaterThanOrEqual(72);
    expect(y + height).toBeLessThanOrEqual(viewport.height);
    await context.close();
  });

  it.each([
    [ZOOMED, 'Name'],
    [ZOOMED, 'Phone'],
    [NARROW, 'Name'],
    [NARROW, 'Phone'],
  ] as const)('a transfer with missing fields, at %o: %s', async (viewport, missing) => {
    const { page, context } = await newPerson(browser, viewport);
    await page.addInitScript(() => {
      const values = {
        pickupLocation: 'Airport',
        destination: 'Ubud',
        pickupDate: new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10),
        pickupTime: '14:00',
        passengers: 2,
        luggage: 3,
        flightNumber: '',
        specialRequests: '',
      };
      const draft = { at: new Date().toISOString(), content: { values } };
      sessionStorage.setItem('draft:transfer/route', JSON.stringify(draft));
    });
    await page.goto('/#airport-transfer');
    await page.getByRole('button', { name: 'CONTINUE BOOKING' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm Your Airport Transfer Booking' });
    for (const [label, text] of [
      ['Name', 'Ana'],
      ['Email', 'ana@example.com'],
      ['Phone', '+62 812 0000'],
    ] as const)
      if (label !== missing) await dialog.getByLabel(label).fill(text);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    const title = await seen(page, 'Missing Information');
    const field = dialog.getByLabel(missing);
    expect(await field.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await overlap(title, field)).toBe(false);
    await context.close();
  });
});
