import type { Availability } from '@selasar/domain';
import type { BookableItem } from './item.ts';

/** What others have taken of a villa or of a tour. */
export type Taken = Omit<Availability, 'now'>;

/** The guests that a tour takes on one day, if it takes only so many. */
export const seatsOf = ({ type, rules }: Pick<BookableItem, 'type' | 'rules'>) =>
  type === 'tour' && rules !== 'damaged' ? rules?.seats : undefined;

/** Whether others can take something of it: nights, or seats. */
export const canBeTaken = (item: Pick<BookableItem, 'type' | 'rules'>): boolean =>
  item.type === 'villa' || seatsOf(item) !== undefined;

/** What is taken in a month ('yyyy-MM'), for one read. */
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

/** Tells what is taken in a month whenever that changes, until the function that it answers is called. */
export async function followTaken(
  { type, id }: Pick<BookableItem, 'type' | 'id'>,
  month: string,
  tell: (taken: Taken) => void,
): Promise<() => void> {
  const { followTakenNights, followTakenSeats } =
    await import('../../data/bookings/followTaken.ts');
  return type === 'villa'
    ? followTakenNights(id, month, (takenNights) => tell({ takenNights }))
    : followTakenSeats(id, month, (takenSeats) => tell({ takenSeats }));
}

/** Of several months; undefined is one of which nothing is known. */
export const together = (months: readonly (Taken | undefined)[]) => ({
  takenNights: new Set(months.flatMap((month) => [...(month?.takenNights ?? [])])),
  takenSeats: new Map(months.flatMap((month) => [...(month?.takenSeats ?? [])])),
});
