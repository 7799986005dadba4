import { problem, type Report } from '../../core/problem.ts';
import { chosenOf, extraName, type Extras, isTooLate } from '../extras.ts';
import { readCounts } from '../guestKinds.ts';
import type { Availability, BookingRequest } from './terms.ts';

/** What a booking has already for this day was ordered in time. */
export function extrasProblem(
  extras: Extras,
  { startDate, chosenExtras }: BookingRequest,
  { now, ordered: before }: Pick<Availability, 'now' | 'ordered'>,
): Report | undefined {
  const chosen = chosenOf({ chosenExtras, extras });
  const areas = chosen.filter(({ extra }) => extra.area);
  if (chosen.length < readCounts(chosenExtras).size || areas.length > 1) {
    return problem('extras-invalid');
  }
  const ordered = readCounts(before?.startDate === startDate ? before.chosenExtras : undefined);
  for (const { key, extra, count } of chosen) {
    const { most = 1, noticeHours: hours = 0 } = extra;
    const name = extraName(extra);
    if (count > most) return problem('extra-too-many', { name, most });
    if (count > (ordered.get(key) ?? 0) && isTooLate(extra, startDate, now)) {
      return problem('extra-too-late', { name, hours });
    }
  }
  return undefined;
}

export const withoutNotice = (extras: Extras = {}) =>
  Object.fromEntries(
    Object.entries(extras).map(([key, extra]) => [key, { ...extra, noticeHours: undefined }]),
  );
