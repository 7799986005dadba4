import { collections, pathOf } from '@selasar/domain';
import type { DocumentReference } from 'firebase-admin/firestore';
import { z } from 'zod';
import { capabilitySchema } from '../platform/capability.ts';
import { db } from '../platform/firestore.ts';

/** A document of `trips`, which only functions read: the key and view of a trip, and its guests. */
export const tripSchema = capabilitySchema.extend({
  /** The emails of its requests. */
  emails: z.array(z.string()),
});
export type Trip = z.infer<typeof tripSchema> & { id: string };

export const trips = db.collection(collections.trips);

export const tripDocument = (tripId: string): DocumentReference => trips.doc(tripId);

export const viewDocument = (viewId: string): DocumentReference =>
  db.doc(pathOf(collections.tripViews, viewId));
