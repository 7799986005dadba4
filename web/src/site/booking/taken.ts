import type { Availability } from '@selasar/domain';
import type { BookableItem } from './item.ts';

/** The taken nights of a villa or seats of a tour. */
export type Taken = Omit<Availability, 'now'>;

/** The seats of a tour per day, if they are limited. */
export const seatsOf = ({ type, rules }: Pick<BookableItem, 'type' | 'rules'>) =>
  type === 'tour' && rules !== 'damaged' ? rules?.seats : undefined;

/** Whether it has limited availability: nights or seats. */
export const canBeTaken = (item: Pick<BookableItem, 'type' | 'rules'>): boolean =>
  item.type === 'villa' || seatsOf(item) !== undefined;

/** Reads the taken nights or seats of a month ('yyyy-MM') with one document read. */
export async function readTaken(
  { type, id }: Pick<BookableItem, 'type' | 'id'>,
  month: string,
): Promise<Taken> {
  if (type === 'villa') {
    const { readTakenNights } = await import('../../data/bookings/readTakenNights.ts');
    return { takenNights: await readTakenNights(id, month) };
  }
  const { readTakenSeats } = await import('../../data/bookings/readTakenSeats.ts');
  return { takenSeats: await readTakenSeats(id, month) };
}

/** Reports the taken nights or seats of a month on each change, until the returned function is called. */
export async function followTaken(
  { type, id }: Pick<BookableItem, 'type' | 'id'>,
  month: string,
  onChange: (taken: Taken) => void,
): Promise<() => void> {
  const { followTakenNights, followTakenSeats } =
    await import('../../data/bookings/followTaken.ts');
  return type === 'villa'
    ? followTakenNights(id, month, (takenNights) => onChange({ takenNights }))
    : followTakenSeats(id, month, (takenSeats) => onChange({ takenSeats }));
}

/** Merges several months; undefined stands for an unknown month. */
export const mergeMonths = (months: readonly (Taken | undefined)[]) => ({
  takenNights: new Set(months.flatMap((month) => [...(month?.takenNights ?? [])])),
  takenSeats: new Map(months.flatMap((month) => [...(month?.takenSeats ?? [])])),
});
