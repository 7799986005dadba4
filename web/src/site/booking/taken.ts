import type { Availability } from '@selasar/domain/pricing';
import type { BookableItem } from './item.ts';

export type Taken = Omit<Availability, 'now'>;

export const seatsOf = ({ type, rules }: Pick<BookableItem, 'type' | 'rules'>) =>
  type === 'tour' && rules !== 'damaged' ? rules?.seats : undefined;

export const canBeTaken = (item: Pick<BookableItem, 'type' | 'rules'>): boolean =>
  item.type === 'villa' || seatsOf(item) !== undefined;

/** With one document read. `month` is 'yyyy-MM'. */
export async function readTaken(
  { type, id }: Pick<BookableItem, 'type' | 'id'>,
  month: string,
): Promise<Taken> {
  if (type === 'villa') {
    const { readTakenNights } = await import('../../data/bookings/readTaken.ts');
    return { takenNights: await readTakenNights(id, month) };
  }
  const { readTakenSeats } = await import('../../data/bookings/readTaken.ts');
  return { takenSeats: await readTakenSeats(id, month) };
}

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

/** Undefined stands for an unknown month. */
export const mergeMonths = (months: readonly (Taken | undefined)[]) => ({
  takenNights: new Set(months.flatMap((month) => [...(month?.takenNights ?? [])])),
  takenSeats: new Map(months.flatMap((month) => [...(month?.takenSeats ?? [])])),
});
