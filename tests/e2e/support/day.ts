import { randomUUID } from 'node:crypto';
import { addDays, type CivilDate, airportName } from '@selasar/domain/core';
import { Timestamp } from 'firebase-admin/firestore';
import type { openSuite } from '../../functions/support/suite.ts';

type Suite = ReturnType<typeof openSuite>;

/** Requests of a day that no other test uses, as the functions store them; removed afterwards. */
export function dayOf({ db, later }: Suite, date: CivilDate) {
  const common = () => ({
    customerName: 'Hannah Vogel',
    customerEmail: 'hannah@example.com',
    customerPhone: '+49 30 1234567',
    status: 'confirmed',
    createdAt: Timestamp.now(),
    updatedAt: Timestamp.now(),
  });
  const tour = (more: object = {}) => ({
    ...common(),
    bookingType: 'tour',
    tourId: 'tour-of-old',
    itemName: 'Ubud Jungle Adventure',
    startDate: date,
    endDate: date,
    numberOfGuests: 2,
    totalPrice: 170,
    ...more,
  });
  const stay = (startDate: CivilDate, endDate: CivilDate, more: object = {}) => ({
    ...common(),
    bookingType: 'villa',
    villaId: 'villa-of-old',
    itemName: 'Villa Sawah Ubud',
    startDate,
    endDate,
    numberOfGuests: 2,
    totalPrice: 630,
    ...more,
  });
  const ride = (more: object = {}) => ({
    ...common(),
    pickupLocation: airportName,
    destination: 'Villa Sawah Ubud',
    pickupDate: date,
    pickupTime: '14:00',
    passengers: 2,
    luggage: 3,
    totalAmount: 50,
    isStandalone: true,
    ...more,
  });
  /** Stores documents of a collection; returns their paths. */
  async function put(collection: string, documents: readonly object[]): Promise<string[]> {
    const batch = db.batch();
    const paths = documents.map((document) => {
      const reference = db.collection(collection).doc(randomUUID());
      batch.create(reference, document);
      return reference.path;
    });
    await batch.commit();
    later(() => Promise.all(paths.map((path) => db.recursiveDelete(db.doc(path)))));
    return paths;
  }
  const driver = async (name: string, phone: string): Promise<string> => {
    const times = { createdAt: Timestamp.now(), updatedAt: Timestamp.now() };
    const [path = ''] = await put('crew', [
      { name, phone, drives: true, guides: false, seats: 6, ...times },
    ]);
    return path.replace('crew/', '');
  };
  return { tour, stay, ride, put, driver, before: addDays(date, -3), after: addDays(date, 3) };
}
