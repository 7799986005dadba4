import { expect, it } from 'vitest';
import { addOffer } from '../functions/support/offer.ts';
import { openSuite } from '../functions/support/suite.ts';
import { axeViolations } from '../e2e/support/axe.ts';
import { openBrowser } from '../e2e/support/openBrowser.ts';
import { newPerson, PHONE, SITE_URL, untilHydrated } from '../e2e/support/person.ts';

/** The pictures of a tour, enlarged. */
const browser = await openBrowser();
const { tourId } = await addOffer(openSuite());

it('swipes and keys change the picture, and Back closes the gallery', async () => {
  const { page, context, problems } = await newPerson(browser, PHONE);
  await page.goto('/tours');
  await page.goto(`/tours/${tourId}`);
  await untilHydrated(page);
  const opener = page.getByRole('button', { name: /^Enlarge picture 1 of / });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Pictures of Test Tour' });
  const count = (number: number) => dialog.getByText(new RegExp(`^${number} of \\d$`));
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
  await expect.poll(async () => Math.round((await box(2))?.x ?? -1)).toBe(0);

  await page.keyboard.press('End');
  const last = Number(/of (\d)$/.exec(await dialog.getByText(/^\d of \d$/).innerText())?.[1]);
  await count(last).waitFor();
  await expect.poll(async () => Math.round((await box(last))?.x ?? -1)).toBe(0);
  await page.keyboard.press('ArrowRight');
  await count(1).waitFor();

  await page.goBack();
  await dialog.waitFor({ state: 'hidden' });
  expect(page.url()).toBe(`${SITE_URL}/tours/${tourId}`);
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.goBack();
  await expect.poll(() => page.url()).toBe(`${SITE_URL}/tours`);
  expect(problems).toEqual([]);
  await context.close();
});
