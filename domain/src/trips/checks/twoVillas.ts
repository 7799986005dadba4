import type { TripCheck } from './warning.ts';
import type { Visit } from './journeys.ts';

/** A group may book two villas for the same days. */
const isGroup = (one: Visit, other: Visit): boolean =>
  one.item !== other.item && one.startDate === other.startDate && one.endDate === other.endDate;

/** Warns about two stays that share a night. */
export const twoVillas: TripCheck = ({ stays }) =>
  stays.flatMap((one, index) =>
    stays.slice(index + 1).flatMap((other) => {
      // Stays are sorted by their first day.
      const from = other.startDate;
      const to = one.endDate < other.endDate ? one.endDate : other.endDate;
      if (to <= from || isGroup(one, other)) return [];
      return {
        code: 'two-villas',
        requests: [one.id, other.id],
        from,
        until: to,
        facts: { from, to, villas: [one.name, other.name] },
        suggestedFix: { code: 'change-date', request: other.id, what: other.name },
      };
    }),
  );
