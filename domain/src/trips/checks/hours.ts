import { minuteOfDay } from '../../core/dates.ts';
import type { CheckedBooking } from './request.ts';

/** In minutes of its day. It may end on a later one. */
export interface Hours {
  from: number;
  to: number;
}

type Times = Pick<CheckedBooking, 'startTime' | 'pickupTime' | 'minutes'>;

export function hoursOf({ startTime, pickupTime, minutes }: Times): Hours | undefined {
  const begin = startTime || pickupTime;
  if (!begin || minutes === undefined) return undefined;
  const starts = minuteOfDay(begin);
  const from = pickupTime ? Math.min(minuteOfDay(pickupTime), starts) : starts;
  return { from, to: starts + minutes };
}

export const mayOverlap = (one: Hours | undefined, other: Hours | undefined): boolean =>
  !one || !other || (one.from < other.to && other.from < one.to);
