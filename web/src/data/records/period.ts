import { addDays, startOfBaliDate } from '@selasar/domain';
import type { CivilDate } from '@selasar/domain';

/** A range of days in Bali, both inclusive; '' is an open end. */
export interface Period {
  /** A field that holds a day, or `createdAt`, which holds an instant. */
  field: string;
  from: CivilDate;
  to: CivilDate;
}

/** The period contains no day, so nothing needs to be read. */
export const isNever = (period: Period | undefined): boolean =>
  period !== undefined && period.from !== '' && period.to !== '' && period.from > period.to;

/** The order within a period: Firestore sorts the results of a range filter by the filtered field. */
export const orderOf = ({ field }: Period) =>
  ({ field, direction: field === 'createdAt' ? 'desc' : 'asc' }) as const;

/** The range of field values. */
export function boundsIn({ field, from, to }: Period) {
  const isInstant = field === 'createdAt';
  const first = isInstant ? startOfBaliDate(from) : from;
  const last = isInstant
    ? (['<', startOfBaliDate(addDays(to, 1))] as const)
    : (['<=', to] as const);
  return [...(from ? [['>=', first] as const] : []), ...(to ? [last] : [])];
}
