import { type CivilDate, shortDate, type BookingType, formatUsd } from '@selasar/domain/core';
import { plural, t, guestCount } from '@selasar/domain/i18n';
import { confirmsAtOnce, depositText, namedLineText } from '@selasar/domain/pricing';
import type { LineNames, OfferTerms, StoredRules, PriceLine } from '@selasar/domain/pricing';
import { rulesOf } from './item.ts';

export function depositDue({ rules }: Omit<OfferTerms, 'price'>): string | undefined {
  const { deposit } = rulesOf({ rules });
  return deposit ? t('{percent}% deposit on confirmation', { percent: deposit }) : undefined;
}

const counted = (days: number): string =>
  days === 0 ? t('the day itself') : plural(days, 'a day before', '{count} days before');

function freeCancellation(rules: StoredRules | undefined): string | undefined {
  const { freeCancellationDays: days } = rulesOf({ rules });
  return days === undefined
    ? undefined
    : t('Free cancellation until {when}', { when: counted(days) });
}

export const payTermsText = (offer: Omit<OfferTerms, 'price'>): string =>
  [
    confirmsAtOnce(offer) ? t('Instant confirmation') : undefined,
    freeCancellation(offer.rules),
    depositDue(offer),
  ]
    .filter(Boolean)
    .join(' · ');

export function cancelling(
  rules: StoredRules | undefined,
  freeUntil: CivilDate | undefined,
  today: CivilDate,
): { text: string; isFree: boolean } | undefined {
  const inGeneral = freeCancellation(rules);
  if (inGeneral === undefined) return undefined;
  if (freeUntil === undefined) return { text: inGeneral, isFree: true };
  return freeUntil >= today
    ? { text: t('Free cancellation until {when}', { when: shortDate(freeUntil) }), isFree: true }
    : { text: t('No free cancellation for this date'), isFree: false };
}

export const depositLine = (deposit: number): string => `${t('Deposit')} ${depositText(deposit)}`;

export const nightCount = (count: number): string => plural(count, '1 night', '{count} nights');

const texts: Record<BookingType, (line: PriceLine) => string> = {
  tour: ({ unit, count }) => `${formatUsd(unit)} × ${guestCount(count)}`,
  villa: ({ unit, count }) => `${nightCount(count)} × ${formatUsd(unit)}`,
};

export const priceLineText = (type: BookingType, line: PriceLine, names: LineNames): string =>
  namedLineText(line, names) || texts[type](line);
