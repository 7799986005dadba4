import { createHash } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import {
  DocumentReference,
  GeoPoint,
  getFirestore,
  Timestamp,
  type CollectionReference,
} from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import type { Site } from '../backup/site.ts';

/** What a project holds, piece by piece: 'documents/bookings/1a2b' and what is stored there, as text that can be compared. */
export type Snapshot = ReadonlyMap<string, string>;

/** So many documents are asked at once what is within them. */
const atOnce = 100;

/**
 * All that a project holds, found by the Admin SDK's lists. A backup finds it in another way, so that neither proves itself.
 * All of it is in memory: for rehearsals and tests.
 */
export async function snapshotOf(site: Site): Promise<Snapshot> {
  const found = new Map<string, string>();
  const add = (name: string, value: unknown) => found.set(name, JSON.stringify(value));
  const within = async (collections: CollectionReference[]): Promise<void> => {
    for (const collection of collections) {
      // Also those that are not stored, and have something within.
      const listed = await collection.listDocuments();
      for (const stored of (await collection.get()).docs) {
        add(`documents/${stored.ref.path}`, plain(stored.data()));
      }
      for (let from = 0; from < listed.length; from += atOnce) {
        await Promise.all(
          listed
            .slice(from, from + atOnce)
            .map(async (document) => within(await document.listCollections())),
        );
      }
    }
  };
  await within(await getFirestore(site.app, site.database).listCollections());
  const { users } = await getAuth(site.app).listUsers(1000);
  for (const user of users) {
    // Sessions end with a restore, and the times of the last ones with them.
    const { tokensValidAfterTime: _, metadata, ...rest } = user.toJSON() as Record<string, unknown>;
    const { lastRefreshTime: __, ...times } = metadata as Record<string, unknown>;
    add(`accounts/${user.uid}`, sorted({ ...rest, ...times }));
  }
  const [files] = await getStorage(site.app).bucket(site.bucket).getFiles();
  for (const file of files) {
    const { contentType, cacheControl, metadata } = (await file.getMetadata())[0];
    const sha256 = createHash('sha256')
      .update((await file.download())[0])
      .digest('hex');
    add(`pictures/${file.name}`, sorted({ contentType, cacheControl, metadata, sha256 }));
  }
  return found;
}

/** What is missing, added or changed, by name. */
export function differences(before: Snapshot, after: Snapshot): string[] {
  const missing = [...before.keys()].filter((name) => !after.has(name));
  const added = [...after.keys()].filter((name) => !before.has(name));
  const changed = [...before].filter(([name, is]) => after.has(name) && after.get(name) !== is);
  return [
    ...missing.map((name) => `${name} is missing`),
    ...added.map((name) => `${name} is added`),
    ...changed.map(([name]) => `${name} is changed`),
  ];
}

/** The same whatever the order in which it came. */
export const sorted = (value: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(value)
      .toSorted()
      .map((key) => [key, plain(value[key])]),
  );

/** A value with its type, where JSON knows it not. */
function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return { seconds: value.seconds, nanoseconds: value.nanoseconds };
  if (value instanceof DocumentReference) return { reference: value.path };
  if (value instanceof GeoPoint) return { latitude: value.latitude, longitude: value.longitude };
  if (value instanceof Uint8Array) return { bytes: Buffer.from(value).toString('base64') };
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : `${value}`;
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === 'object' && value !== null) return sorted(value as Record<string, unknown>);
  return value;
}
