import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { addDays, baliDate, collections, pathOf } from '@selasar/domain';
import { sampleTours } from '@selasar/domain/samples';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import type { Site } from '../backup/site.ts';
import { DEMO_PASSWORD, DEMO_USERS } from '../demo.ts';
import { recountFigures, withoutTriggers } from '../seed/figures.ts';
import { call, signIn } from '../suite/call.ts';
import { playMailExtension } from '../suite/mailExtension.ts';

const [tour] = sampleTours;
const pictures = ['tour-images/rehearsal-main', 'tour-images/villa-images/rehearsal'];

/** What the demo data lacks: trips, mails that left and one that waits, crew, pictures, an account that is shut. */
export async function doBusiness(site: Site): Promise<void> {
  const staff = await signIn({ email: DEMO_USERS.staff.email, password: DEMO_PASSWORD });
  const [left, waits] = [await book(5), await book(6)];
  const confirm = (bookingId: string) =>
    call('setBookingStatus', { bookingId, from: 'pending', to: 'confirmed' }, staff);
  await confirm(left);
  await engage(left, staff);
  await uploadPictures(site);
  await untilAllAreSent(site);
  await getAuth(site.app).createUser({ email: `${randomUUID()}@example.com`, disabled: true });
  // Nobody waits for this mail then: so it is in the outbox while the backup is made.
  await withoutTriggers(async () => {
    await confirm(waits);
  });
  // Nor was anybody told to count the change.
  await recountFigures(site.project);
}

/** The extension plays as in `npm start`, until no mail is left. Those in the outbox wait for some seconds. */
async function untilAllAreSent(site: Site): Promise<void> {
  const db = getFirestore(site.app, site.database);
  const leave = playMailExtension(db);
  try {
    for (;;) {
      const [waiting, mails] = await Promise.all(
        [collections.outbox, collections.mail].map((name) => db.collection(name).get()),
      );
      const open = mails?.docs.filter((mail) => !isAnswered(mail.get('delivery.state')));
      const queued = await db
        .collection(collections.mailLedger)
        .where('state', '==', 'queued')
        .get();
      if (waiting?.empty && open?.length === 0 && queued.empty) return;
      await setTimeout(pauseMs);
    }
  } finally {
    await leave();
  }
}
const pauseMs = 1000;
const isAnswered = (state: unknown): boolean => state === 'SUCCESS' || state === 'ERROR';

/** A guest's request; answers its id. */
async function book(inDays: number): Promise<string> {
  const requestId = randomUUID();
  await call('createBooking', {
    requestId,
    bookingType: 'tour',
    itemId: tour?.slug,
    startDate: addDays(baliDate(new Date()), inDays),
    endDate: addDays(baliDate(new Date()), inDays),
    numberOfGuests: 2,
    customerName: 'Hannah Vogel',
    customerEmail: 'hannah@example.com',
  });
  return requestId;
}

/** A driver who drives the booking's tour. */
async function engage(id: string, staff: string): Promise<void> {
  const crewId = randomUUID();
  const form = { name: 'Made Suta', phone: '+62 812 3456 7890', languages: ['en', 'id'] };
  const can = { drives: true, guides: true, seats: 4, daysOff: [], active: true };
  await call('saveCrew', { crewId, ...form, ...can }, staff);
  await call('assignCrew', { kind: 'bookings', id, role: 'driver', crewId, seen: null }, staff);
}

async function uploadPictures({ app, bucket }: Site): Promise<void> {
  for (const [index, name] of pictures.entries()) {
    const content = Buffer.from(
      Array.from({ length: 70_000 }, (_, at) => (at * (index + 3)) % 256),
    );
    await getStorage(app)
      .bucket(bucket)
      .file(name)
      .save(content, {
        resumable: false,
        metadata: {
          contentType: 'image/webp',
          cacheControl: 'public, max-age=31536000',
          metadata: { firebaseStorageDownloadTokens: randomUUID() },
        },
      });
  }
  const image = await addressOf({ bucket }, pictures[0] ?? '', app);
  await getFirestore(app)
    .doc(pathOf(collections.tours, tour?.slug ?? ''))
    .update({ image });
}

/** The address that a page shows, with its token. */
async function addressOf(
  { bucket }: Pick<Site, 'bucket'>,
  name: string,
  app: Site['app'],
): Promise<string> {
  const [{ metadata }] = await getStorage(app).bucket(bucket).file(name).getMetadata();
  const token = String(metadata?.['firebaseStorageDownloadTokens']);
  const host = `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}`;
  return `${host}/v0/b/${bucket}/o/${encodeURIComponent(name)}?alt=media&token=${token}`;
}

/** How many pictures a browser gets at their addresses. */
export async function shownPictures(site: Site): Promise<number> {
  const answers = await Promise.all(
    pictures.map(async (name) => fetch(await addressOf(site, name, site.app))),
  );
  return answers.filter(({ ok }) => ok).length;
}
