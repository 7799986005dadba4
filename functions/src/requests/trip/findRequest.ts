import { collections } from '@selasar/domain/core';
import { db } from '../../platform/firestore.ts';
import { implement } from '../../platform/operation.ts';
import { idOfKey } from '../askedBefore.ts';
import { limitAddress } from '../../platform/limits/limitAddress.ts';
import { tripKeyOf } from '../../trips/joinTrip.ts';

/** A browser whose answer was lost asks whether its request arrived. It counts as a repeat of that request. */
export const findRequest = implement('findRequest', async ({ kind, requestKey }, { address }) => {
  await limitAddress(`repeats of ${address}`);
  const request = await db.collection(collections[kind]).doc(idOfKey(requestKey)).get();
  return { hasArrived: request.exists, ...(request.exists && (await tripKeyOf(request))) };
});
