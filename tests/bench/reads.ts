// Billed reads of pages, with few and with many bookings: documents that Firestore sends to the rendering function and
// to the browser.
import { sampleTours, sampleVillas } from '@selasar/domain/samples';
import type { Page, Response } from 'playwright-core';
import { countReads } from '../e2e/support/reads.ts';
import { DESKTOP, quiet, withPage } from './support/browser.ts';
import { book, withStaff } from './support/people.ts';
import type { Figure, Row } from './support/row.ts';
import { startSite } from './support/startSite.ts';
import { type BenchSuite, suiteOf } from './support/suites.ts';

export const sizes = [100, 100_000];
/** Plus one, to know whether there is a next page. */
const gridPage = 25 + 1;
/** The most records of a kind that quick search reads for one word. */
const searched = 5;

const publicPages = [
  ['/', 6],
  ['/tours', sampleTours.length],
  ['/villas', sampleVillas.length],
  [`/tours/${sampleTours[0]?.slug}`, 3],
  [`/villas/${sampleVillas[0]?.slug}`, 3],
] as const;

/** Counts the documents that a page receives, through its listener and single requests. */
export async function counted(page: Page) {
  const documentReads = await countReads(page);
  const answers: Promise<number>[] = [];
  const documentsIn = async (answer: Response) =>
    [...(await answer.text()).matchAll(/"(?:document|found)":\s*\{|"missing":/g)].length;
  page.on('response', (answer) => {
    const isRead = /:(runQuery|batchGet)/.test(answer.url());
    if (isRead && answer.request().method() === 'POST') answers.push(documentsIn(answer));
  });
  return async () => {
    const paths = await documentReads.taken();
    const answered = await Promise.all(answers.splice(0));
    return { paths, count: paths.length + answered.reduce((sum, one) => sum + one, 0) };
  };
}

/**
 * Counts three times and returns the highest: on a busy machine a stream may end before it is intercepted, and its
 * documents are missed.
 */
export async function highest(measure: () => Promise<number>): Promise<number> {
  const counts: number[] = [];
  for (let time = 0; time < 3; time++) counts.push(await measure());
  return Math.max(...counts);
}

const inBrowser = (url: string) =>
  withPage(DESKTOP, async (page) => {
    const taken = await counted(page);
    await page.goto(url);
    await quiet(page);
    return (await taken()).count;
  });

async function ofPublicPages(suite: BenchSuite): Promise<Figure[]> {
  const site = await startSite(suite);
  const figures: Figure[] = [];
  for (const [path, target] of publicPages) {
    const before = await site.reads();
    await (await fetch(site.url + path)).text();
    const drawn = (await site.reads()) - before;
    // Through the CDN, which has cached the page, so the function reads nothing.
    await (await fetch(suite.cdnUrl + path)).text();
    const shown = await highest(() => inBrowser(suite.cdnUrl + path));
    figures.push({ what: `reads: ${path}`, figure: drawn + shown, unit: '', target });
    if (path === '/') figures.push({ what: 'reads: cached /', figure: shown, unit: '', target: 0 });
  }
  return figures;
}

const ofStaffPages = (suite: BenchSuite): Promise<Figure[]> =>
  withStaff(suite, DESKTOP, async (page) => {
    await page.goto('about:blank');
    const taken = await counted(page);
    // Every page listens to the person's profile and to new arrivals.
    const count = async () =>
      (await taken()).paths.filter((path) => !path.startsWith('users/')).length;
    const bookings = async () =>
      (await taken()).paths.filter((path) => path.startsWith('bookings/')).length;
    const dashboard = await highest(async () => {
      await page.goto('/admin');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await quiet(page);
      return count();
    });
    const first = await highest(async () => {
      await page.goto('/admin/bookings?status=confirmed');
      await page.locator('[role=row][data-id]').first().waitFor();
      await quiet(page);
      return bookings();
    });
    if (first === 0) throw new Error('The page shows bookings that nobody saw coming');
    const found = await highest(async () => {
      await page.goto('/admin/reviews');
      await page.getByRole('button', { name: 'Search everything' }).waitFor();
      await quiet(page);
      await taken();
      await page.keyboard.press('/');
      await page.getByRole('combobox', { name: 'Search everything' }).fill('batur');
      await page.getByRole('option', { name: 'All results in Bookings' }).waitFor();
      await quiet(page);
      return bookings();
    });
    if (found === 0) throw new Error('The search shows bookings that nobody saw coming');
    await page.goto('/admin/bookings');
    await page.locator('[role=row][data-id]').first().waitFor();
    await taken();
    const { name } = await book(suite);
    await page.getByText(name).first().waitFor();
    const change = await bookings();
    return [
      { what: 'reads: dashboard', figure: dashboard, unit: '', target: 7 },
      { what: 'reads: first page of the grid', figure: first, unit: '', target: gridPage },
      { what: 'reads: bookings of a search', figure: found, unit: '', target: searched },
      { what: 'reads: a booking that comes in', figure: change, unit: '', target: 1 },
    ];
  });

export const reads: Row = {
  measures: 'billed reads, with few bookings and with many',
  async run() {
    const found: Figure[][] = [];
    for (const size of sizes) {
      const suite = await suiteOf(size);
      found.push([...(await ofPublicPages(suite)), ...(await ofStaffPages(suite))]);
    }
    return found.flatMap((figures, index) =>
      figures.map((one) => ({ ...one, bookings: sizes[index] })),
    );
  },
};
