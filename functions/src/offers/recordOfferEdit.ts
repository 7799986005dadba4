import { collections, pathOf } from '@selasar/domain/core';
import type { OfferCollection } from '@selasar/domain/offers';
import { theSystem } from '@selasar/domain/people';
import { Timestamp } from 'firebase-admin/firestore';
import type { Change, DocumentSnapshot, FirestoreAuthEvent } from 'firebase-functions/v2/firestore';
import { editDocument, type Edited } from '../platform/audit.ts';
import { db, isAlreadyThere } from '../platform/firestore.ts';

const nameField = { tours: 'title', villas: 'name' } as const;

/** Browsers write offers directly, so only the event names the author. A repeated event is logged once. */
export const recordOfferEdit =
  (kind: OfferCollection) =>
  async (event: FirestoreAuthEvent<Change<DocumentSnapshot> | undefined>): Promise<void> => {
    const { id, time, data, authType, authId } = event;
    if (!data) return;
    const [before, after] = [data.before.data(), data.after.data()];
    const slug = data.after.id;
    const name = String(after?.[nameField[kind]] ?? before?.[nameField[kind]] ?? slug);
    const by = await authorOf(authType, authId);
    const document = editDocument({ kind, id: slug, name, before, after, by });
    if (!document) return;
    const at = data.after.updateTime ?? deletedAt(data.before.updateTime, time);
    const edit = db.collection(collections.edits).doc(id.replaceAll('/', '_'));
    await edit.create({ ...document, at }).catch((error: unknown) => {
      if (!isAlreadyThere(error)) throw error;
    });
  };

/** After the last write at `writtenAt`, even if the event time has whole seconds only. */
function deletedAt(writtenAt: Timestamp | undefined, time: string): Timestamp {
  const eventTime = eventTimestamp(time);
  if (!writtenAt || eventTime > writtenAt) return eventTime;
  return Timestamp.fromMillis(writtenAt.toMillis() + 1);
}

/** The auth type of a person is 'unknown' and its id is the uid. Everything else is the server. */
async function authorOf(authType: string, authId: string | undefined): Promise<Edited['by']> {
  if (authType !== 'unknown' || !authId) return theSystem;
  const profile = await db.doc(pathOf(collections.users, authId)).get();
  const text = (field: string) => String(profile.get(field) ?? '');
  return { uid: authId, fullName: text('fullName'), email: text('email') };
}

/** RFC 3339 in UTC, with all its digits: a Date would drop those after the third. */
export function eventTimestamp(time: string): Timestamp {
  const fraction = /\.(\d{1,9})/.exec(time)?.[1] ?? '';
  return new Timestamp(Math.floor(Date.parse(time) / 1000), Number(fraction.padEnd(9, '0')));
}
