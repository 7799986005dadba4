import { requestStatus, seenByGuest, statusEventSchema, subcollections } from '@selasar/domain';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import { withLocale } from '../platform/i18n/withLocale.ts';
import type { MailContent } from '../mail/mailContent.ts';
import type { HeldMail } from '../mail/mailQueue.ts';
import { changeRequestMail, type News } from '../mail/templates/changeRequestMail.ts';
import { tripWarnings } from '../mail/templates/tripWarnings.ts';
import { tripInMail } from '../mail/templates/tripInMail.ts';
import {
  mailSubjectOf,
  type AnyStatus,
  type Read,
  type RequestType,
  type StoredRequest,
} from './requestType.ts';

// What the guest of a booking or transfer is told when it changes.

/** The same for each mail of one: where it goes, in which language, and what staff find it by. */
const mailTo = (type: RequestType, stored: StoredRequest, letter: MailContent): HeldMail => ({
  to: stored.customerEmail,
  of: mailSubjectOf(type, stored),
  language: stored.language,
  letter,
});

/** A new status, with the way to the guest's trip; of one that they are expected for, also what does not fit in it. */
export const mailOfStatus = (
  type: RequestType,
  { document, stored }: Read,
  to: AnyStatus,
  waitsMs?: number,
): Promise<HeldMail> =>
  withLocale(stored.language, async () => {
    const letter = type.letter(stored, to, await tripInMail(document));
    const { isExpected } = requestStatus[to];
    const warnings = isExpected ? await tripWarnings({ ...stored, status: to }) : [];
    const paragraphs = [...letter.paragraphs, ...warnings];
    return { ...mailTo(type, stored, { ...letter, paragraphs }), waitsMs };
  });

/** What a request is now, with the news in the place of its status. `called` is what the guest knows it as. */
export const mailOfNews = (
  type: RequestType,
  { document, stored }: Read,
  news: News,
  called = stored,
): Promise<HeldMail> =>
  withLocale(stored.language, async () => {
    const letter = type.letter(stored, stored.status, await tripInMail(document));
    return mailTo(type, stored, changeRequestMail(letter, news, type.called(called)));
  });

/**
 * One letter that tells what holds after a change by staff. It replaces that of an earlier change that still waits; one
 * that tells of a new status tells this, too. If the guest knows all of it, because it was taken back in time, there is
 * none.
 */
export async function mailsOfChange(
  type: RequestType,
  { document, stored }: Read,
  after: StoredRequest,
  /** Mails of it that wait, as the transaction has read them. */
  waiting: readonly DocumentSnapshot[],
): Promise<{ withdraws?: string; mail?: HeldMail }> {
  const earlier = waiting.find((mail) => mail.get('knows') !== undefined);
  const knows: unknown = earlier?.get('knows') ?? seenByGuest(type.kind, stored);
  const withdrawn = earlier ? { withdraws: earlier.id } : {};
  if (isDeepStrictEqual(knows, seenByGuest(type.kind, after))) return withdrawn;
  const rewrites = await statusToldBy(document.ref, waiting);
  const read = { document, stored: after };
  const mail = rewrites
    ? { ...(await mailOfStatus(type, read, stored.status)), rewrites }
    : { ...(await mailOfNews(type, read, 'edited')), knows };
  return { ...withdrawn, mail };
}

/** The id of the waiting mail that tells a new status, if one of them does. Each goes by the event that it tells of. */
async function statusToldBy(
  request: DocumentReference,
  waiting: readonly DocumentSnapshot[],
): Promise<string | undefined> {
  const events = await Promise.all(
    waiting.map(({ id }) => request.collection(subcollections.events).doc(id).get()),
  );
  const told = events.find((event) => {
    const { data } = statusEventSchema.safeParse(event.data());
    return data !== undefined && data.from !== data.to;
  });
  return told?.id;
}
