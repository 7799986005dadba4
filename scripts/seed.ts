// Loads the demo data into a running local suite. Adds what is missing and changes nothing that is there.
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { DEMO_PASSWORD, DEMO_USERS, type DemoUser } from './demo.ts';
import { bookingRows } from './seed/bookingRows.ts';
import { seedBookings } from './seed/bookings.ts';
import { busyBookings, busyTransfers } from './seed/busyYear.ts';
import { seedCurrencies } from './seed/currencies.ts';
import { seedCatalogue } from './seed/catalogue.ts';
import { recountFigures, withoutTriggers } from './seed/figures.ts';
import { seedMessages } from './seed/messages.ts';
import { transferRows } from './seed/transferRows.ts';
import { seedTransfers } from './seed/transfers.ts';
import { seedUsers } from './seed/users.ts';

export interface Seeded {
  /** How many documents were missing and are there now. */
  readonly added: {
    tours: number;
    villas: number;
    bookings: number;
    transfers: number;
    messages: number;
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
    const users = await seedUsers(getAuth(app), db);
    const records = busy
      ? await withoutTriggers(() => seedRecords(db, true))
      : await seedRecords(db, false);
    // On a machine under load the triggers may be late: the figures are right all the same.
    await recountFigures(projectId);
    return answer({ users, ...records });
  } finally {
    await deleteApp(app);
  }
}

async function seedRecords(db: Firestore, busy: boolean) {
  const now = new Date();
  const bookings = busy ? [...bookingRows, ...busyBookings()] : bookingRows;
  const transfers = busy ? [...transferRows, ...busyTransfers()] : transferRows;
  return {
    ...(await seedCatalogue(db)),
    bookings: await seedBookings(db, now, bookings),
    transfers: await seedTransfers(db, now, transfers),
    messages: await seedMessages(db, now),
    currencies: await seedCurrencies(db, now),
  };
}

const answer = (added: Seeded['added']): Seeded => ({
  added,
  signIns: Object.values(DEMO_USERS).map(({ email, role }) => ({
    email,
    password: DEMO_PASSWORD,
    role,
  })),
});
