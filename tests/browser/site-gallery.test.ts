import { pictureFiles } from '@selasar/domain/offers';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addTour } from '../e2e/support/offerForms.ts';
import { addOffer } from '../functions/support/offer.ts';
import { openSuite } from '../functions/support/suite.ts';
import { axeViolations } from '../e2e/support/axe.ts';
import { openBrowser } from '../e2e/support/openBrowser.ts';
import { DESKTOP, newPerson, PHONE, SITE_URL, untilHydrated } from '../e2e/support/person.ts';

/** The pictures of a tour, enlarged. */
const browser = await openBrowser();
const suite = openSuite();
const { tourId } = await addOffer(suite);

it('the text begins close beneath the pictures, and the pin of the map covers no name', async () => {
  const { page, context } = await newPerson(browser, PHONE);
  await page.goto('/villas/villa-karang-uluwatu');
  const [pictures, text, pins, names] = await page.evaluate(() => {
    const boxesOf = (selector: string) =>
      Array.from(document.querySelectorAll(selector), (one) =>
        one.getBoundingClientRect().toJSON(),
      );
    return ['main ul:has([aria-haspopup])', 'main dl', 'figure g.here', 'figure svg text'].map(
      (selector) => boxesOf(selector) as DOMRect[],
    );
  });
  expect(text![0]!.top - pictures![0]!.bottom).toBeLessThanOrEqual(40);
  expect(pins).toHaveLength(1);
  const isOver = (one: DOMRect, other: DOMRect) =>
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom;
  expect(names!.length).toBeGreaterThan(10);
  expect(names!.filter((name) => isOver(name, pins![0]!))).toEqual([]);
  await context.close();
});

it('swipes and keys change the picture, a button zooms, and Back closes the gallery', async () => {
  const { page, context, problems } = await newPerson(browser, PHONE);
  await page.goto('/tours');
  await page.goto(`/tours/${tourId}`);
  await untilHydrated(page);
  const opener = page.getByRole('button', { name: /^Enlarge picture 1 of / });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Pictures of Test Tour' });
  const count = (number: number) => dialog.getByText(new RegExp(`^${number} / \\d$`));
  const box = (number: number) =>
    dialog.getByRole('img', { name: `Test Tour, picture ${number} of` }).boundingBox();
  await count(1).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  const finger = await context.newCDPSession(page);
  await finger.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: number[]) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at.map((x) => ({ x, y: 370 })),
    });
  await touch('touchStart', 300);
  for (let x = 280; x >= 60; x -= 20) {
    // oxlint-disable-next-line no-await-in-loop
    await touch('touchMove', x);
  }
  await touch('touchEnd');
  await count(2).waitFor();
  await expect.poll(async () => (await box(2))?.x ?? -1).toBeCloseTo(0, 0);

  await page.keyboard.press('End');
  const last = Number(/\d$/.exec(await dialog.getByText(/^\d \/ \d$/).innerText())?.[0]);
  await count(last).waitFor();
  await expect.poll(async () => (await box(last))?.x ?? -1).toBeCloseTo(0, 0);
  await page.keyboard.press('ArrowRight');
  await count(1).waitFor();
  await dialog.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(async () => (await box(1))?.width).toBeGreaterThan(PHONE.width);

  await page.goBack();
  await dialog.waitFor({ state: 'hidden' });
  expect(page.url()).toBe(`${SITE_URL}/tours/${tourId}`);
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.goBack();
  await expect.poll(() => page.url()).toBe(`${SITE_URL}/tours`);
  expect(problems).toEqual([]);
  await context.close();
});

const drawn = ['main', 1, 2, 3, 4];
const thirty = ['ubud-jungle-adventure', 'mount-batur-sunrise-trek', 'romantic-uluwatu-sunset']
  .concat('sacred-temples-tour', 'family-turtle-island-day')
  .flatMap((slug) => drawn.map((name) => `/images/tours/${slug}/${name}.webp`))
  .concat(drawn.map((name) => `/images/villas/villa-sawah-ubud/${name}.webp`));

/** The tour with as many pictures, and which of them a page has requested. */
async function openTour(page: Page, count: number) {
  const [image = '', ...gallery] = thirty.slice(0, count);
  const tour = await addTour(suite, { image, gallery });
  const requested = new Set<string>();
  const nameOf = new Map(
    thirty.flatMap((src) => {
      const { avif, plain } = pictureFiles(src);
      return [...avif, ...plain].map(({ url }) => [url, src] as const);
    }),
  );
  page.on('request', (request) => {
    const src = nameOf.get(new URL(request.url()).pathname);
    if (src) requested.add(src);
  });
  await page.goto(`/tours/${tour.slug}`, { waitUntil: 'networkidle' });
  return { requested };
}
/** How many pictures of the gallery are on screen, wholly or in part. */
const visible = (page: Page) =>
  page.evaluate(
    () =>
      Array.from(document.querySelectorAll('main li picture img')).filter((image) => {
        const { left, right, width } = image.getBoundingClientRect();
        return width > 0 && left < innerWidth - 1 && right > 1;
      }).length,
  );

it('a phone loads one of thirty pictures, and the next as the visitor comes near', async () => {
  const { page, context, problems } = await newPerson(browser, PHONE);
  const { requested } = await openTour(page, 30);
  await untilHydrated(page);
  expect([...requested]).toEqual(thirty.slice(0, 1));
  expect(await visible(page)).toBe(1);
  await page.getByText('1 of 30').waitFor();
  const row = page.locator('main ul').filter({ has: page.locator('picture') });
  await row.evaluate((list) => list.scrollTo({ left: list.clientWidth }));
  await page.getByText('2 of 30').waitFor();
  await expect.poll(() => [...requested]).toEqual(thirty.slice(0, 3));
  expect(problems).toEqual([]);
  await context.close();
});

it.each([1, 2, 3, 4, 5, 30])('a wide screen fills its grid with %i pictures', async (count) => {
  const { page, context } = await newPerson(browser, DESKTOP);
  const { requested } = await openTour(page, count);
  await untilHydrated(page);
  expect(await visible(page)).toBe(Math.min(count, 5));
  expect([...requested].toSorted()).toEqual(thirty.slice(0, Math.min(count, 5)).toSorted());
  const isFilled = await page.evaluate(() => {
    const list = document.querySelector('main ul:has(picture)')!;
    const { width, height } = list.getBoundingClientRect();
    const area = Array.from(list.children, (item) => {
      const box = item.getBoundingClientRect();
      return (box.width + 8) * (box.height + 8);
    }).reduce((a, b) => (b > 64 ? a + b : a), 0);
    return Math.abs(area / ((width + 8) * (height + 8)) - 1) < 0.01;
  });
  expect(isFilled).toBe(true);
  expect(await page.getByRole('button', { name: 'All photos' }).count()).toBe(count > 1 ? 1 : 0);
  await context.close();
});

it.each([
  ['a phone', PHONE],
  ['a wide screen', DESKTOP],
])('without script all pictures are there on %s', async (_, viewport) => {
  const context = await browser.newContext({
    baseURL: SITE_URL,
    viewport,
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  const { requested } = await openTour(page, 30);
  await expect.poll(() => [...requested].toSorted()).toEqual(thirty.toSorted());
  const images = page.locator('main ul:has(picture) img, noscript img');
  const shown = await images.evaluateAll((all) => all.filter((one) => one.clientWidth > 0).length);
  expect(shown).toBe(30);
  expect(await page.getByRole('button', { name: /picture|photos/ }).count()).toBe(0);
  await context.close();
});
