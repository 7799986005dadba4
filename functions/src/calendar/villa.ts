import { collections, pathOf } from '@selasar/domain/core';
import { villaSchema } from '@selasar/domain/offers';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { HttpsError } from 'firebase-functions/v2/https';
import { callError } from '../platform/callError.ts';
import { db } from '../platform/firestore.ts';

export const villaReference = (villaId: string): DocumentReference =>
  db.doc(pathOf(collections.villas, villaId));

export const villaNotFound = (): HttpsError =>
  callError({ code: 'item-not-found', field: 'villaId', facts: { bookingType: 'villa' } });

export async function readVillaName(villaId: string): Promise<string> {
  const stored = await villaReference(villaId).get();
  if (!stored.exists) throw villaNotFound();
  return villaSchema.pick({ name: true }).parse(stored.data()).name;
}

export const feedName = ({ name, villaName }: { name: string; villaName: string }): string =>
  `${name} of ${villaName}`;
