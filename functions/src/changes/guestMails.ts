import { requestStatus, seenByGuest, statusEventSchema, subcollections } from '@selasar/domain';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import { withLocale } from '../platform/i18n/withLocale.ts';
import type { MailContent } from '../mail/mailContent.ts';
import type { ChangeMail as QueuedMail } from '../mail/mailQueue.ts';
import { changeRequestMail, type Outcome } from '../mail/templates/changeRequestMail.ts';
import { tripWarnings } from '../mail/templates/tripWarnings.ts';
import { tripInMail } from '../mail/templates/tripInMail.ts';
import {
  mailSubjectOf,
  type AnyStatus,
  type Read,
  type RequestType,
  type StoredRequest,
} from './requestType.ts';

// Mails to the guest about a changed booking or transfer.

/** Its cause is the author of the change. */
export type ChangeMail = Omit<QueuedMail, 'cause'>;

/** The fields that every mail shares: recipient, language, subject matter. */
const mailTo = (
  type: RequestType,
  stored: StoredRequest,
  mailContent: MailContent,
): ChangeMail => ({
  to: stored.customerEmail,
  of: mailSubjectOf(type, stored),
  language: stored.language,
  mailContent,
});

/** The mail about a new status, with the trip's link. If the guest is expected, it includes the trip's warnings. */
export const mailOfStatus = (
  type: RequestType,
  { document, stored }: Read,
  to: AnyStatus,
  waitsMs?: number,
): Promise<ChangeMail> =>
  withLocale(stored.language, async () => {
    const mailContent = type.mailContent(stored, to, await tripInMail(document));
    const { isExpected } = requestStatus[to];
    const warnings = isExpected ? await tripWarnings({ ...stored, status: to }) : [];
    const paragraphs = [...mailContent.paragraphs, ...warnings];
    return { ...mailTo(type, stored, { ...mailContent, paragraphs }), waitsMs };
  });

/**
 * The mail about a change or an answer instead of a status. `called` is the request with the name that the guest knows.
 */
export const mailOfOutcome = (
  type: RequestType,
  { document, stored }: Read,
  outcome: Outcome,
  called = stored,
): Promise<ChangeMail> =>
  withLocale(stored.language, async () => {
    const mailContent = type.mailContent(stored, stored.status, await tripInMail(document));
    return mailTo(type, stored, changeRequestMail(mailContent, outcome, type.called(called)));
  });

/**
 * The one mail about the current state after a change by staff. It replaces the waiting mail of an earlier change; a
 * waiting mail about a new status is rewritten instead. No mail if the guest already knows everything, because a change
 * was undone in time.
 */
export async function mailsOfChange(
  type: RequestType,
  { document, stored }: Read,
  after: StoredRequest,
  /** Its waiting mails, as read by the transaction. */
  waiting: readonly DocumentSnapshot[],
): Promise<{ withdraws?: string; mail?: ChangeMail }> {
  const earlier = waiting.find((mail) => mail.get('knows') !== undefined);
  const knows: unknown = earlier?.get('knows') ?? seenByGuest(type.kind, stored);
  const withdrawn = earlier ? { withdraws: earlier.id } : {};
  if (isDeepStrictEqual(knows, seenByGuest(type.kind, after))) return withdrawn;
  const rewrites = await waitingStatusMail(document.ref, waiting);
  const read = { document, stored: after };
  const mail = rewrites
    ? { ...(await mailOfStatus(type, read, stored.status)), rewrites }
    : { ...(await mailOfOutcome(type, read, 'edited')), knows };
  return { ...withdrawn, mail };
}

/** The id of the waiting mail about a new status, if any. A mail has the id of its event. */
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
