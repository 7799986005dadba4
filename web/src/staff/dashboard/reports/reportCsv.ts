import type { StatsOffers } from '@selasar/domain';
import { csvHead, csvLines } from '../../records/export/csv.ts';
import type { CsvColumn } from '../../records/export/csv.ts';
import { figureValue } from './figures.ts';
import { lineName } from './lineName.ts';
import { linesOf } from './report.ts';
import type { Line, Report } from './report.ts';

/** The figures of a line as numbers; empty if a figure has no meaning. */
const columnsOf = (first: string, offers: StatsOffers): CsvColumn<Line>[] => [
  { heading: first, value: (line) => lineName(line, offers) },
  { heading: 'Requests', value: (line) => figureValue('requests', line) },
  { heading: 'Confirmed (%)', value: (line) => figureValue('confirmed', line) },
  { heading: 'Revenue (USD)', value: (line) => figureValue('revenue', line) },
  { heading: 'Nights sold', value: (line) => figureValue('nights', line) },
  { heading: 'Nights available', value: ({ nightsOffered }) => nightsOffered },
  { heading: 'Seats sold', value: (line) => figureValue('seats', line) },
  { heading: 'Seats sold (limited tours)', value: ({ limited }) => limited?.sold },
  { heading: 'Seats available', value: ({ limited }) => limited?.offered },
  { heading: 'Lead time (days)', value: (line) => figureValue('lead', line) },
];

/** The lines of the table as a file. */
export const reportCsv = (by: 'month' | 'offer', report: Report, offers: StatsOffers): string[] => {
  const columns = columnsOf(by === 'month' ? 'Month' : 'Offer', offers);
  return [csvHead(columns), csvLines(columns, linesOf(report))];
};
