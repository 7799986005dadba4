import type { ViewAnswer } from '@selasar/domain';
import { implement } from '../platform/operation.ts';
import { viewDocument } from './crew.ts';
import { crewOf } from './crewOf.ts';
import { publishCrew } from './publishCrew.ts';

/**
 * A driver or guide opens their page. Returns the id of the document that the page listens to, and creates it if
 * needed.
 */
export const openCrew = implement('openCrew', async ({ key }, guest): Promise<ViewAnswer> => {
  const { crewId, viewId } = await crewOf(key, guest);
  if (!(await viewDocument(viewId).get()).exists) await publishCrew(crewId);
  return { viewId };
});
