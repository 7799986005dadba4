import type { OpenTripAnswer } from '@selasar/domain/trips';
import { implement } from '../platform/operation.ts';
import { publishTrip } from './publishTrip.ts';
import { viewDocument } from './trip.ts';
import { tripOf } from './tripOf.ts';

/** The document may not exist yet: its trigger may be late or have failed. */
export const openTrip = implement('openTrip', async ({ key }, guest): Promise<OpenTripAnswer> => {
  const { id, ...trip } = await tripOf(key, guest);
  const { viewId } = trip.only ?? trip;
  if (!(await viewDocument(viewId).get()).exists) await publishTrip(id);
  return { viewId };
});
