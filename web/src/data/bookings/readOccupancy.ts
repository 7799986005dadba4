import { collections, occupancySchema } from '@selasar/domain';
import type { Occupancy } from '@selasar/domain';
import { withDeadline } from '../firebase/deadline.ts';
import { deadlineMs } from '../offers/catalogue.ts';
import { offerSource } from '../offers/offerSource.ts';

/** Reads what is taken of all offers in a month ('yyyy-MM'). Rejects if the read fails. */
export async function readOccupancy(month: string): Promise<Occupancy | undefined> {
  const find = async () => (await offerSource()).find(collections.occupancy, month);
  const found = await withDeadline(find(), deadlineMs);
  return found && occupancySchema.parse(found.data);
}
