import { givenSchema, givenText } from '@selasar/domain/calendar';
import { collections, pathOf, type Stay } from '@selasar/domain/core';
import { FieldPath, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import { db } from '../../platform/firestore.ts';

/** Notes what a feed's portal has, because it may return that as stays of its own. */
export async function noteGiven(
  address: QueryDocumentSnapshot,
  feedId: string,
  events: readonly Stay[],
): Promise<void> {
  const given = events.map(givenText);
  const before = givenSchema.parse(address.data()).given?.[feedId];
  if (before?.join() === given.join()) return;
  // Anybody who has the address can ask for anything.
  const feed =
    z.uuid().safeParse(feedId).success && (await db.doc(pathOf(collections.feeds, feedId)).get());
  if (!feed || feed.get('villaId') !== address.id) return;
  await address.ref.update(new FieldPath('given', feedId), given);
}
