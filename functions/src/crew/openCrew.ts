import type { ViewAnswer } from '@selasar/domain/core';
import { implement } from '../platform/operation.ts';
import { viewDocument } from './crew.ts';
import { crewOf } from './crewOf.ts';
import { publishCrew } from './publishCrew.ts';

export const openCrew = implement('openCrew', async ({ key }, guest): Promise<ViewAnswer> => {
  const { crewId, viewId } = await crewOf(key, guest);
  if (!(await viewDocument(viewId).get()).exists) await publishCrew(crewId);
  return { viewId };
});
