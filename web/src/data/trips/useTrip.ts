import { collections, tripViewSchema } from '@selasar/domain';
import type { TripView } from '@selasar/domain';
import type { ByKey } from '../views/followView.ts';
import { useView } from '../views/useView.ts';
import { openTrip } from './openTrip.ts';

const trips: ByKey<TripView> = {
  collection: collections.tripViews,
  schema: tripViewSchema,
  open: openTrip,
};

/** Follows the trip of a key, live. */
export const useTrip = (key: string) => useView(trips, key);
