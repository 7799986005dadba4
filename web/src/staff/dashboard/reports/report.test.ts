import { type StatsMonth, statsMonthSchema, statsOffersSchema } from '@selasar/domain/stats';
import { expect, it } from 'vitest';
import type { Row } from '../../../data/firebase/rows.ts';
import { figureText } from './figures.ts';
import type { FigureKey } from './figures.ts';
import { lineName, isEmptyReport, linesOf, reportOf } from './report.ts';
import { reportCsv } from './Reports.tsx';

const months = ['2026-03', '2026-04'];
const month = (name: string, data: object): StatsMonth =>
  statsMonthSchema.parse({ id: `month-${name}`, ...data });
const stored: Row<StatsMonth>[] = [
  month('2026-03', {
    offers: {
      tours: {
        ubud: { requests: 4, confirmed: 3, revenue: 240.5, dated: 4, leadDays: 10, seats: 6 },
        batur: { requests: 1, seats: 12 },
      },
      villas: { sawah: { requests: 2, confirmed: 1, revenue: 900, nights: 9 } },
    },
    transfers: { requests: 2, confirmed: 1, revenue: 50, dated: 2, leadDays: 7 },
  }),
  month('2026-04', { offers: { villas: { old: { nights: 2 }, empty: { requests: 0 } } } }),
];
const offers = statsOffersSchema.parse({
  tours: {
    ubud: { name: 'Ubud Walk' },
    // Mondays only; the island is closed on Nyepi, Thursday, 19 March 2026.
    batur: { name: 'Mount Batur', rules: { seats: 5, weekdays: [1, 4] } },
  },
  villas: { sawah: { name: 'Villa Sawah' }, old: { name: 'Villa Lama', isGone: true } },
});
const texts = (by: 'month' | 'offer', rows = stored, known = offers) => {
  const keys: FigureKey[] = ['requests', 'confirmed', 'revenue', 'nights', 'seats', 'lead'];
  return linesOf(reportOf(by, months, rows, known)).map((line) =>
    [lineName(line, known), ...keys.map((key) => figureText(key, line))].join(' | '),
  );
};

it('sums up by month; transfers are separate', () => {
  expect(texts('month')).toEqual([
    'March 2026 | 7 | 57.1% | $1,140.50 | 9 of 31 (29%) | 18, 12 of 40 (30%) | 2.5 days',
    'April 2026 | 0 | – | $0 | 2 of 30 (7%) | 0 of 45 (0%) | –',
    'All bookings | 7 | 57.1% | $1,140.50 | 11 of 61 (18%) | 18, 12 of 85 (14%) | 2.5 days',
    'Airport transfers | 2 | 50.0% | $50 | – | – | 3.5 days',
  ]);
});

it('sums up by offer, by revenue; a deleted offer keeps its name while it has figures', () => {
  expect(texts('offer')).toEqual([
    'Villa Sawah | 2 | 50.0% | $900 | 9 of 61 (15%) | – | –',
    'Ubud Walk | 4 | 75.0% | $240.50 | – | 6 | 2.5 days',
    'Mount Batur | 1 | 0.0% | $0 | – | 12 of 85 (14%) | –',
    'Villa Lama (removed) | 0 | – | $0 | 2 | – | –',
    'All bookings | 7 | 57.1% | $1,140.50 | 11 of 61 (18%) | 18, 12 of 85 (14%) | 2.5 days',
    'Airport transfers | 2 | 50.0% | $50 | – | – | 3.5 days',
  ]);
});

it('the seats of a tour are those of its start times, on their days', () => {
  const departures = { '08:00': { seats: 5 }, '14:00': { seats: 3, weekdays: [1] } };
  const known = (rules: object) =>
    statsOffersSchema.parse({ tours: { batur: { name: 'Mount Batur', rules } }, villas: {} });
  const seats = (rules: object) => texts('month', stored, known(rules))[0]?.split(' | ')[5];
  // Mondays and Thursdays, without Nyepi: eight days, of which five are Mondays.
  expect(seats({ departures, weekdays: [1, 4] })).toBe('18, 12 of 55 (22%)');
  expect(seats({ departures: { ...departures, '16:00': {} }, weekdays: [1, 4] })).toBe('18');
});

it('labels an offer that was never listed by its slug, and an invalid slug as unknown', () => {
  const rows = [
    month('2026-03', {
      offers: {
        tours: { constructor: { requests: 1, revenue: 3 }, '-': { requests: 1, revenue: 2 } },
        villas: { '-': { requests: 1, revenue: 1 } },
      },
    }),
  ];
  const names = texts('offer', rows, statsOffersSchema.parse({})).map(
    (text) => text.split(' | ')[0],
  );
  expect(names).toEqual([
    'constructor (removed)',
    'Unknown Tour',
    'Unknown Villa',
    'All bookings',
    'Airport transfers',
  ]);
});

it('leaves out an invalid month, names it, and does not count its nights', () => {
  const [march, april] = stored;
  const damage = { missing: [], invalid: ['offers'] };
  const rows = [{ id: march?.id ?? '', damage }, ...(april ? [april] : [])];
  const report = reportOf('month', months, rows, offers);
  expect(report.damaged).toEqual(['2026-03']);
  expect(isEmptyReport(report)).toBe(false);
  expect(texts('month', rows)).toEqual([
    'March 2026 | – | – | – | – | – | –',
    'April 2026 | 0 | – | $0 | 2 of 30 (7%) | 0 of 45 (0%) | –',
    'All bookings | 0 | – | $0 | 2 of 30 (7%) | 0 of 45 (0%) | –',
    'Airport transfers | 0 | – | $0 | – | – | –',
  ]);
});

it('shows a total of zero without a minus sign', () => {
  const rows = [month('2026-03', { offers: { tours: { ubud: { requests: -0, revenue: -0 } } } })];
  expect(texts('month', rows).join()).not.toContain('-');
  const lead = { requests: 3, dated: 300, leadDays: -1 };
  const late = [month('2026-03', { offers: { tours: { ubud: lead } } })];
  expect(texts('month', late)[0]).toMatch(/ 0\.0 days$/);
});

it('is empty without a figure, however many offers there are', () => {
  expect(isEmptyReport(reportOf('offer', months, [], offers))).toBe(true);
  const transfer = [month('2026-03', { transfers: { requests: 1 } })];
  expect(isEmptyReport(reportOf('offer', months, transfer, offers))).toBe(false);
});

it('exports the same lines to a file, as numbers', () => {
  const [head, lines] = reportCsv('offer', reportOf('offer', months, stored, offers), offers);
  expect(head).toBe(
    '\u{FEFF}Offer,Requests,Confirmed (%),Revenue (USD),Nights sold,Nights available,Seats sold,Seats sold (limited tours),Seats available,Lead time (days)\r\n',
  );
  expect(lines?.split('\r\n')).toEqual([
    'Villa Sawah,2,50,900,9,61,,,,',
    'Ubud Walk,4,75,240.5,,,6,,,2.5',
    'Mount Batur,1,0,0,,,12,12,85,',
    'Villa Lama (removed),0,,0,2,,,,,',
    'All bookings,7,57.1,1140.5,11,61,18,12,85,2.5',
    'Airport transfers,2,50,50,,,,,,3.5',
    '',
  ]);
});

it('sums up by source and month; the site has what the others leave, of transfers too', () => {
  const partner = { requests: 3, confirmed: 2, revenue: 340.5, dated: 3, leadDays: 9 };
  const rows = [
    month('2026-03', {
      offers: {
        tours: { ubud: { requests: 4, confirmed: 3, revenue: 540.7, dated: 4, leadDays: 10 } },
      },
      transfers: { requests: 2, confirmed: 1, revenue: 50, dated: 2, leadDays: 7 },
      sources: {
        phone: { requests: 1, revenue: 0.1 },
        'partner Hotel Sari': { ...partner, commission: 34.05 },
      },
    }),
    month('2026-04', {
      transfers: { requests: 1, revenue: 50 },
      sources: { phone: { requests: 1, revenue: 50 } },
    }),
  ];
  const report = reportOf('source', months, rows, offers);
  const keys: FigureKey[] = ['requests', 'confirmed', 'revenue', 'commission', 'lead'];
  const lines = linesOf(report).map((line) =>
    [lineName(line, offers), ...keys.map((key) => figureText(key, line))].join(' | '),
  );
  expect(lines).toEqual([
    'Hotel Sari | 3 | 66.7% | $340.50 | $34.05 | 3.0 days',
    'Hotel Sari, March 2026 | 3 | 66.7% | $340.50 | $34.05 | 3.0 days',
    'Website | 2 | 100.0% | $250.10 | $0 | 2.7 days',
    'Website, March 2026 | 2 | 100.0% | $250.10 | $0 | 2.7 days',
    'Phone | 2 | 0.0% | $50.10 | $0 | –',
    'Phone, March 2026 | 1 | 0.0% | $0.10 | $0 | –',
    'Phone, April 2026 | 1 | 0.0% | $50 | $0 | –',
    'All requests | 7 | 57.1% | $640.70 | $34.05 | 2.8 days',
  ]);
  const [head, body = ''] = reportCsv('source', report, offers);
  expect(head).toBe(
    '\u{FEFF}Source,Requests,Confirmed (%),Revenue (USD),Commission (USD),Lead time (days)\r\n',
  );
  expect(body.split('\r\n')[1]).toBe('"Hotel Sari, March 2026",3,66.7,340.5,34.05,3');
  expect(isEmptyReport(reportOf('source', months, [], offers))).toBe(true);
  // Figures from before there were sources.
  expect(linesOf(reportOf('source', months, stored, offers)).map((line) => line.id)).toEqual([
    'source/site',
    'source/site/2026-03',
    'requests',
  ]);
});
