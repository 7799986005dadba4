import { monthAndYear } from '@selasar/domain/core';
import { checkAvailability } from '@selasar/domain/pricing';
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

export interface Line {
  /** A month ('yyyy-MM'), or an offer ('tours/ubud-walk'). */
  id: string;
  figures: OfferFigures;
  /** Undefined if they do not apply. */
  nightsOffered?: number;
  /** For tours with limited seats. */
  limited?: { sold: number; offered: number };
  isInvalid?: true;
}

export interface Report {
  lines: Line[];
  /** The sum of all bookings. */
  all: Line;
  transfers: Line;
  /** The months ('yyyy-MM') that are left out. */
  damaged: string[];
}

const nothing: OfferFigures = {
  requests: 0,
  confirmed: 0,
  revenue: 0,
  leadDays: 0,
  dated: 0,
  nights: 0,
  seats: 0,
};

const total = (all: readonly OfferFigures[]): OfferFigures => {
  const sums = { ...nothing };
  const keys = Object.keys(nothing) as (keyof OfferFigures)[];
  for (const figures of all) for (const key of keys) sums[key] += figures[key];
  return sums;
};

const sumOf = (numbers: readonly (number | undefined)[]): number | undefined => {
  const known = numbers.filter((one) => one !== undefined);
  return known.length > 0 ? known.reduce((sum, one) => sum + one, 0) : undefined;
};

function seatsOffered({ rules, isGone }: ListedOffer, month: string): number | undefined {
  if (isGone || rules?.seats === undefined) return undefined;
  const known = { now: new Date(0) };
  const running = daysOf(month).filter((day) => {
    const requested = { startDate: day, endDate: day, numberOfGuests: 1 };
    return (
      checkAvailability({ type: 'tour', price: 0, rules }, requested, known).price !== undefined
    );
  });
  return running.length * rules.seats;
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
  by: 'month' | 'offer',
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
      figures: total([...stored.values()].map(({ transfers }) => ({ ...nothing, ...transfers }))),
    },
    damaged,
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
  isEmpty(all) && isEmpty(transfers) && damaged.length === 0;

export const linesOf = ({ lines, all, transfers }: Report): Line[] => [...lines, all, transfers];

const others: Readonly<Record<string, string>> = {
  all: 'All bookings',
  transfers: 'Airport transfers',
  [`tours/${unknownOffer}`]: 'Unknown Tour',
  [`villas/${unknownOffer}`]: 'Unknown Villa',
};

export function lineName({ id }: Line, offers: StatsOffers): string {
  const other = others[id];
  if (other) return other;
  const [kind, slug = ''] = id.split('/');
  if (kind !== 'tours' && kind !== 'villas') return monthAndYear(id);
  const offer = Object.hasOwn(offers[kind], slug) ? offers[kind][slug] : undefined;
  const name = offer?.name ?? slug;
  return offer && !offer.isGone ? name : `${name} (removed)`;
}
