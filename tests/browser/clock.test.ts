import { afterAll, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser/browser.ts';
import { atOurTime } from '../support/browser/clock.ts';
import { SITE_URL } from '../e2e/support/person.ts';

const dayMs = 86_400_000;
const browser = atOurTime(await launchBrowser(), 400 * dayMs);
afterAll(() => browser.close());

it('moves the clock of a page before its first script, and a clock that a test sets stays as it is set', async () => {
  const page = await browser.newPage();
  await page.goto(SITE_URL);
  const moved = (await page.evaluate(() => Date.now())) - Date.now();
  expect(Math.round(moved / dayMs)).toBe(
    400 - Math.round(Number(process.env.CLOCK_SHIFT_MS ?? 0) / dayMs),
  );
  await page.clock.setFixedTime('2027-03-08T01:00:00Z');
  await page.reload();
  const set = await page.evaluate(() => [new Date(), new Date(Date.now())]);
  expect(set).toEqual([new Date('2027-03-08T01:00:00Z'), new Date('2027-03-08T01:00:00Z')]);
});
