import { onJob } from '../platform/monitoring/onJob.ts';
import { crewKeys } from './crew.ts';
import { publishCrew } from './publishCrew.ts';

/** Updates all pages at the start of a day in Bali: each shows the jobs from yesterday on. */
export const publishAllCrew = onJob('publishAllCrew', async () => {
  const crew = await crewKeys.listDocuments();
  await Promise.all(crew.map(({ id }) => publishCrew(id)));
});
