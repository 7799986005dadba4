import { subcollections } from '@selasar/domain';
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
import { noticeOfEntry, noticeOfMessage } from './mail/notices/noticeOf.ts';
import { tellCompany } from './mail/notices/tellCompany.ts';
import { publishItsOccupancy } from './bookings/occupancy/publishOccupancy.ts';
import { publishTripOf } from './trips/publishTrip.ts';

// Trigger handlers by collection. Each may receive the same event several times.

type Event = FirestoreEvent<Change<DocumentSnapshot> | undefined>;
type Creation = FirestoreEvent<DocumentSnapshot | undefined>;

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
export const messageHandlers = [countWith(messageContribution), tellOfMessage];
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

export const entryHandlers = [publishItsThread, tellOfEntry];

/** Updates the guest's trip view after a new message. */
async function publishItsThread({ data }: Creation): Promise<void> {
  const list = data?.ref.parent;
  if (list?.id !== subcollections.thread) return;
  const request = await list.parent?.get();
  await publishTripOf(request?.get('tripId'));
}

/** Tells the company what a guest did with a request. */
async function tellOfEntry({ data }: Creation): Promise<void> {
  const notice = data && noticeOfEntry(data);
  if (notice) await tellCompany(notice);
}

/** Tells the company of a new message of the contact page. */
async function tellOfMessage({ data }: Event): Promise<void> {
  if (!data || data.before.exists || !data.after.exists) return;
  const notice = noticeOfMessage(data.after);
  if (notice) await tellCompany(notice);
}
