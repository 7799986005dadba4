// The time from requesting a tour's page until a tap on the date in its booking card has opened the calendar.
import { sampleTours } from '@selasar/domain/samples';
import { PHONE, poorPhone, withPage } from './support/browser.ts';
import { median, sideBySide } from './support/figures.ts';
import { oneChunkOf } from './support/oneChunk.ts';
import type { Row } from './support/row.ts';
import { anySuite } from './support/suites.ts';

const path = `/tours/${sampleTours[0]?.slug}`;

/** The visitor taps as soon as a date is visible, and again twice a second until there is feedback. */
const openCalendar = (url: string) =>
  withPage(PHONE, async (page) => {
    await poorPhone(page);
    const startedAt = performance.now();
    await page.goto(url, { waitUntil: 'commit' });
    const date = page.locator('#book').getByRole('button', { name: /date/i }).first();
    const calendar = page.getByRole('dialog').getByRole('grid').first();
    await date.waitFor();
    const opened = calendar.waitFor();
    const isHeard = async () =>
      (await page.locator('[aria-busy=true]').and(date).or(page.getByRole('dialog')).count()) > 0;
    let isOpen = false;
    let taps = 0;
    const tapAgain = async () => {
      while (!isOpen) {
        if (!(await isHeard())) {
          taps++;
          // The open calendar covers the date.
          await date.tap({ timeout: 500 }).catch(() => undefined);
        }
        await page.waitForTimeout(500);
      }
    };
    const tapping = tapAgain();
    await opened;
    isOpen = true;
    const openedAt = performance.now();
    await tapping;
    return { seconds: (openedAt - startedAt) / 1000, taps };
  });

export const tap: Row = {
  measures: 'the booking card answers to a tap, on a poor phone',
  async run() {
    const suite = await anySuite();
    const urls = [suite.cdnUrl + path, (await oneChunkOf(suite)) + path];
    const found = await sideBySide(urls.map((url) => () => openCalendar(url)));
    const [ours = NaN, other = NaN] = found.map((all) => median(all.map(({ seconds }) => seconds)));
    const taps = median(found[0]?.map((one) => one.taps) ?? []);
    return [
      { what: 'tour: a tap opens the calendar', figure: ours, unit: 's', target: 4 },
      { what: 'tour: a tap opens the calendar, one chunk', figure: other, unit: 's' },
      {
        what: 'tour: a tap opens the calendar, of one chunk',
        figure: ours / other,
        unit: '',
        target: 0.6,
      },
      { what: 'tour: taps that it took', figure: taps, unit: '', target: 1 },
    ];
  },
};
