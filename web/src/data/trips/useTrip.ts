import { collections, tripViewSchema } from '@selasar/domain';
import type { TripView } from '@selasar/domain';
import { tripApi } from '../api.ts';
import type { ByKey } from '../records/views/followView.ts';
import { useView } from '../records/views/useView.ts';

const trips: ByKey<TripView> = {
  collection: collections.tripViews,
  schema: tripViewSchema,
  open: tripApi.openTrip,
};

/** Follows the trip of a key, live. */
export const useTrip = (key: string) => useView(trips, key);
