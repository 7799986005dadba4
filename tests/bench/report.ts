// Billed reads of a report, with few and with many bookings.
import { recountFigures } from '../../scripts/seed/figures.ts';
import { portsFrom } from '../../scripts/suite/ports.ts';
import { PROJECT_ID } from '../../scripts/suite/root.ts';
import { counted, highest, sizes } from './reads.ts';
import { DESKTOP, quiet } from './support/browser.ts';
import { withStaff } from './support/people.ts';
import type { Figure, Row } from './support/row.ts';
import { type BenchSuite, suiteOf } from './support/suites.ts';
import { bringIntoView } from '../e2e/support/bringIntoView.ts';

/** Twelve months, plus the documents of offers and years. */
const target = 12 + 2;

async function ofReport(suite: BenchSuite): Promise<Figure[]> {
  // The suite's bookings were stored without triggers.
  const startedAt = performance.now();
  const { auth, functions } = portsFrom(suite.basePort);
  const at = (port: number) => `127.0.0.1:${port}`;
  await recountFigures(PROJECT_ID, { auth: at(auth), functions: at(functions) });
  const seconds = (performance.now() - startedAt) / 1000;
  const figure = await withStaff(suite, DESKTOP, async (page) => {
    await page.goto('about:blank');
    const taken = await counted(page);
    return highest(async () => {
      await page.goto('/admin');
      await bringIntoView(page.getByRole('heading', { name: 'Reports', exact: true }));
      await page.getByRole('table', { name: 'Reports by month' }).waitFor();
      await quiet(page);
      // The chart of the weeks is above the reports.
      return (await taken()).paths.filter(
        (path) => path.startsWith('stats/') && path !== 'stats/weeks',
      ).length;
    });
  });
  if (figure === 0) throw new Error('The page shows figures that nobody saw coming');
  return [
    { what: 'reads: a report of twelve months', figure, unit: '', target },
    { what: 'a recount of all figures', figure: seconds, unit: 's', target: 60 },
  ];
}

export const report: Row = {
  measures: 'billed reads of a report, with few bookings and with many',
  async run() {
    const figures: Figure[] = [];
    for (const bookings of sizes) {
      const found = await ofReport(await suiteOf(bookings));
      figures.push(...found.map((one) => ({ ...one, bookings })));
    }
    return figures;
  },
};
