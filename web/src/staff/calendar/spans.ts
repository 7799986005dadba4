import { nightsBetween, type Stay } from '@selasar/domain/core';

export interface Span {
  /** The column of its first visible night, counted from 0, and the number of visible nights. */
  column: number;
  nights: number;
  beginsBefore: boolean;
  endsAfter: boolean;
}

/** Undefined if no night is visible. */
export function clip({ startDate, endDate }: Stay, period: Stay): Span | undefined {
  const begin = startDate > period.startDate ? startDate : period.startDate;
  const end = endDate < period.endDate ? endDate : period.endDate;
  const nights = nightsBetween(begin, end);
  if (nights < 1) return undefined;
  return {
    column: nightsBetween(period.startDate, begin),
    nights,
    beginsBefore: startDate < period.startDate,
    endsAfter: endDate > period.endDate,
  };
}

/** Puts each bar, in the given order, into the first lane where it overlaps no earlier bar. */
export function lanesOf(spans: readonly Pick<Span, 'column' | 'nights'>[]): number[] {
  const lanes: Pick<Span, 'column' | 'nights'>[][] = [];
  return spans.map((span) => {
    const covers = (other: Pick<Span, 'column' | 'nights'>) =>
      span.column < other.column + other.nights && other.column < span.column + span.nights;
    const found = lanes.findIndex((lane) => !lane.some(covers));
    const place = found === -1 ? lanes.length : found;
    (lanes[place] ??= []).push(span);
    return place;
  });
}
