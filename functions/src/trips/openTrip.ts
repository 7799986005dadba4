import type { OpenTripAnswer } from '@selasar/domain';
import { implement } from '../platform/operation.ts';
import { publishTrip } from './publishTrip.ts';
import { viewDocument } from './trip.ts';
import { tripOf } from './tripOf.ts';

/**
 * A guest opens their trip. Returns the id of the document that the page listens to, after making sure that it exists:
 * its trigger may be late or have failed.
 */
export const openTrip = implement('openTrip', async ({ key }, guest): Promise<OpenTripAnswer> => {
  const { id, viewId } = await tripOf(key, guest);
  if (!(await viewDocument(viewId).get()).exists) await publishTrip(id);
  return { viewId };
});
