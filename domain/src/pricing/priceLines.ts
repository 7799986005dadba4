import { formatUsd } from '../core/money.ts';
import type { BookingType } from '../core/schemas.ts';
import { guestCount, nightCount, t } from '../i18n/t.ts';
import { type Extras, extraTitle } from './extras.ts';
import { guestKindName, type GuestKindKey, type GuestKinds } from './guestKinds.ts';

/** Nights, persons or extras at the same price in US dollars. */
export interface PriceLine {
  unit: number;
  count: number;
  /** If guests of other kinds than adults come along. */
  kind?: 'adult' | GuestKindKey | undefined;
  /** The key of an extra. */
  extra?: string | undefined;
}

/** What the names of the lines are read from: the rules of an offer, or a booking. */
export interface LineNames {
  guestKinds?: GuestKinds | undefined;
  extras?: Extras | undefined;
}

/** '' for nights, and for guests who are all adults: each place has its own words for them. */
export function lineName(
  { kind, extra: key = '' }: Pick<PriceLine, 'kind' | 'extra'>,
  { guestKinds = {}, extras = {} }: LineNames = {},
): string {
  if (kind) return guestKindName(kind, kind === 'adult' ? {} : guestKinds[kind]);
  const extra = extras[key];
  return extra ? extraTitle(extra) : key;
}

function kindText(count: number, kind: string, usd: number): string {
  return usd === 0
    ? t('{count} × {kind}, free', { count, kind })
    : t('{count} × {kind}, {price} each', { count, kind, price: formatUsd(usd) });
}

function extraText(count: number, extra: string, usd: number): string {
  const price = formatUsd(usd);
  return count === 1
    ? t('{extra}, {price}', { extra, price })
    : t('{count} × {extra}, {price} each', { count, extra, price });
}

/** '' where the line has no name. */
export function namedLineText(line: PriceLine, names?: LineNames): string {
  const { unit, count, kind } = line;
  const name = lineName(line, names);
  return name && (kind ? kindText : extraText)(count, name, unit);
}

export function priceLineText(type: BookingType, line: PriceLine, names?: LineNames): string {
  const { unit, count } = line;
  const price = formatUsd(unit);
  const plain =
    type === 'tour' ? `${price} × ${guestCount(count)}` : `${nightCount(count)} × ${price}`;
  return namedLineText(line, names) || plain;
}

interface Lines extends LineNames {
  /** A damaged record can lack it. */
  bookingType?: BookingType | undefined;
  priceLines?: readonly PriceLine[] | undefined;
}

/** '' unless the price differs by kind. */
export const kindLinesText = ({ priceLines = [], ...names }: Lines): string =>
  priceLines
    .filter(({ kind }) => kind)
    .map((line) => namedLineText(line, names))
    .join('; ');

/** A total with all its parts, if it has kinds of guests or extras. */
export function totalText(
  total: number,
  { bookingType, priceLines = [], ...names }: Lines,
): string {
  const price = formatUsd(total);
  if (!bookingType || !priceLines.some((line) => lineName(line, names))) return price;
  const parts = priceLines
    .map((line) => priceLineText(bookingType, line, names))
    .reduce((first, second) => t('{first}; {second}', { first, second }));
  return `${price} (${parts})`;
}
