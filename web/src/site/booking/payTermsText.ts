import { confirmsAtOnce, formatUsd, shortDate, t, plural } from '@selasar/domain';
import type { CivilDate, OfferTerms, StoredRules } from '@selasar/domain';

/** The deposit that secures a booking; undefined if the offer requires none. */
export function depositDue(offer: Omit<OfferTerms, 'price'>): string | undefined {
  const { rules } = offer;
  if (!rules || rules === 'damaged' || !rules.deposit) return undefined;
  const percent = rules.deposit;
  return confirmsAtOnce(offer)
    ? t('{percent}% deposit', { percent })
    : t('{percent}% deposit when confirmed', { percent });
}

const counted = (days: number): string =>
  days === 0 ? t('the day itself') : plural(days, 'a day before', '{count} days before');

/** The free cancellation for any day; undefined if the offer has no rule for it. */
const freeCancellation = (rules: StoredRules | undefined): string | undefined =>
  rules && rules !== 'damaged' && rules.freeCancellationDays !== undefined
    ? t('Free cancellation until {when}', { when: counted(rules.freeCancellationDays) })
    : undefined;

/** All terms in one line, as they stand beside a price; '' if the offer has none. */
export const payTermsText = (offer: Omit<OfferTerms, 'price'>): string =>
  [
    confirmsAtOnce(offer) ? t('Confirmed at once') : undefined,
    freeCancellation(offer.rules),
    depositDue(offer),
  ]
    .filter(Boolean)
    .join(' · ');

/** The free cancellation for a chosen date with its last day; without a date, as for any day. */
export function cancelling(
  rules: StoredRules | undefined,
  freeUntil: CivilDate | undefined,
  today: CivilDate,
): string | undefined {
  const inGeneral = freeCancellation(rules);
  if (inGeneral === undefined || freeUntil === undefined) return inGeneral;
  return freeUntil >= today
    ? t('Free cancellation until {when}', { when: shortDate(freeUntil) })
    : t('No free cancellation for this date');
}

/** The deposit of a booking, in US dollars. */
export const depositText = (deposit: number, isConfirmed: boolean): string =>
  isConfirmed
    ? t('Deposit {price}', { price: formatUsd(deposit) })
    : t('Deposit {price} when confirmed', { price: formatUsd(deposit) });
