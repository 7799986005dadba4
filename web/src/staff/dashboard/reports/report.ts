import { monthAndYear, toCents } from '@selasar/domain/core';
import { type SourceKey, sourceKeyName, sourceKeyOf } from '@selasar/domain/requests';
import {
  checkAvailability,
  departuresOf,
  hasAllSeats,
  hasDepartures,
  seatsAt,
} from '@selasar/domain/pricing';
import {
  statsMonthId,
  unknownOffer,
  type ListedOffer,
  type OfferFigures,
  type StatsMonth,
  type StatsOffers,
} from '@selasar/domain/stats';
import { isValid, type Row } from '../../../data/firebase/rows.ts';
import { daysOf } from './months.ts';

/** The commission of a source, in US dollars. */
type Figures = OfferFigures & { commission: number };

export interface Line {
  /** A month ('yyyy-MM'), an offer ('tours/ubud-walk'), or a source ('source/phone'). */
  id: string;
  figures: Figures;
  /** Undefined if they do not apply. */
  nightsOffered?: number;
  /** For tours with limited seats. */
  limited?: { sold: number; offered: number };
  isInvalid?: true;
  /** It counts in the line of its source, too. */
  isPart?: true;
}

export type ReportBy = 'month' | 'offer' | 'source';

export interface Report {
  lines: Line[];
  /** The sum of all bookings; by source, of all requests. */
  all: Line;
  transfers?: Line;
  /** The months ('yyyy-MM') that are left out. */
  damaged: string[];
}

const nothing: Figures = {
  requests: 0,
  confirmed: 0,
  revenue: 0,
  leadDays: 0,
  dated: 0,
  nights: 0,
  seats: 0,
  commission: 0,
};

const total = (all: readonly Partial<Figures>[]): Figures => {
  const sums = { ...nothing };
  const keys = Object.keys(nothing) as (keyof Figures)[];
  for (const figures of all) {
    for (const key of keys) sums[key] = toCents(sums[key] + (figures[key] ?? 0));
  }
  return sums;
};

const sumOf = (numbers: readonly (number | undefined)[]): number | undefined => {
  const known = numbers.filter((one) => one !== undefined);
  return known.length > 0 ? known.reduce((sum, one) => sum + one, 0) : undefined;
};

function seatsOffered({ rules, isGone }: ListedOffer, month: string): number | undefined {
  const terms = { type: 'tour', price: 0, rules } as const;
  if (isGone || !hasAllSeats(terms)) return undefined;
  const known = { now: new Date(0) };
  const offered = daysOf(month).flatMap((day) =>
    (hasDepartures(terms) ? departuresOf(terms, day) : ['']).map((startTime) => {
      const requested = { startDate: day, endDate: day, numberOfGuests: 1, startTime };
      const { price } = checkAvailability(terms, requested, known);
      return price ? seatsAt(terms, startTime) : 0;
    }),
  );
  return sumOf([0, ...offered]);
}

type Kind = keyof StatsOffers;

interface Cell {
  kind: Kind;
  slug: string;
  month: string;
  figures: OfferFigures;
  isGone: boolean;
  nightsOffered: number | undefined;
  seatsOffered: number | undefined;
}

const cellsOf = (
  months: readonly string[],
  stored: ReadonlyMap<string, StatsMonth>,
  offers: StatsOffers,
): Cell[] =>
  months.flatMap((month) =>
    (['tours', 'villas'] as const).flatMap((kind) => {
      const done = new Map(Object.entries(stored.get(month)?.offers[kind] ?? {}));
      const known = new Map(Object.entries(offers[kind]));
      const offered = [...known].filter(([, { isGone }]) => !isGone).map(([slug]) => slug);
      return [...new Set([...offered, ...done.keys()])].map((slug): Cell => {
        const offer = known.get(slug) ?? { isGone: true };
        return {
          kind,
          slug,
          month,
          figures: done.get(slug) ?? nothing,
          isGone: offer.isGone ?? false,
          nightsOffered: kind === 'villas' && !offer.isGone ? daysOf(month).length : undefined,
          seatsOffered: kind === 'tours' ? seatsOffered(offer, month) : undefined,
        };
      });
    }),
  );

function lineOf(id: string, cells: readonly Cell[]): Line {
  const nightsOffered = sumOf(cells.map((cell) => cell.nightsOffered));
  const limited = cells.filter((cell) => cell.seatsOffered !== undefined);
  const offered = sumOf(limited.map((cell) => cell.seatsOffered));
  return {
    id,
    figures: total(cells.map(({ figures }) => figures)),
    ...(nightsOffered === undefined ? {} : { nightsOffered }),
    ...(offered === undefined
      ? {}
      : { limited: { sold: total(limited.map(({ figures }) => figures)).seats, offered } }),
  };
}

const keyOf = ({ kind, slug }: Cell): string => `${kind}/${slug}`;

const isEmpty = ({ figures }: Line): boolean => Object.values(figures).every((one) => one === 0);

export function reportOf(
  by: ReportBy,
  months: readonly string[],
  rows: readonly Row<StatsMonth>[],
  offers: StatsOffers,
): Report {
  const found = new Map(rows.map((row) => [row.id, row]));
  const rowOf = (month: string) => found.get(statsMonthId(month));
  const damaged = months.filter((month) => rowOf(month)?.damage !== undefined);
  const readable = months.filter((month) => !damaged.includes(month));
  const stored = new Map(
    readable.flatMap((month) => {
      const row = rowOf(month);
      return row && isValid(row) ? [[month, row] as const] : [];
    }),
  );
  if (by === 'source') return { ...bySource(stored), damaged };
  const cells = cellsOf(readable, stored, offers);
  const grouped = new Map<string, Cell[]>();
  for (const cell of cells) {
    const id = by === 'month' ? cell.month : keyOf(cell);
    grouped.set(id, [...(grouped.get(id) ?? []), cell]);
  }
  const lines =
    by === 'month'
      ? months.map((month): Line => ({
          ...lineOf(month, grouped.get(month) ?? []),
          ...(damaged.includes(month) ? { isInvalid: true } : {}),
        }))
      : [...grouped].flatMap(offerLine).toSorted(byRevenue);
  return {
    lines,
    all: lineOf('all', cells),
    transfers: {
      id: 'transfers',
      figures: total([...stored.values()].map(({ transfers }) => transfers)),
    },
    damaged,
  };
}

/** The site has what the other sources leave, also of requests that are older than sources. */
function sourcesIn({ offers, transfers, sources }: StatsMonth): [SourceKey, Partial<Figures>][] {
  const others = Object.entries(sources);
  const bookings = [...Object.values(offers.tours), ...Object.values(offers.villas)];
  const all = total([...bookings, transfers]);
  const known = total(Object.values(sources));
  const keys = Object.keys(transfers) as (keyof typeof transfers)[];
  const rest = Object.fromEntries(keys.map((key) => [key, toCents(all[key] - known[key])]));
  return [[sourceKeyOf(undefined), rest], ...others];
}

/** Each source is followed by its months. */
function bySource(stored: ReadonlyMap<string, StatsMonth>): Pick<Report, 'lines' | 'all'> {
  const months = new Map<string, Line[]>();
  for (const [month, row] of stored) {
    for (const [key, found] of sourcesIn(row)) {
      const id = `source/${key}`;
      const part = { id: `${id}/${month}`, figures: total([found]), isPart: true } as const;
      if (!isEmpty(part)) months.set(id, [...(months.get(id) ?? []), part]);
    }
  }
  const sum = (id: string, lines: readonly Line[]): Line => ({
    id,
    figures: total(lines.map(({ figures }) => figures)),
  });
  const sources = Array.from(months, ([id, lines]) => sum(id, lines)).toSorted(byRevenue);
  return {
    lines: sources.flatMap((source) => [source, ...(months.get(source.id) ?? [])]),
    all: sum('requests', sources),
  };
}

/** A deleted offer is listed while it has figures. */
function offerLine([id, cells]: readonly [string, readonly Cell[]]): Line[] {
  const line = lineOf(id, cells);
  return cells.some(({ isGone }) => isGone) && isEmpty(line) ? [] : [line];
}

const byRevenue = (a: Line, b: Line): number =>
  b.figures.revenue - a.figures.revenue || (a.id < b.id ? -1 : 1);

export const isEmptyReport = ({ all, transfers, damaged }: Report): boolean =>
  isEmpty(all) && (!transfers || isEmpty(transfers)) && damaged.length === 0;

export const linesOf = ({ lines, all, transfers }: Report): Line[] => [
  ...lines,
  all,
  ...(transfers ? [transfers] : []),
];

const others: Readonly<Record<string, string>> = {
  all: 'All bookings',
  requests: 'All requests',
  transfers: 'Airport transfers',
  [`tours/${unknownOffer}`]: 'Unknown Tour',
  [`villas/${unknownOffer}`]: 'Unknown Villa',
};

export function lineName({ id }: Line, offers: StatsOffers): string {
  const other = others[id];
  if (other) return other;
  const [kind, slug = '', ...rest] = id.split('/');
  if (kind === 'source') return [sourceKeyName(slug), ...rest.map(monthAndYear)].join(', ');
  if (kind !== 'tours' && kind !== 'villas') return monthAndYear(id);
  const offer = Object.hasOwn(offers[kind], slug) ? offers[kind][slug] : undefined;
  const name = offer?.name ?? slug;
  return offer && !offer.isGone ? name : `${name} (removed)`;
}
