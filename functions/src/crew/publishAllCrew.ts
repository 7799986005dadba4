import { onJob } from '../platform/monitoring/onJob.ts';
import { crewKeys } from './crew.ts';
import { publishCrew } from './publishCrew.ts';

/** A new day in Bali: each page shows the days from yesterday on. */
export const publishAllCrew = onJob('publishAllCrew', async () => {
  const crew = await crewKeys.listDocuments();
  await Promise.all(crew.map(({ id }) => publishCrew(id)));
});
