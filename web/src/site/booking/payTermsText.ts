import { type CivilDate, shortDate } from '@selasar/domain/core';
import { plural, t } from '@selasar/domain/i18n';
import {
  confirmsAtOnce,
  depositText,
  type OfferTerms,
  type StoredRules,
} from '@selasar/domain/pricing';

export function depositDue({ rules }: Omit<OfferTerms, 'price'>): string | undefined {
  if (!rules || rules === 'damaged' || !rules.deposit) return undefined;
  return t('{percent}% deposit on confirmation', { percent: rules.deposit });
}

const counted = (days: number): string =>
  days === 0 ? t('the day itself') : plural(days, 'a day before', '{count} days before');

const freeCancellation = (rules: StoredRules | undefined): string | undefined =>
  rules && rules !== 'damaged' && rules.freeCancellationDays !== undefined
    ? t('Free cancellation until {when}', { when: counted(rules.freeCancellationDays) })
    : undefined;

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
