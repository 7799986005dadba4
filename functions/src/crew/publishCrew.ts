import { baliDate, type CivilDate, collections } from '@selasar/domain/core';
import {
  byTime,
  type CrewJob,
  crewJobOfBooking,
  crewJobOfTransfer,
  crewViewDays,
} from '@selasar/domain/crew';
import {
  bookingSchema,
  type RequestKind,
  requestKindSchema,
  transferSchema,
} from '@selasar/domain/requests';
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import { capabilitySchema } from '../platform/capability.ts';
import { db, plainReader, unlessChanged, writeUnlessChanged } from '../platform/firestore.ts';
import { onJob } from '../platform/onJob.ts';
import { crewKeys, memberDocument, toMember, viewDocument } from './crew.ts';

/** At the start of a day in Bali: each page shows the jobs from yesterday on. */
export const publishAllCrew = onJob('publishAllCrew', async () => {
  const crew = await crewKeys.listDocuments();
  await Promise.all(crew.map(({ id }) => publishCrew(id)));
});

const most = 100;

const computed = { id: true, createdAt: true, updatedAt: true } as const;
const storedBooking = bookingSchema.omit(computed);
const storedTransfer = transferSchema.omit(computed);

const readJob: Record<RequestKind, (request: DocumentSnapshot, id: string) => CrewJob | undefined> =
  {
    bookings: (request, crewId) => {
      const stored = storedBooking.safeParse(request.data()).data;
      return stored && crewJobOfBooking({ ...stored, id: request.id }, crewId);
    },
    transfers: (request, crewId) => {
      const stored = storedTransfer.safeParse(request.data()).data;
      return stored && crewJobOfTransfer({ ...stored, id: request.id }, crewId);
    },
  };

/** Undefined if they have none there. */
export const jobIn = (request: DocumentSnapshot, crewId: string): CrewJob | undefined =>
  readJob[requestKindSchema.parse(request.ref.parent.id)](request, crewId);

export async function jobsOf(crewId: string, today: CivilDate): Promise<CrewJob[]> {
  const { from, to } = crewViewDays(today);
  const { bookings, transfers } = collections;
  const theirs = async (collection: string, role: 'driverId' | 'guideId', day: string) => {
    const query = db
      .collection(collection)
      .where(role, '==', crewId)
      .where(day, '>=', from)
      .where(day, '<=', to);
    return (await query.limit(most).get()).docs;
  };
  const [driven, guided, rides] = await Promise.all([
    theirs(bookings, 'driverId', 'startDate'),
    theirs(bookings, 'guideId', 'startDate'),
    theirs(transfers, 'driverId', 'pickupDate'),
  ]);
  const tours = new Map([...driven, ...guided].map((tour) => [tour.id, tour]));
  return [...tours.values(), ...rides]
    .map((request) => jobIn(request, crewId))
    .filter((job) => job !== undefined)
    .toSorted(byTime);
}

/** Safe to run repeatedly. Of two at once, one fails and retries. */
export const publishCrew = (crewId: string): Promise<void> =>
  writeUnlessChanged(async (transaction) => {
    const [keys, stored] = await plainReader(crewKeys.doc(crewId), memberDocument(crewId));
    if (!keys?.exists) return;
    const view = viewDocument(capabilitySchema.parse(keys.data()).viewId);
    const member = toMember(stored);
    const now = FieldValue.serverTimestamp();
    transaction.update(keys.ref, { publishedAt: now }, unlessChanged(keys));
    if (!member?.active) {
      transaction.delete(view);
      return;
    }
    const jobs = await jobsOf(crewId, baliDate(new Date()));
    transaction.set(view, { name: member.name, jobs, updatedAt: now });
  });
