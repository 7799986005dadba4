import { type CivilDate, shortDate } from '@selasar/domain/core';
import { plural, t } from '@selasar/domain/i18n';
import { confirmsAtOnce, depositText } from '@selasar/domain/pricing';
import type { OfferTerms, StoredRules } from '@selasar/domain/pricing';
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
