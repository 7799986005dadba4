import { collections } from '@selasar/domain/core';
import { type TripView, tripViewSchema } from '@selasar/domain/trips';
import { tripApi } from '../api.ts';
import { type ByKey, useView } from '../views/followView.ts';

const trips: ByKey<TripView> = {
  collection: collections.tripViews,
  schema: tripViewSchema,
  open: tripApi.openTrip,
};

export const useTrip = (key: string) => useView(trips, key);
