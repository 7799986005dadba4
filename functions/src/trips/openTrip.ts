import { implement } from '../platform/operation.ts';
import { publishTrip } from './publishTrip.ts';
import { tripOf, viewDocument } from './trip.ts';

/** The document may not exist yet: its trigger may be late or have failed. */
export const openTrip = implement('openTrip', async ({ key }, guest) => {
  const { id, ...trip } = await tripOf(key, guest);
  const { viewId } = trip.only ?? trip;
  if (!(await viewDocument(viewId).get()).exists) await publishTrip(id);
  return { viewId };
});
