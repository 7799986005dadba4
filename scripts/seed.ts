// Loads the demo data into a running local suite. Adds what is missing and changes nothing that is there.
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { DEMO_PASSWORD, DEMO_USERS, type DemoUser } from './demo.ts';
import { bookingRows } from './seed/bookingRows.ts';
import { bookingsOf, seedBookings } from './seed/bookings.ts';
import { busyBookings, busyTransfers } from './seed/busyYear.ts';
import { seedCatalogue } from './seed/catalogue.ts';
import { seedCrew } from './seed/crew.ts';
import { seedCurrencies } from './seed/currencies.ts';
import { recountFigures, withoutTriggers } from './seed/figures.ts';
import { seedMessages } from './seed/messages.ts';
import { seedReviews } from './seed/reviews.ts';
import { transferRows } from './seed/transferRows.ts';
import { seedTransfers, transfersOf } from './seed/transfers.ts';
import { seedThreads, seedTrips } from './seed/trips.ts';
import { seedUsers } from './seed/users.ts';

export interface Seeded {
  /** How many documents were missing and are there now. */
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
export async function seed({ projectId, busy = false }: SeedOptions): Promise<Seeded> {
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
    const seedRecords = async () => ({
      ...(await seedCatalogue(db)),
      trips: await seedTrips(db, now),
      bookings: await seedBookings(db, bookings),
      transfers: await seedTransfers(db, transfers),
      messages: await seedMessages(db, now),
    });
    const records = busy ? await withoutTriggers(seedRecords) : await seedRecords();
    // What is not counted is stored meanwhile. Where triggers are late, the figures are right all the same.
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
