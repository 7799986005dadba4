// Loads the demo data into a running local suite. Adds missing documents and changes no existing ones.
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { DEMO_PASSWORD, DEMO_USERS, type DemoUser } from '../demo.ts';
import { bookingRows } from './bookingRows.ts';
import { bookingsOf, seedBookings } from './bookings.ts';
import { busyBookings, busyTransfers } from './busyYear.ts';
import { addMissing } from './addMissing.ts';
import { catalogue } from './catalogue.ts';
import { seedCrew } from './crew.ts';
import { seedCurrencies } from './currencies.ts';
import { recountFigures, withoutTriggers } from './figures.ts';
import { seedMessages } from './messages.ts';
import { seedReviews } from './reviews.ts';
import { transferRows } from './transferRows.ts';
import { seedTransfers, transfersOf } from './transfers.ts';
import { seedThreads, seedTrips } from './trips.ts';
import { seedUsers } from './users.ts';

export interface Seeded {
  /** The number of added documents. */
  readonly added: {
    tours: number;
    villas: number;
    bookings: number;
    transfers: number;
    messages: number;
    trips: number;
    threads: number;
    crew: number;
    reviews: number;
    currencies: number;
    users: number;
  };
  readonly signIns: readonly { email: string; password: string; role: DemoUser['role'] }[];
}

export interface SeedOptions {
  readonly projectId: string;
  /** A year of business, 2,000 bookings and 500 transfers, instead of some weeks. */
  readonly busy?: boolean;
}

/** Reads the emulators' addresses from the environment. Throws an Error outside a local suite. */
export async function seedDemoData({ projectId, busy = false }: SeedOptions): Promise<Seeded> {
  for (const name of ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST']) {
    if (!process.env[name])
      throw new Error(`Demo data is for a local suite only: ${name} is not set.`);
  }
  const app = initializeApp({ projectId }, 'seed');
  try {
    const db = getFirestore(app);
    const now = new Date();
    const users = await seedUsers(getAuth(app), db);
    const bookings = bookingsOf(busy ? [...bookingRows, ...busyBookings()] : bookingRows, now);
    const transfers = transfersOf(busy ? [...transferRows, ...busyTransfers()] : transferRows, now);
    const { tours, villas } = await catalogue();
    const seedRecords = async () => ({
      tours: await addMissing(db, tours),
      villas: await addMissing(db, villas),
      trips: await seedTrips(db, now),
      bookings: await seedBookings(db, bookings),
      transfers: await seedTransfers(db, transfers),
      messages: await seedMessages(db, now),
    });
    const records = busy ? await withoutTriggers(seedRecords) : await seedRecords();
    // Meanwhile, documents that are not counted are stored. Late triggers do not change the figures.
    const [crew, threads, reviews, currencies] = await Promise.all([
      seedCrew(db),
      seedThreads(db, now, [...bookings, ...transfers]),
      seedReviews(db, now, bookings),
      seedCurrencies(db, now),
      recountFigures(projectId),
    ]);
    return answer({ users, ...records, crew, threads, reviews, currencies });
  } finally {
    await deleteApp(app);
  }
}

const answer = (added: Seeded['added']): Seeded => ({
  added,
  signIns: Object.values(DEMO_USERS).map(({ email, role }) => ({
    email,
    password: DEMO_PASSWORD,
    role,
  })),
});
