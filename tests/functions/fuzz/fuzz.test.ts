import { randomUUID } from 'node:crypto';
import { mailEntrySchema, noticeKindSchema } from '@selasar/domain/mail';
import { contactMessageSchema } from '@selasar/domain/messages';
import { tourSchema, villaSchema } from '@selasar/domain/offers';
import { userProfileSchema } from '@selasar/domain/people';
import { bookingSchema, transferSchema } from '@selasar/domain/requests';
import { Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { randomFrom } from './counters/events.ts';
import { openSuite, projectId } from '../support/suite.ts';
import { hostsOf } from './hosts.ts';
import { idToken } from './idToken.ts';
import { mark } from './choose.ts';
import { fuzzedRequest } from './fuzzedRequest.ts';

const requests = process.env['FULL'] ? 20_000 : 300;
const seed = Number(process.env['SEED'] ?? 1);
const timeout = 600_000;

const suite = openSuite();
const { db } = suite;
const app = initializeApp({ projectId }, randomUUID());
const hosts = hostsOf();
const bucket = getStorage(app).bucket(hosts.bucket);
/** A customer's name, which nobody but staff may ever see. */
const secret = `Secret ${randomUUID()}`;

beforeAll(async () => {
  const message = { name: secret, email: 'a@example.com', subject: 'x', message: 'x', read: false };
  const messages = db.doc(`messages/${randomUUID()}`);
  await messages.set({ ...message, createdAt: Timestamp.now() });
  suite.later(() => messages.delete());
});
afterAll(async () => {
  for (const document of await markedDocuments()) await db.recursiveDelete(document.ref);
  for (const file of await markedFiles()) await file.delete();
  await deleteApp(app);
});

async function tokenOf(role?: 'staff'): Promise<string> {
  const { uid } = await suite.person();
  if (role) await suite.enrol(uid, role);
  return idToken(suite, uid);
}

/** All documents that the requests can have written: their ids have the mark. */
async function markedDocuments() {
  const collections = await db.listCollections();
  const found = await Promise.all(collections.map((collection) => collection.get()));
  return found.flatMap(({ docs }) => docs.filter(({ id }) => id.startsWith(mark)));
}
async function markedFiles() {
  const [files] = await bucket.getFiles();
  return files.filter(({ name }) => name.includes(mark));
}

const schemas: Record<string, z.ZodType> = {
  bookings: bookingSchema,
  transfers: transferSchema,
  messages: contactMessageSchema,
  mailLog: mailEntrySchema,
  tours: tourSchema,
  villas: villaSchema,
  users: userProfileSchema,
  notices: z.strictObject({
    kind: noticeKindSchema,
    of: z.enum(['bookings', 'transfers', 'messages']),
    recordId: z.string(),
    at: z.instanceof(Timestamp),
    waiting: z.boolean(),
    expiresAt: z.instanceof(Timestamp),
  }),
  mail: z.strictObject({
    to: z.string(),
    message: z.strictObject({ subject: z.string(), text: z.string(), html: z.string() }),
    expiresAt: z.instanceof(Timestamp),
  }),
};

it(
  `${requests} fuzzed requests, seed ${seed}, break nothing and learn nothing`,
  { timeout },
  async () => {
    const tokens = [undefined, await tokenOf(), await tokenOf('staff')];
    const faults: string[] = [];
    const statuses = new Map<number, number>();
    for (let n = 0; n < requests; n += 1) {
      const person = n % tokens.length;
      const { url, ...request } = fuzzedRequest(randomFrom(seed * 1e6 + n), hosts, tokens[person]);
      const answer = await fetch(url, { ...request, body: request.body ?? null });
      const text = await answer.text();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const shown = () =>
        `${n}: ${answer.status} ${request.method} ${url} ${request.body?.slice(0, 300)} → ${text.slice(0, 200)}`;
      if (answer.status >= 500 && answer.status !== 501) faults.push(shown());
      if (person < 2 && text.includes(secret)) faults.push(`told a secret: ${shown()}`);
      // The emulator's web server reports truncated JSON in detail; production says less.
      const isUnreadable = text.includes('<pre>SyntaxError:');
      if (/\n\s+at |node_modules/.test(text) && !isUnreadable)
        faults.push(`told a stack: ${shown()}`);
    }
    expect(faults).toEqual([]);
    // All kinds of answers occurred, so the requests are neither all invalid nor all valid.
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 403]));

    for (const document of await markedDocuments()) {
      const { id, ref } = document;
      const ids = {
        bookings: { id },
        transfers: { id },
        messages: { id },
        mailLog: { id },
        users: { uid: id },
      };
      const own = Object.entries(ids).find(([name]) => name === ref.parent.id)?.[1];
      const parsed = schemas[ref.parent.id]?.safeParse({ ...own, ...document.data() });
      expect({ path: ref.path, fits: parsed?.success, error: parsed?.error?.message }).toEqual({
        path: ref.path,
        fits: true,
        error: undefined,
      });
    }
    for (const { name, metadata } of await markedFiles()) {
      expect(name).toMatch(/^tour-images\//);
      expect(metadata.contentType).toBe('image/webp');
    }
  },
);
