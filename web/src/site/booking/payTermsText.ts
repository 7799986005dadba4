import { shortDate, t, plural } from '@selasar/domain';
import type { CivilDate, StoredRules } from '@selasar/domain';

/** What is due to hold a booking; nothing where the offer asks for none. */
export const depositDue = (rules: StoredRules | undefined): string | undefined =>
  rules && rules !== 'damaged' && rules.deposit
    ? t('{percent}% deposit when confirmed', { percent: rules.deposit })
    : undefined;

const counted = (days: number): string =>
  days === 0 ? t('the day itself') : plural(days, 'a day before', '{count} days before');

/**
 * Until when cancelling costs nothing: for the day chosen, whose last day is given, and else in general. Nothing where
 * the offer says nothing of it.
 */
export function cancelling(
  rules: StoredRules | undefined,
  freeUntil?: CivilDate,
  today?: CivilDate,
): string | undefined {
  if (!rules || rules === 'damaged' || rules.freeCancellationDays === undefined) return undefined;
  if (freeUntil === undefined || today === undefined)
    return t('Free cancellation until {when}', { when: counted(rules.freeCancellationDays) });
  return freeUntil >= today
    ? t('Free cancellation until {when}', { when: shortDate(freeUntil) })
    : t('No free cancellation for this date');
}
