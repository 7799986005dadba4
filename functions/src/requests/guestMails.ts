import { isDeepStrictEqual } from 'node:util';
import { baliDate, subcollections } from '@selasar/domain/core';
import { requestStatus, statusEventSchema, type RequestStatus } from '@selasar/domain/requests';
import {
  checkedRequestSchema,
  seenByGuest,
  tripWarningsOf,
  warningMailText,
  warningText,
} from '@selasar/domain/trips';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import type { MailContent } from '../mail/mailContent.ts';
import type { ChangeMail as QueuedMail } from '../mail/mailQueue.ts';
import { changeRequestMail, type Outcome } from '../mail/templates/changeMails.ts';
import { tripInMail } from '../mail/templates/tripInMail.ts';
import { withWaysToPay } from '../mail/waysToPay.ts';
import { withLocale } from '../platform/locale.ts';
import { requestsOf } from '../trips/trip.ts';
import { mailSubjectOf, type Read, type KindOnServer, type StoredRequest } from './kindOnServer.ts';

export type ChangeMail = Omit<QueuedMail, 'cause'>;

const mailTo = (
  type: KindOnServer,
  stored: StoredRequest,
  mailContent: MailContent,
): ChangeMail => ({
  to: stored.customerEmail,
  of: mailSubjectOf(type, stored),
  language: stored.language,
  mailContent,
});

/** A request whose trip gets a new key in the same transaction, if it does. */
type ReadInTrip = Read & { tripKey?: string | undefined };

export const mailOfStatus = (
  type: KindOnServer,
  { document, stored, tripKey }: ReadInTrip,
  to: RequestStatus,
  waitsMs?: number,
): Promise<ChangeMail> =>
  withLocale(stored.language, async () => {
    const trip = await tripInMail(document, tripKey);
    const told = type.mailContent(stored, to, trip);
    const mailContent = await withWaysToPay(told, { ...stored, status: to });
    const { isExpected } = requestStatus[to];
    const warnings = isExpected ? await tripWarnings(stored, to) : [];
    const paragraphs = [...mailContent.paragraphs, ...warnings];
    return { ...mailTo(type, stored, { ...mailContent, paragraphs }), waitsMs };
  });

/** `called` is the request with the name that the guest knows. */
export const mailOfOutcome = (
  type: KindOnServer,
  { document, stored, tripKey }: ReadInTrip,
  outcome: Outcome,
  called = stored,
): Promise<ChangeMail> =>
  withLocale(stored.language, async () => {
    const trip = await tripInMail(document, tripKey);
    const mailContent = type.mailContent(stored, stored.status, trip);
    const told = changeRequestMail(mailContent, outcome, type.called(called));
    return mailTo(type, stored, await withWaysToPay(told, stored));
  });

/** Replaces or rewrites a waiting mail. No mail if the guest already knows everything: it was undone in time. */
export async function mailsOfChange(
  type: KindOnServer,
  { document, stored, tripKey }: ReadInTrip,
  after: StoredRequest,
  waiting: readonly DocumentSnapshot[],
): Promise<{ withdraws?: DocumentSnapshot[]; mail?: ChangeMail }> {
  const earlier = waiting.find((mail) => mail.get('knows') !== undefined);
  const knows: unknown = earlier?.get('knows') ?? seenByGuest(type.kind, stored);
  const withdrawn = earlier ? { withdraws: [earlier] } : {};
  if (isDeepStrictEqual(knows, seenByGuest(type.kind, after))) return withdrawn;
  const rewrites = await waitingStatusMail(document.ref, waiting);
  const read = { document, stored: after, tripKey };
  const mail = rewrites
    ? { ...(await mailOfStatus(type, read, stored.status)), rewrites }
    : { ...(await mailOfOutcome(type, read, 'edited')), knows };
  return { ...withdrawn, mail };
}

/** A mail has the id of its event. */
async function waitingStatusMail(
  request: DocumentReference,
  waiting: readonly DocumentSnapshot[],
): Promise<string | undefined> {
  const events = await Promise.all(
    waiting.map(({ id }) => request.collection(subcollections.events).doc(id).get()),
  );
  const found = events.find((event) => {
    const { data } = statusEventSchema.safeParse(event.data());
    return data !== undefined && data.from !== data.to;
  });
  return found?.id;
}

async function tripWarnings(
  { id, tripId }: StoredRequest,
  status: RequestStatus,
): Promise<string[]> {
  if (tripId === undefined) return [];
  const requests = (await requestsOf(tripId)).flatMap((document) => {
    const change = document.id === id ? { status } : {};
    const kind = document.ref.parent.id;
    const request = { ...document.data(), ...change, kind, id: document.id };
    return checkedRequestSchema.safeParse(request).data ?? [];
  });
  const warnings = tripWarningsOf(requests, baliDate(new Date())).filter((warning) =>
    warning.requests.includes(id),
  );
  return warningMailText.inMail(warnings.map((warning) => warningText(warning, 'guest')));
}
