import { collections, pathOf, theSystem, type OfferCollection } from '@selasar/domain';
import { Timestamp } from 'firebase-admin/firestore';
import type { Change, DocumentSnapshot, FirestoreAuthEvent } from 'firebase-functions/v2/firestore';
import { db, isAlreadyThere } from '../../platform/firestore.ts';
import { eventTimestamp } from '../../stats/eventTime.ts';
import { editDocument, type Edited } from './recordEdit.ts';

/** The name of a tour or villa. */
const nameField = { tours: 'title', villas: 'name' } as const;

/**
 * Logs the edit of an offer. Browsers write offers directly, so only the event names the author. A repeated event is
 * logged once.
 */
export const recordOfferEdit =
  (kind: OfferCollection) =>
  async ({
    id,
    time,
    data,
    authType,
    authId,
  }: FirestoreAuthEvent<Change<DocumentSnapshot> | undefined>): Promise<void> => {
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

/** The time of a deletion: after the last write at `writtenAt`, even if the event time has whole seconds only. */
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
