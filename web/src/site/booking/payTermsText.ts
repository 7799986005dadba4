import { shortDate, t, plural } from '@selasar/domain';
import type { CivilDate, StoredRules } from '@selasar/domain';

/** What is due to hold a booking; nothing where the offer asks for none. */
export const depositDue = (rules: StoredRules | undefined): string | undefined =>
  rules && rules !== 'damaged' && rules.deposit
    ? t('{percent}% deposit when confirmed', { percent: rules.deposit })
    : undefined;

const counted = (days: number): string =>
  days === 0 ? t('the day itself') : plural(days, 'a day before', '{count} days before');

/** Until when cancelling costs nothing, for any day; nothing where the offer says nothing of it. */
export const freeCancellation = (rules: StoredRules | undefined): string | undefined =>
  rules && rules !== 'damaged' && rules.freeCancellationDays !== undefined
    ? t('Free cancellation until {when}', { when: counted(rules.freeCancellationDays) })
    : undefined;

/** The same for the day chosen, whose last day to cancel is given; as for any where none is chosen. */
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
