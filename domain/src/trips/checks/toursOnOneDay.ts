import { requestStatus } from '../../core/requestStatus.ts';
import type { TripCheck } from './warning.ts';

/** Warns about different tours on one day. The same tour twice is for more guests than one booking allows. */
export const toursOnOneDay: TripCheck = ({ tours }) => {
  const dates = [...new Set(tours.map(({ startDate }) => startDate))];
  return dates.flatMap((date) => {
    const sameDay = tours.filter(({ startDate }) => startDate === date);
    const different = [...new Map(sameDay.map((tour) => [tour.item, tour])).values()];
    // An unconfirmed tour is easier to move.
    const changed =
      different.findLast(({ status }) => requestStatus[status].isWaiting) ?? different.at(-1);
    if (!changed || different.length === 1) return [];
    return {
      code: 'tours-on-one-day',
      requests: sameDay.map(({ id }) => id),
      from: date,
      until: date,
      facts: { date, tours: different.map(({ name }) => name) },
      suggestedFix: { code: 'change-date', request: changed.id, what: changed.name },
    };
  });
};
