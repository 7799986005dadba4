import { isDeepStrictEqual } from 'node:util';
import { baliDate, collections, pathOf } from '@selasar/domain/core';
import { type RequestKind, requestStatus, undo } from '@selasar/domain/requests';
import { type DocumentSnapshot, FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { Change, FirestoreEvent } from 'firebase-functions/v2/firestore';
import { colleagueMailId } from '../mail/mailContent.ts';
import { type Appointment, jobMail } from '../mail/templates/crewMails.ts';
import { writeMail } from '../mail/writeMail.ts';
import { capabilitySchema } from '../platform/capability.ts';
import { settleAll } from '../platform/concurrency.ts';
import { createOrUpdate } from '../platform/createOrUpdate.ts';
import { expiryOf } from '../platform/expiry.ts';
import { db, unlessChanged, writeUnlessChanged } from '../platform/firestore.ts';
import { withLocale } from '../platform/locale.ts';
import { onJob } from '../platform/onJob.ts';
import { crewKeys, memberDocument, toMember } from './crew.ts';
import { jobIn } from './publishCrew.ts';

// Drivers and guides are mailed the difference between what they know of a job and what is stored once the change can
// no longer be undone: so a job that is assigned and taken back at once is no news, and no event is told twice.

const crewNotices = db.collection(collections.crewNotices);

type Event = Pick<FirestoreEvent<Change<DocumentSnapshot> | undefined>, 'data' | 'time'>;

/** Safe to repeat, and in any order. */
export async function noteJob(crewId: string, { data, time }: Event): Promise<void> {
  if (!data) return;
  const known = appointmentOf(data.before, crewId);
  if (isDeepStrictEqual(known, appointmentOf(data.after, crewId))) return;
  if (!(await addressOf(crewId))) return;
  const { ref } = data.after;
  await writeUnlessChanged(async (transaction) => {
    const [request, stored] = await db.getAll(ref, crewNotices.doc(`${ref.id}_${crewId}`));
    // Where the guest stays must not be stored again after they were removed.
    if (!stored || request?.get('removedAt')) return;
    // Of changes that wait together, the first says what they know.
    const isFirst = !stored.exists || (stored.get('dueAt') && time < stored.get('since'));
    createOrUpdate(transaction, stored, {
      ...(isFirst ? { of: ref.parent.id, recordId: ref.id, crewId, told: known, since: time } : {}),
      dueAt: Timestamp.fromMillis(Date.now() + undo.mailWaitsMs),
      expiresAt: expiryOf('crewNotices'),
    });
  });
}

const atOnce = 100;

export const tellCrew = onJob('tellCrew', async () => {
  const due = crewNotices.where('dueAt', '<=', Timestamp.now()).limit(atOnce);
  await settleAll((await due.get()).docs.map(({ id }) => tellOne(id)));
});

const tellOne = (id: string): Promise<void> =>
  writeUnlessChanged(async (transaction) => {
    const notice = await crewNotices.doc(id).get();
    const dueAt = notice.get('dueAt') as Timestamp | undefined;
    if (!dueAt || dueAt.toMillis() > Date.now()) return;
    const { of: kind, recordId, crewId, told } = notice.data() as StoredNotice;
    const [request, keys, address] = await Promise.all([
      db.doc(pathOf(kind, recordId)).get(),
      crewKeys.doc(crewId).get(),
      addressOf(crewId),
    ]);
    const now = appointmentOf(request, crewId);
    const update = { told: now, dueAt: FieldValue.delete(), expiresAt: expiryOf('crewNotices') };
    transaction.update(notice.ref, update, unlessChanged(notice));
    if (!address || isDeepStrictEqual(now, told) || isOver(request, told, now)) return;
    const { key } = capabilitySchema.parse(keys.data());
    const envelope = {
      id: colleagueMailId(id, dueAt.toMillis()),
      to: address.email,
      cause: 'notice',
      of: { kind, requestId: recordId },
    } as const;
    await withLocale(address.language, () =>
      writeMail(transaction, envelope, jobMail({ kind, name: address.name, told, now, key })),
    );
  });

interface StoredNotice {
  of: RequestKind;
  recordId: string;
  crewId: string;
  told: Appointment | null;
}

/** Undefined for people who left, or have no email. */
async function addressOf(crewId: string) {
  const member = toMember(await memberDocument(crewId).get());
  if (!member?.active || !member.email) return undefined;
  const { name, email, languages } = member;
  const language = (['en', 'id'] as const).find((one) => languages.includes(one));
  return { name, email, language };
}

/** A ride that was done, and a day that is past, are no news. */
function isOver(request: DocumentSnapshot, ...known: (Appointment | null)[]): boolean {
  const status = request.get('status') as keyof typeof requestStatus | undefined;
  const today = baliDate(new Date());
  const isDone = status !== undefined && requestStatus[status].isOver;
  return isDone || known.every((job) => job === null || job.date < today);
}

/** Null if the job is not theirs. */
function appointmentOf(request: DocumentSnapshot, crewId: string): Appointment | null {
  const job = jobIn(request, crewId);
  if (!job) return null;
  const { date, time = '', what, guests, party, guestKinds = {}, chosenExtras, extras = {} } = job;
  const { from = '', to = '', hotel = '', more } = job;
  const starts = String(more?.['startTime'] ?? time);
  const sold = {
    ...(party && { party, guestKinds }),
    ...(chosenExtras && { chosenExtras, extras }),
  };
  return { date, time, ...(starts !== time && { starts }), what, guests, ...sold, from, to, hotel };
}
