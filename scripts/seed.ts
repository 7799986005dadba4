// Loads the demo data into a running local suite. Adds what is missing and changes nothing that is there.
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { DEMO_PASSWORD, DEMO_USERS, type DemoUser } from './demo.ts';
import { seedBookings } from './seed/bookings.ts';
import { seedCatalogue } from './seed/catalogue.ts';
import { seedUsers } from './seed/users.ts';

export interface Seeded {
  /** How many documents were missing and are there now. */
  readonly added: { tours: number; villas: number; bookings: number; users: number };
  readonly signIns: readonly { email: string; password: string; role: DemoUser['role'] }[];
}

/** Reads the emulators' addresses from the environment. Throws an Error outside a local suite. */
export async function seed({ projectId }: { projectId: string }): Promise<Seeded> {
  for (const name of ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST']) {
    if (!process.env[name])
      throw new Error(`Demo data is for a local suite only: ${name} is not set.`);
  }
  const app = initializeApp({ projectId }, 'seed');
  try {
    const db = getFirestore(app);
    const users = await seedUsers(getAuth(app), db);
    const catalogue = await seedCatalogue(db);
    const bookings = await seedBookings(db, new Date());
    return {
      added: { ...catalogue, bookings, users },
      signIns: Object.values(DEMO_USERS).map(({ email, role }) => ({
        email,
        password: DEMO_PASSWORD,
        role,
      })),
    };
  } finally {
    await deleteApp(app);
  }
}
