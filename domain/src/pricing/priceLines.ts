import { formatUsd } from '../core/money.ts';
import { t } from '../i18n/t.ts';
import { type Extras, extraName, extraTitle } from './extras.ts';
import {
  fixedGuestKindName,
  guestKindName,
  type GuestKindKey,
  type GuestKinds,
} from './guestKinds.ts';

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

/** '' for nights, and for guests who are all adults: each place has its own words for them. */
export function namedLineText(
  { unit, count, kind, extra: key }: PriceLine,
  { guestKinds = {}, extras = {} }: LineNames = {},
): string {
  if (kind) {
    return kindText(count, guestKindName(kind, kind === 'adult' ? {} : guestKinds[kind]), unit);
  }
  const extra = key && extras[key];
  return key ? extraText(count, extra ? extraTitle(extra) : key, unit) : '';
}

/** For a document that nobody changes: the same whoever reads it. */
export function fixedLineName(
  { kind, extra: key = '' }: Pick<PriceLine, 'kind' | 'extra'>,
  { guestKinds, extras }: LineNames,
  language?: string,
): string {
  if (kind) return fixedGuestKindName(kind, guestKinds, language);
  const extra = extras?.[key];
  return extra ? extraName(extra, language) : key;
}

interface Lines extends LineNames {
  priceLines?: readonly PriceLine[] | undefined;
}

const linesText = (lines: readonly PriceLine[], names: LineNames): string =>
  lines
    .map((line) => namedLineText(line, names))
    .filter(Boolean)
    .join('; ');

/** '' unless the price differs by kind. */
export const kindLinesText = ({ priceLines = [], ...names }: Lines): string =>
  linesText(
    priceLines.filter(({ kind }) => kind),
    names,
  );

/** A total with its kinds of guests and extras. */
export function totalText(total: number, { priceLines = [], ...names }: Lines): string {
  const lines = linesText(priceLines, names);
  return formatUsd(total) + (lines && ` (${lines})`);
}
