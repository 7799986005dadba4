import { problem, type Report } from '../../core/problem.ts';
import { chosenOf, extraName, isTooLate } from '../extras.ts';
import { readCounts } from '../guestKinds.ts';
import { extrasOf, type Availability, type BookingRequest, type OfferTerms } from './terms.ts';

/** What a booking has already for this day was ordered in time. */
export function extrasProblem(
  terms: OfferTerms,
  { startDate, chosenExtras }: BookingRequest,
  { now, ordered }: Pick<Availability, 'now' | 'ordered'>,
): Report | undefined {
  const chosen = chosenOf({ chosenExtras, extras: extrasOf(terms) });
  const isOffered =
    chosen.length === readCounts(chosenExtras).size &&
    chosen.filter(({ extra }) => extra.area).length < 2 &&
    chosen.every(({ extra, count }) => count <= (extra.most ?? 1));
  if (!isOffered) return problem('extras-invalid');
  const before = readCounts(ordered?.startDate === startDate ? ordered.chosenExtras : '');
  const late = chosen.find(
    ({ key, extra, count }) => count > (before.get(key) ?? 0) && isTooLate(extra, startDate, now),
  );
  return (
    late &&
    problem('extra-too-late', {
      name: extraName(late.extra),
      hours: late.extra.noticeHours ?? 0,
    })
  );
}
