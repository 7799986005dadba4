import { randomUUID } from 'node:crypto';
import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { createBooking } from '../../../../functions/src/requests/createBooking.ts';
import {
  setBookingStatus,
  setTransferStatus,
} from '../../../../functions/src/requests/setStatus.ts';
import { addPayment } from '../../../../functions/src/requests/money.ts';
import { issueReceipt } from '../../../../functions/src/requests/receipts.ts';
import { setNotes } from '../../../../functions/src/requests/edit.ts';
import { db } from '../../../../functions/src/platform/firestore.ts';
import { assignCrew } from '../../../../functions/src/crew/assignCrew.ts';
import { openCrew, crewAddress } from '../../../../functions/src/crew/crewLink.ts';
import { publishCrew } from '../../../../functions/src/crew/publishCrew.ts';
import { noteJob, tellCrew } from '../../../../functions/src/crew/tellCrew.ts';
import { saveCrew } from '../../../../functions/src/crew/saveCrew.ts';
import { followMail } from '../../../../functions/src/mail/followMail.ts';
import { sendDue } from '../../../../functions/src/mail/mailQueue.ts';
import { submitMessage } from '../../../../functions/src/messages/submitMessage.ts';
import { setReviewStatus } from '../../../../functions/src/reviews/setReviewStatus.ts';
import { writeReview } from '../../../../functions/src/reviews/writeReview.ts';
import { messageGuest } from '../../../../functions/src/messages/messageGuest.ts';
import { createTransfer } from '../../../../functions/src/requests/createTransfer.ts';
import { answerGuest } from '../../../../functions/src/requests/thread/answerGuest.ts';
import { findTrips } from '../../../../functions/src/requests/trip/findTrips.ts';
import { publishTrip } from '../../../../functions/src/trips/publishTrip.ts';
import { writeToUs } from '../../../../functions/src/requests/thread/writeToUs.ts';
import type { Notice } from '../../../../functions/src/mail/notices/noticeOf.ts';
import { paceDocument } from '../../../../functions/src/mail/notices/pace.ts';
import { sendNotices, tell } from '../../../../functions/src/mail/notices/sendNotices.ts';
import { inDays, alternatives } from '../../support/offer.ts';
import { guestReview } from '../../support/travel.ts';
import { callHere, enrolHere } from '../callHere.ts';
import { plainTour } from '../../../support/plainOffers.ts';

export const staff = { uid: randomUUID(), role: 'staff' as const };
export const tourId = 'ubud-walk';

/** Values that the tests search for; no other record contains them. */
export const guest = {
  name: 'Zephyrine Quaeck',
  email: 'zephyrine.quaeck@example.com',
  phone: '+49 30 7654321',
  hotel: 'Hotel Quaeckenbrueck',
};

/** The guest's data in every spelling: parts of names, digits only, texts that only this guest would write. */
export const traces = /zephyrin|quaeck|7654321|765[\s-]?43[\s-]?21/i;

const ofGuest = {
  customerName: guest.name,
  customerEmail: guest.email,
  customerPhone: guest.phone,
};

export async function prepare(): Promise<void> {
  await enrolHere(staff);
  const times = { createdAt: Timestamp.now(), updatedAt: Timestamp.now() };
  await db.doc(`tours/${tourId}`).set({ ...plainTour, slug: tourId, ...times });
}

/** The guest requests a tour in three days. */
export async function bookTour(more: object = {}): Promise<{ id: string; key: string }> {
  const requestId = randomUUID();
  const request = { ...alternatives.tour(), ...ofGuest, itemId: tourId, hotelName: guest.hotel };
  const { tripKey = '' } = await callHere(createBooking, { ...request, requestId, ...more });
  return { id: requestId, key: tripKey };
}

const letterTo = `Please call ${guest.name} at ${guest.phone}.`;

/** Stores data of the guest in every collection. The travel dates are past; timestamps are of today. */
export async function beEverywhere() {
  const { id, key } = await bookTour();
  const booking = db.doc(`bookings/${id}`);
  const name = { kind: 'bookings', id };
  await callHere(setBookingStatus, { bookingId: id, from: 'pending', to: 'confirmed' }, staff);
  await callHere(writeToUs, { ...name, key, messageId: randomUUID(), text: letterTo });
  await callHere(answerGuest, { ...name, messageId: randomUUID(), text: letterTo }, staff);
  const guestMessage = { ...name, situation: 'driver', text: letterTo };
  for (const via of ['mail', 'thread'] as const) {
    await callHere(messageGuest, { ...guestMessage, via, messageId: randomUUID() }, staff);
  }
  await callHere(setNotes, { ...name, seen: '', notes: letterTo }, staff);
  const payment = { amount: 20, date: inDays(0), way: 'cash', note: letterTo };
  await callHere(addPayment, { ...name, paymentId: randomUUID(), ...payment }, staff);
  await db.doc('receiptSettings/company').set({ registration: 'NPWP 1', taxes: [] });
  await callHere(issueReceipt, name, staff);
  await addEditEvent(id);
  const crewId = await drivenBy(id);
  const requestId = randomUUID();
  await callHere(createTransfer, {
    ...alternatives.transfer(),
    ...ofGuest,
    requestId,
    tripKey: key,
    destination: guest.hotel,
    specialRequests: letterTo,
  });
  const messageId = randomUUID();
  await callHere(submitMessage, {
    ...alternatives.message(),
    requestId: messageId,
    name: guest.name,
    email: guest.email,
    phone: guest.phone,
    message: letterTo,
  });
  await tellOf({ id, requestId, messageId });
  await callHere(findTrips, { customerEmail: guest.email });
  await publishTrip((await booking.get()).get('tripId'));
  await over(id, requestId);
  const review = guestReview({ name: guest.name, text: `${letterTo} It was a good day.` });
  await callHere(writeReview, { ...review, key, bookingId: id });
  await callHere(setReviewStatus, { bookingId: id, from: 'waiting', to: 'published' }, staff);
  await sendSome(requestId);
  return { id, transferId: requestId, crewId, key };
}

/** The company is told of a booking and a message at once, and then of both and a transfer together. */
async function tellOf({ id, requestId, messageId }: Record<string, string>): Promise<void> {
  const all = [
    { kind: 'newBooking', of: 'bookings', recordId: id },
    { kind: 'message', of: 'messages', recordId: messageId },
    { kind: 'newTransfer', of: 'transfers', recordId: requestId },
  ] as Omit<Notice, 'id'>[];
  await paceDocument('company').delete();
  for (const notice of all.slice(0, 2)) await tell({ id: randomUUID(), ...notice });
  await paceDocument('company').update({ gathersUntil: Date.now() });
  for (const notice of all) await tell({ id: randomUUID(), ...notice });
  await sendNotices.run({ scheduleTime: new Date().toISOString() });
}

/** The history after staff have edited a name. */
const addEditEvent = (id: string) =>
  db.collection(`bookings/${id}/events`).add({
    from: 'confirmed',
    to: 'confirmed',
    by: staff.uid,
    change: {
      what: 'edited',
      before: { customerName: 'Zephyrin Quaeck', numberOfGuests: 3 },
      after: { customerName: guest.name, numberOfGuests: 2 },
      reason: letterTo,
    },
    at: Timestamp.now(),
  });

async function drivenBy(id: string): Promise<string> {
  const crewId = randomUUID();
  const email = 'ketut.arya@example.com';
  const person = { name: 'Ketut Arya', phone: '+62 812 3456 7890', email, languages: ['en'] };
  const skills = { drives: true, guides: true, seats: 4, daysOff: [], active: true };
  await callHere(saveCrew, { crewId, ...person, ...skills }, staff);
  const { key } = await callHere(crewAddress, { crewId }, staff);
  const job = { kind: 'bookings', id, role: 'driver' };
  const booking = db.doc(`bookings/${id}`);
  const before = await booking.get();
  await callHere(assignCrew, { ...job, crewId, seen: null }, staff);
  const time = new Date().toISOString();
  await noteJob(crewId, { data: { before, after: await booking.get() }, time });
  const [noted] = (await db.collection('crewNotices').get()).docs;
  await noted?.ref.update({ dueAt: Timestamp.fromMillis(Date.now() - 1000) });
  await tellCrew.run({ scheduleTime: time });
  await publishCrew(crewId);
  await callHere(openCrew, { key });
  return crewId;
}

/** Sets the travel date to yesterday, because tests cannot wait. */
async function over(bookingId: string, transferId: string): Promise<void> {
  const yesterday = inDays(-1);
  await db.doc(`bookings/${bookingId}`).update({ startDate: yesterday, endDate: yesterday });
  await db.doc(`transfers/${transferId}`).update({ pickupDate: yesterday });
}

/** One queued mail is sent, another keeps waiting; the mail log has a refused one. */
async function sendSome(transferId: string): Promise<void> {
  const change = { transferId, from: 'pending', to: 'confirmed' };
  await callHere(setTransferStatus, change, staff);
  const mailQueue = db.collection('mailQueue').orderBy('leavesAt').limit(1);
  const [waiting] = (await mailQueue.get()).docs;
  await waiting?.ref.update({ leavesAt: Timestamp.fromMillis(Date.now() - 1000) });
  await sendDue();
  const [mail] = (await db.collection('mail').where('to', '==', guest.email).get()).docs;
  const error = `Error: 451 ${guest.email} later`;
  await mail?.ref.update({ delivery: { state: 'ERROR', attempts: 1, error } });
  if (mail) await followMail(mail.id);
}

/** All documents, found by listing, including those below missing documents. */
export async function allDocuments(): Promise<DocumentSnapshot[]> {
  const found: DocumentSnapshot[] = [];
  const walk = async (collections: FirebaseFirestore.CollectionReference[]): Promise<void> => {
    for (const collection of collections) {
      for (const reference of await collection.listDocuments()) {
        const document = await reference.get();
        if (document.exists) found.push(document);
        await walk(await reference.listCollections());
      }
    }
  };
  await walk(await db.listCollections());
  return found;
}

/** The paths of documents with data of the guest, in a field or in the document's id, but of receipts: tax law keeps them. */
export const personalDataPaths = async (): Promise<string[]> =>
  (await allDocuments())
    .filter(({ ref }) => ref.parent.id !== 'receipts')
    .filter((document) => traces.test(`${document.ref.path} ${JSON.stringify(document.data())}`))
    .map(({ ref }) => ref.path);
