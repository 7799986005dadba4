import { pictureFiles } from '@selasar/domain/offers';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { openBrowser } from '../e2e/support/openBrowser.ts';
import { SITE_URL } from '../e2e/support/person.ts';

const browser = await openBrowser();

/**
 * The displayed pictures with the files that they load. A picture cropped at the sides counts with 8/5 of its height as
 * width.
 */
const shown = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('picture img')).map((image) => {
      const { src, currentSrc, clientWidth, clientHeight } = image as HTMLImageElement;
      return {
        src: new URL(src).pathname,
        file: new URL(currentSrc).pathname,
        width: Math.max(clientWidth, clientHeight * 1.6) * devicePixelRatio,
      };
    }),
  );

/** Looks at each picture until all are loaded: each of them loads only when it is near what is visible. */
async function seeAll(page: Page) {
  const lookAtNext = () =>
    page.evaluate(() => {
      const missing = Array.from(document.images).find(
        ({ complete, currentSrc }) => !complete || currentSrc === '',
      );
      // In a row, a picture that is not seen yet has no place: its item has.
      const next = missing?.closest('li') ?? missing;
      if (next) next.scrollIntoView({ block: 'center', inline: 'center' });
      // More of the page may follow when its end is near.
      else window.scrollTo(0, document.documentElement.scrollHeight);
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      return !missing && isAtEnd;
    });
  await expect.poll(lookAtNext).toBe(true);
}

const screens = [
  [360, 740, 2],
  [390, 844, 3],
  [414, 896, 2],
  [768, 1024, 1],
  [1440, 900, 1],
] as const;
const pages = ['/', '/tours', '/villas/villa-sawah-ubud', '/testimonials'];

it.each(screens)(
  'at %i × %i and density %i no picture file is larger than needed',
  async (width, height, deviceScaleFactor) => {
    for (const path of pages) {
      // No cache from another page: browsers use a larger cached file.
      const context = await browser.newContext({
        viewport: { width, height },
        deviceScaleFactor,
        baseURL: SITE_URL,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await page.goto(path);
      await seeAll(page);
      const pictures = await shown(page);
      expect(pictures.length).toBeGreaterThan(3);
      for (const { src, file, width: needed } of pictures) {
        const { avif } = pictureFiles(src);
        /** The smallest file that is large enough. */
        const fitting = (least: number) =>
          // A floor plan has one file.
          (avif.find((one) => one.width >= least) ?? avif.at(-1))?.url ?? src;
        const allowed = pictures
          .filter((one) => one.src === src)
          // One percent more or less is invisible.
          .flatMap((one) => [fitting(one.width * 0.97), fitting(one.width * 1.03)]);
        expect({ path, src, needed, isFitting: allowed.includes(file), file }).toMatchObject({
          isFitting: true,
        });
      }
      await context.close();
    }
  },
);

it('a picture that fails before hydration becomes the placeholder', async () => {
  const context = await browser.newContext({ baseURL: SITE_URL });
  afterAll(() => context.close());
  const page = await context.newPage();
  let letThrough: () => void = () => undefined;
  const waiting = new Promise<void>((done) => {
    letThrough = done;
  });
  await page.route('**/assets/*.js', async (route) => {
    await waiting;
    await route.continue();
  });
  await page.route('**/ubud-jungle-adventure/main*', (route) => route.abort());
  await page.goto('/tours/ubud-jungle-adventure', { waitUntil: 'commit' });
  const large = page.getByRole('img', { name: /picture 1 of 5/ });
  await expect
    .poll(() => large.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBe(0);
  letThrough();
  await expect
    .poll(() => large.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toContain('/images/placeholder.svg');
});
