import type { BookingType } from '@selasar/domain/core';
import type { BookableItem } from '../../booking/item.ts';
import { storedVisit, type VisitCheck } from '../../common/visitCheck.ts';
import { visitIn } from '../../common/visitNames.ts';

/** Checks a list for the visit of a request, or of the tab. Never rejects. */
export async function checkVisitOf(
  type: BookingType,
  { url }: Request,
  items: Promise<readonly BookableItem[]>,
): Promise<VisitCheck | undefined> {
  const query = visitIn(new URL(url).searchParams) || storedVisit();
  if (!query) return undefined;
  try {
    const { checkOffers } = await import('./checkOffers.ts');
    return await checkOffers(type, query, items);
  } catch {
    return { query, failed: true };
  }
}
