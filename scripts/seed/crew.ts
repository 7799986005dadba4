import { collections, pathOf } from '@selasar/domain/core';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { addMissing } from './addMissing.ts';
import { capabilityOf, uuidOf } from './identity.ts';

/** Name, phone, languages, drives, guides, seats of the car. */
const rows: readonly [string, string, string[], boolean, boolean, number?][] = [
  ['Ketut Sudarma', '+62 812 3800 1001', ['en', 'id'], true, false, 6],
  ['Gede Pradnyana', '+62 812 3800 1002', ['en', 'id'], true, false, 4],
  ['Wayan Suardika', '+62 812 3800 1003', ['en', 'id', 'ja'], true, true, 4],
  ['Komang Ariani', '+62 812 3800 1004', ['en', 'fr', 'id'], false, true],
];

const idOf = (name: string): string => uuidOf(`crew ${name}`);

/** The drivers and guides with the keys of their pages. */
export async function seedCrew(db: Firestore): Promise<number> {
  const createdAt = FieldValue.serverTimestamp();
  const keys = rows.map(([name]) => ({
    path: pathOf(collections.crewKeys, idOf(name)),
    data: { ...capabilityOf(`crew ${name}`), createdAt },
  }));
  const crew = rows.map(([name, phone, languages, drives, guides, seats]) => ({
    path: pathOf(collections.crew, idOf(name)),
    data: {
      name,
      phone,
      languages,
      drives,
      guides,
      daysOff: [],
      active: true,
      ...(seats === undefined ? {} : { seats }),
      createdAt,
      updatedAt: createdAt,
    },
  }));
  // Writing a driver or guide triggers their page, if they have a key.
  await addMissing(db, keys);
  return addMissing(db, crew);
}

interface Tour {
  pickupTime: string;
  hotelName: string;
  driver?: string;
  guide?: string;
}

/** The crew of some tours, by guest; the other tours have none yet. */
const tours: Readonly<Record<string, Tour>> = {
  'Daniel Kim': {
    pickupTime: '08:00',
    hotelName: 'Rice Field Hotel, Ubud',
    driver: 'Ketut Sudarma',
    guide: 'Wayan Suardika',
  },
  'Anna Kowalska': {
    pickupTime: '09:00',
    hotelName: 'Maya Sanur Resort',
    driver: 'Gede Pradnyana',
    guide: 'Komang Ariani',
  },
  'Yuki Tanaka': {
    pickupTime: '01:30',
    hotelName: 'Hotel Indigo, Seminyak',
    driver: 'Gede Pradnyana',
    guide: 'Wayan Suardika',
  },
  'Mateo Alvarez': {
    pickupTime: '14:30',
    hotelName: 'Cliff View Hotel, Uluwatu',
    driver: 'Ketut Sudarma',
  },
  'Nora Jensen': {
    pickupTime: '08:30',
    hotelName: 'Hotel Indigo, Seminyak',
    driver: 'Gede Pradnyana',
    guide: 'Wayan Suardika',
  },
  'Lucas Moreau': {
    pickupTime: '07:30',
    hotelName: 'Alaya Resort, Ubud',
    guide: 'Komang Ariani',
  },
};

/** The drivers of some transfers, by guest. */
const transfers: Readonly<Record<string, string>> = {
  'Grace Thompson': 'Ketut Sudarma',
  'Yuki Tanaka': 'Gede Pradnyana',
  'Mateo Alvarez': 'Ketut Sudarma',
  'Marta Novak': 'Ketut Sudarma',
};

/** When and where a guest is picked up for a tour, and by whom. */
export function pickupOf(guest: string) {
  const { driver, guide, ...pickup } = tours[guest] ?? {};
  return {
    ...pickup,
    ...(driver ? { driverId: idOf(driver) } : {}),
    ...(guide ? { guideId: idOf(guide) } : {}),
  };
}

/** Who drives the transfer of a guest. */
export function driverOf(guest: string) {
  const driver = transfers[guest];
  return driver ? { driverId: idOf(driver) } : {};
}
