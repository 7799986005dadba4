import { randomUUID } from 'node:crypto';
import type { SaveCrewInput } from '@selasar/domain/crew';
import { Timestamp } from 'firebase-admin/firestore';
import { inDays } from './offer.ts';
import type { Caller, Suite } from './suite.ts';

/** Drivers, guides and their jobs for the tests of one file; `staff` creates them. */
export function crewOf({ db, later }: Suite, staff: Caller) {
  /** A valid form of a driver who also guides. */
  const form = (change: Partial<SaveCrewInput> = {}): SaveCrewInput => ({
    crewId: randomUUID(),
    name: 'Made Suta',
    phone: '+62 812 3456 7890',
    languages: ['en', 'id'],
    drives: true,
    guides: true,
    seats: 4,
    daysOff: [],
    active: true,
    ...change,
  });

  const remove = async (crewId: string) => {
    const keys = db.doc(`crewKeys/${crewId}`);
    const viewId: unknown = (await keys.get()).get('viewId');
    await db.recursiveDelete(db.doc(`crew/${crewId}`));
    await keys.delete();
    if (typeof viewId === 'string') await db.doc(`crewViews/${viewId}`).delete();
  };

  const member = async (change: Partial<SaveCrewInput> = {}): Promise<string> => {
    const input = form(change);
    later(() => remove(input.crewId));
    await staff.call('saveCrew', input);
    return input.crewId;
  };

  const keyOf = async (crewId: string) =>
    ((await staff.call('crewAddress', { crewId })) as { key: string }).key;

  const stored = async (collection: string, fields: object): Promise<string> => {
    const document = db.doc(`${collection}/${randomUUID()}`);
    later(() => db.recursiveDelete(document));
    const now = Timestamp.now();
    await document.create({ ...fields, createdAt: now, updatedAt: now });
    return document.id;
  };
  const guest = {
    customerName: 'Hannah Vogel',
    customerEmail: 'hannah@example.com',
    customerPhone: '+49 30 1234567',
    status: 'confirmed',
  };
  /** A confirmed tour today. */
  const tour = (change: object = {}) =>
    stored('bookings', {
      ...guest,
      bookingType: 'tour',
      tourId: 'ubud-walk',
      itemName: 'Ubud Walk',
      startDate: inDays(0),
      endDate: inDays(0),
      numberOfGuests: 2,
      totalPrice: 91,
      hotelName: 'Hotel Tugu',
      pickupTime: '07:30',
      notes: 'Paid late last time',
      ...change,
    });
  /** A confirmed transfer today. */
  const transfer = (change: object = {}) =>
    stored('transfers', {
      ...guest,
      pickupLocation: 'Airport (DPS)',
      destination: 'Ubud',
      pickupDate: inDays(0),
      pickupTime: '14:00',
      passengers: 2,
      luggage: 3,
      flightNumber: 'GA 123',
      totalAmount: 50,
      isStandalone: true,
      ...change,
    });
  return { form, member, remove, keyOf, tour, transfer };
}
