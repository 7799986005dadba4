import type { Change, DocumentSnapshot, FirestoreEvent } from 'firebase-functions/v2/firestore';
import { publishCrew } from './crew/publishCrew.ts';
import { recordOfferEdit } from './changes/audit/recordOfferEdit.ts';
import {
  bookingContribution,
  messageContribution,
  tourContribution,
  transferContribution,
  villaContribution,
} from './stats/contributions.ts';
import { countWith } from './stats/count.ts';
import { listOffer } from './stats/listedOffers.ts';
import { publishItsOccupancy } from './bookings/occupancy/publishOccupancy.ts';
import { publishTripOf } from './trips/publishTrip.ts';

// Trigger handlers by collection. Each may receive the same event several times.

type Event = FirestoreEvent<Change<DocumentSnapshot> | undefined>;

/** Updates the guest's trip view after a change of a request. */
const publishItsTrip = ({ data }: Event) =>
  publishTripOf(data?.after.get('tripId') ?? data?.before.get('tripId'));

/** Updates the pages of the drivers and guides assigned before and after the change. */
async function publishItsCrew({ data }: Event): Promise<void> {
  const named = [data?.before, data?.after].flatMap((request) => [
    request?.get('driverId') as unknown,
    request?.get('guideId') as unknown,
  ]);
  const crewIds = named.filter((crewId) => typeof crewId === 'string');
  await Promise.all([...new Set(crewIds)].map(publishCrew));
}

export const bookingHandlers = [
  countWith(bookingContribution),
  publishItsTrip,
  publishItsCrew,
  publishItsOccupancy,
];
export const transferHandlers = [countWith(transferContribution), publishItsTrip, publishItsCrew];
export const messageHandlers = [countWith(messageContribution)];
export const tourHandlers = [
  countWith(tourContribution),
  ({ data }: Event) => listOffer('tours', data),
  recordOfferEdit('tours'),
];
export const villaHandlers = [
  countWith(villaContribution),
  ({ data }: Event) => listOffer('villas', data),
  recordOfferEdit('villas'),
];

/** Updates the guest's trip view after a new message. */
export async function publishItsThread(message: DocumentSnapshot | undefined): Promise<void> {
  const request = await message?.ref.parent.parent?.get();
  await publishTripOf(request?.get('tripId'));
}
