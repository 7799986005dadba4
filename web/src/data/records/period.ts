import { addDays, startOfBaliDate } from '@selasar/domain';
import type { CivilDate } from '@selasar/domain';

/** Days in Bali, both among them; '' is an open end. */
export interface Period {
  /** A field that holds a day, or `createdAt`, which holds an instant. */
  field: string;
  from: CivilDate;
  to: CivilDate;
}

/** No day lies in it: there is nothing to ask for. */
export const isNever = (period: Period | undefined): boolean =>
  period !== undefined && period.from !== '' && period.to !== '' && period.from > period.to;

/** The order of a period: Firestore lists what lies between two values by these values. */
export const orderOf = ({ field }: Period) =>
  ({ field, direction: field === 'createdAt' ? 'desc' : 'asc' }) as const;

/** Between which values of its field they lie. */
export function boundsIn({ field, from, to }: Period) {
  const isInstant = field === 'createdAt';
  const first = isInstant ? startOfBaliDate(from) : from;
  const last = isInstant
    ? (['<', startOfBaliDate(addDays(to, 1))] as const)
    : (['<=', to] as const);
  return [...(from ? [['>=', first] as const] : []), ...(to ? [last] : [])];
}
