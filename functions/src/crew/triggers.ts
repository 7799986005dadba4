import { collections, pathOf, type CollectionName } from '@selasar/domain';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { options } from '../core/options.ts';
import { onJob } from '../health/onJob.ts';
import { crewKeys } from './crew.ts';
import { publishCrew } from './publishCrew.ts';

const written = (collection: CollectionName) => ({
  ...options,
  document: pathOf(collection, '{id}'),
  retry: true,
});

/** Shows drivers and guides what has become of their jobs, also those that are theirs no more. */
const published = (collection: CollectionName) =>
  onDocumentWritten(written(collection), async ({ data }) => {
    const named = [data?.before, data?.after].flatMap((request) => [
      request?.get('driverId'),
      request?.get('guideId'),
    ]);
    const crewIds = named.filter((crewId) => typeof crewId === 'string');
    await Promise.all([...new Set(crewIds)].map(publishCrew));
  });

export const onCrewBookingWritten = published(collections.bookings);
export const onCrewTransferWritten = published(collections.transfers);

/** Shows the name as it is now; whoever has left sees nothing more. */
export const onCrewWritten = onDocumentWritten(written(collections.crew), async ({ data }) => {
  if (data) await publishCrew(data.after.id);
});

/** A new day in Bali: each page shows the days from yesterday on. */
export const publishAllCrew = onJob(
  'publishAllCrew',
  async () => {
    const crew = await crewKeys.listDocuments();
    await Promise.all(crew.map(({ id }) => publishCrew(id)));
  },
  { maxInstances: 1, retryCount: 3, timeoutSeconds: 300 },
);
