// From asking for a tour's page until a tap on the date of its booking card has opened the calendar.
import { sampleTours } from '@selasar/domain/samples';
import { PHONE, poorPhone, withPage } from './support/browser.ts';
import { median, sideBySide } from './support/figures.ts';
import { oneChunkOf } from './support/oneChunk.ts';
import type { Row } from './support/row.ts';
import { anySuite } from './support/suites.ts';

const path = `/tours/${sampleTours[0]?.slug}`;

/** Seconds. The visitor taps as soon as there is a date to tap, and again each second if nothing happens. */
const secondsToCalendar = (url: string) =>
  withPage(PHONE, async (page) => {
    await poorPhone(page);
    const startedAt = performance.now();
    await page.goto(url, { waitUntil: 'commit' });
    const date = page.locator('#book').getByRole('button', { name: /date/i }).first();
    const calendar = page.getByRole('dialog').getByRole('grid').first();
    await date.waitFor();
    while (!(await calendar.isVisible())) {
      await date.tap({ timeout: 5000 }).catch(() => undefined);
      await calendar.waitFor({ timeout: 1000 }).catch(() => undefined);
    }
    return (performance.now() - startedAt) / 1000;
  });

export const tap: Row = {
  measures: 'the booking card answers to a tap, on a poor phone',
  async run() {
    const suite = await anySuite();
    const urls = [suite.cdnUrl + path, (await oneChunkOf(suite)) + path];
    const found = await sideBySide(urls.map((url) => () => secondsToCalendar(url)));
    const [ours = NaN, other = NaN] = found.map(median);
    return [
      { what: 'tour: a tap opens the calendar', figure: ours, unit: 's', target: 4 },
      { what: 'tour: a tap opens the calendar, one chunk', figure: other, unit: 's' },
      { what: 'tour: a tap opens the calendar, of one chunk', figure: ours / other, unit: '', target: 0.6 },
    ];
  },
};
