import { collections } from '@selasar/domain/core';
import { type Occupancy, occupancySchema } from '@selasar/domain/pricing';
import { withDeadline } from '../firebase/deadline.ts';
import { deadlineMs } from '../offers/catalogue.ts';
import { offerSource } from '../offers/offerSource.ts';

/** `month` is 'yyyy-MM'. */
export async function readOccupancy(month: string): Promise<Occupancy | undefined> {
  const find = async () => (await offerSource()).find(collections.occupancy, month);
  const found = await withDeadline(find(), deadlineMs);
  return found && occupancySchema.parse(found.data);
}
