import { collections, pathOf, theSystem, type OfferCollection } from '@selasar/domain';
import { Timestamp } from 'firebase-admin/firestore';
import type { Change, DocumentSnapshot, FirestoreAuthEvent } from 'firebase-functions/v2/firestore';
import { db, isAlreadyThere } from '../../platform/firestore.ts';
import { eventTimestamp } from '../../stats/eventTime.ts';
import { editDocument, type Edited } from './recordEdit.ts';

/** What a tour or a villa is called. */
const nameField = { tours: 'title', villas: 'name' } as const;

/** Browsers write offers themselves, so that only the event tells who did. One that comes twice is written down once. */
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

/** When something was deleted that was last written at `writtenAt`: later, also where the event tells whole seconds only. */
function deletedAt(writtenAt: Timestamp | undefined, time: string): Timestamp {
  const told = eventTimestamp(time);
  if (!writtenAt || told > writtenAt) return told;
  return Timestamp.fromMillis(writtenAt.toMillis() + 1);
}

/** People are of the type 'unknown'; their id is the uid. Everything else is the server. */
async function authorOf(authType: string, authId: string | undefined): Promise<Edited['by']> {
  if (authType !== 'unknown' || !authId) return theSystem;
  const profile = await db.doc(pathOf(collections.users, authId)).get();
  const text = (field: string) => String(profile.get(field) ?? '');
  return { uid: authId, fullName: text('fullName'), email: text('email') };
}
