import { shortDate } from '@selasar/domain';
import type { CivilDate, StoredRules } from '@selasar/domain';

const counted = (days: number): string =>
  days === 0 ? 'the day itself' : days === 1 ? 'a day before' : `${days} days before`;

/**
 * Until when cancelling costs nothing: for the day chosen, whose last day is given, and else in general. Nothing where
 * the offer says nothing of it.
 */
export function cancelling(
  rules: StoredRules | undefined,
  freeUntil: CivilDate | undefined,
  today: CivilDate,
): string | undefined {
  if (!rules || rules === 'damaged' || rules.freeCancellationDays === undefined) return undefined;
  if (freeUntil === undefined)
    return `Free cancellation until ${counted(rules.freeCancellationDays)}`;
  return freeUntil >= today
    ? `Free cancellation until ${shortDate(freeUntil)}`
    : 'No free cancellation for this date';
}
