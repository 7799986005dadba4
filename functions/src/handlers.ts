import { subcollections } from '@selasar/domain/core';
import type { RequestKind } from '@selasar/domain/requests';
import type { Change, DocumentSnapshot, FirestoreEvent } from 'firebase-functions/v2/firestore';
import { publishItsOccupancy } from './availability/publishOccupancy.ts';
import { publishCrew } from './crew/publishCrew.ts';
import { noteJob } from './crew/tellCrew.ts';
import { noticeOfEntry, noticeOfMessage, noticeOfReview } from './mail/notices/noticeOf.ts';
import { tell } from './mail/notices/sendNotices.ts';
import { recordOfferEdit } from './offers/recordOfferEdit.ts';
import { count } from './stats/count.ts';
import { listOffer } from './stats/listedOffers.ts';
import { publishTripOf } from './trips/publishTrip.ts';

// Each may receive the same event several times.

type Event = FirestoreEvent<Change<DocumentSnapshot> | undefined>;
type Creation = FirestoreEvent<DocumentSnapshot | undefined>;

const publishItsTrip = ({ data }: Event) =>
  publishTripOf(data?.after.get('tripId') ?? data?.before.get('tripId'));

const crewOf = ({ data }: Event): string[] => {
  const named = [data?.before, data?.after].flatMap((request) => [
    request?.get('driverId') as unknown,
    request?.get('guideId') as unknown,
  ]);
  return [...new Set(named.filter((crewId) => typeof crewId === 'string'))];
};

const publishItsCrew = (event: Event) => Promise.all(crewOf(event).map(publishCrew));
const tellItsCrew = (event: Event) =>
  Promise.all(crewOf(event).map((crewId) => noteJob(crewId, event)));

async function tellOfReview({ data }: Event): Promise<void> {
  await tell(data && noticeOfReview(data));
}

export const requestHandlers = {
  bookings: [count, publishItsTrip, publishItsCrew, tellItsCrew, tellOfReview, publishItsOccupancy],
  transfers: [count, publishItsTrip, publishItsCrew, tellItsCrew],
} satisfies Record<RequestKind, unknown>;
export const messageHandlers = [count, tellOfMessage];
const listIt = ({ data }: Event) => listOffer(data);
export const tourHandlers = [count, listIt, recordOfferEdit('tours')];
export const villaHandlers = [count, listIt, recordOfferEdit('villas')];

export const entryHandlers = [publishItsThread, tellOfEntry];

async function publishItsThread({ data }: Creation): Promise<void> {
  const list = data?.ref.parent;
  if (list?.id !== subcollections.thread) return;
  const request = await list.parent?.get();
  await publishTripOf(request?.get('tripId'));
}

async function tellOfEntry({ data }: Creation): Promise<void> {
  await tell(data && noticeOfEntry(data));
}

async function tellOfMessage({ data }: Event): Promise<void> {
  if (!data || data.before.exists || !data.after.exists) return;
  await tell(noticeOfMessage(data.after));
}
