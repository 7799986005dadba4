import type { OpenTripAnswer } from '@selasar/domain';
import { implement } from '../platform/operation.ts';
import { publishTrip } from './publishTrip.ts';
import { viewDocument } from './trip.ts';
import { tripOf } from './tripOf.ts';

/**
 * A guest opens their trip: the answer names the document that the page then listens to. It is there: the trigger that
 * writes it may be on its way, or have failed.
 */
export const openTrip = implement('openTrip', async ({ key }, guest): Promise<OpenTripAnswer> => {
  const { id, viewId } = await tripOf(key, guest);
  if (!(await viewDocument(viewId).get()).exists) await publishTrip(id);
  return { viewId };
});
