import { addDays, nightsBetween } from '../../core/dates.ts';
import type { TripCheck, TripWarning } from './warning.ts';
import { isDeparture } from './flights.ts';
import { longestBreak, type Visit } from './journeys.ts';

/** Warns about nights between two stays without a villa, unless the guest flies out in between. */
export const noBed: TripCheck = ({ stays, transfers }) => {
  const departures = transfers.filter(isDeparture);
  const warnings: TripWarning[] = [];
  let before: Visit | undefined;
  for (const stay of stays) {
    if (before) {
      const [from, to] = [before.endDate, stay.startDate];
      const nights = nightsBetween(from, to);
      const isAway = departures.some(
        ({ pickupDate }) => addDays(from, -1) <= pickupDate && pickupDate <= to,
      );
      if (nights > 0 && nights <= longestBreak && !isAway) {
        warnings.push({
          code: 'no-bed',
          requests: [before.id, stay.id],
          from,
          until: to,
          facts: { from, to },
          suggestedFix: { code: 'add-stay', from, to },
        });
      }
    }
    if (!before || stay.endDate > before.endDate) before = stay;
  }
  return warnings;
};
