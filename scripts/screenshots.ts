// `npm run screenshots`: takes the README's screenshots in a suite with demo data.
import path from 'node:path';
import { sampleTours } from '@selasar/domain/samples';
import sharp from 'sharp';
import { DESKTOP, PHONE, quiet, withPage } from '../tests/bench/support/browser.ts';
import { cleanUp } from '../tests/bench/support/cleanUp.ts';
import { withStaff } from '../tests/bench/support/people.ts';
import { anySuite } from '../tests/bench/support/suites.ts';
import { commandLine } from './suite/commandLine.ts';
import { fail } from './suite/progress.ts';
import { ROOT } from './suite/root.ts';
import { endOnSignal } from './suite/run.ts';

type Page = Parameters<Parameters<typeof withPage>[1]>[0];

/** In pixels, as the README shows them. */
const widths = { phone: 420, desktop: 1000 };

async function take(
  page: Page,
  address: string,
  name: string,
  width = widths.desktop,
): Promise<void> {
  await page.goto(address);
  await quiet(page);
  const file = path.join(ROOT, 'docs/images', `${name}.webp`);
  await sharp(await page.screenshot())
    .resize({ width })
    .webp({ quality: 80 })
    .toFile(file);
  process.stdout.write(`${file}\n`);
}

try {
  commandLine('Usage: npm run screenshots', {});
} catch (error) {
  fail(error);
}
endOnSignal();
const suite = await anySuite();
const tour = `/tours/${sampleTours[0]?.slug}`;
await withPage({ ...PHONE, baseURL: suite.siteUrl }, (page) =>
  take(page, '/', 'site-phone', widths.phone),
);
await withPage({ ...DESKTOP, baseURL: suite.siteUrl }, (page) => take(page, tour, 'site-tour'));
await withStaff(suite, DESKTOP, async (page) => {
  await take(page, '/admin/bookings', 'staff-bookings');
  await take(page, '/admin/calendar', 'staff-calendar');
});
await cleanUp();
process.exit(0);
