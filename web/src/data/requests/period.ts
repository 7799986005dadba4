import { addDays, type CivilDate, startOfBaliDate } from '@selasar/domain/core';

/** A range of days in Bali, both inclusive; '' is an open end. */
export interface Period {
  field: string;
  from: CivilDate;
  to: CivilDate;
}

export const isNever = (period: Period | undefined): boolean =>
  period !== undefined && period.from !== '' && period.to !== '' && period.from > period.to;

/** Firestore sorts the results of a range filter by the filtered field. */
export const orderOf = ({ field }: Period) =>
  ({ field, direction: field === 'createdAt' ? 'desc' : 'asc' }) as const;

export function boundsIn({ field, from, to }: Period) {
  const isInstant = field === 'createdAt';
  const first = isInstant ? startOfBaliDate(from) : from;
  const last = isInstant
    ? (['<', startOfBaliDate(addDays(to, 1))] as const)
    : (['<=', to] as const);
  return [...(from ? [['>=', first] as const] : []), ...(to ? [last] : [])];
}
