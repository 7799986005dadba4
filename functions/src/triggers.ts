import {
  collections,
  pathOf,
  subcollections,
  type CollectionName,
  type OfferCollection,
} from '@selasar/domain';
import {
  onDocumentCreated,
  onDocumentWritten,
  onDocumentWrittenWithAuthContext,
  type Change,
  type DocumentSnapshot,
  type FirestoreAuthEvent,
  type FirestoreEvent,
} from 'firebase-functions/v2/firestore';
import { options } from './core/options.ts';
import { publishCrew } from './crew/publishCrew.ts';
import { recordOfferEdit } from './edits/recordOfferEdit.ts';
import { waitForMails } from './mail/delivery.ts';
import { followDelivery } from './mail/ledger/followMail.ts';
import {
  bookingContribution,
  messageContribution,
  tourContribution,
  transferContribution,
  villaContribution,
} from './stats/contributions.ts';
import { countWith } from './stats/count.ts';
import { listOffer } from './stats/listedOffers.ts';
import { publishTripOf } from './trips/publishTrip.ts';

// One trigger for each collection, which hands its event to all who follow it.

type Event = FirestoreEvent<Change<DocumentSnapshot> | undefined>;
type Handle<Of> = (event: Of) => Promise<unknown>;

const at = (document: string) => ({ ...options, document, retry: true });

/**
 * Each gets the event, whatever becomes of the others. Where one fails the event comes again, to all: each may get it as
 * often as it likes.
 */
const handedTo =
  <Of>(...handlers: Handle<Of>[]) =>
  async (event: Of): Promise<void> => {
    const done = await Promise.allSettled(handlers.map((handle) => handle(event)));
    const failed = done.find(({ status }) => status === 'rejected');
    if (failed) throw (failed as PromiseRejectedResult).reason;
  };

const onWritten = (collection: CollectionName, ...handlers: Handle<Event>[]) =>
  onDocumentWritten(at(pathOf(collection, '{id}')), handedTo(...handlers));

/** Shows the guest what became of a request. */
const publishItsTrip = ({ data }: Event) =>
  publishTripOf(data?.after.get('tripId') ?? data?.before.get('tripId'));

/** Shows drivers and guides what has become of their jobs, also those that are theirs no more. */
async function publishItsCrew({ data }: Event): Promise<void> {
  const named = [data?.before, data?.after].flatMap((request) => [
    request?.get('driverId') as unknown,
    request?.get('guideId') as unknown,
  ]);
  const crewIds = named.filter((crewId) => typeof crewId === 'string');
  await Promise.all([...new Set(crewIds)].map(publishCrew));
}

export const onBookingWritten = onWritten(
  collections.bookings,
  countWith(bookingContribution),
  publishItsTrip,
  publishItsCrew,
);
export const onTransferWritten = onWritten(
  collections.transfers,
  countWith(transferContribution),
  publishItsTrip,
  publishItsCrew,
);
export const onMessageWritten = onWritten(collections.messages, countWith(messageContribution));

const onOfferWritten = (kind: OfferCollection, count: Handle<Event>) =>
  onDocumentWrittenWithAuthContext(
    at(pathOf(collections[kind], '{id}')),
    handedTo<FirestoreAuthEvent<Change<DocumentSnapshot> | undefined>>(
      count,
      ({ data }) => listOffer(kind, data),
      recordOfferEdit(kind),
    ),
  );
export const onTourWritten = onOfferWritten('tours', countWith(tourContribution));
export const onVillaWritten = onOfferWritten('villas', countWith(villaContribution));

/** Shows the guest what was written about a booking or a transfer. */
export const onThreadWritten = onDocumentCreated(
  at(`{requests}/{id}/${subcollections.thread}/{message}`),
  async ({ data }) => {
    const request = await data?.ref.parent.parent?.get();
    await publishTripOf(request?.get('tripId'));
  },
);

export const onMailWritten = onWritten(collections.mail, ({ data }) => followDelivery(data?.after));
export const onMailQueued = onDocumentCreated(
  { ...at(pathOf(collections.outbox, '{id}')), timeoutSeconds: 120 },
  ({ data }) => waitForMails(data),
);
