import { collections, pathOf, theSystem, type OfferCollection } from '@selasar/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { onDocumentWrittenWithAuthContext } from 'firebase-functions/v2/firestore';
import { db, isAlreadyThere } from '../core/firestore.ts';
import { options } from '../core/options.ts';
import { eventTimestamp } from '../stats/eventTime.ts';
import { editDocument, type Edited } from './recordEdit.ts';

/** What a tour or a villa is called. */
const nameField = { tours: 'title', villas: 'name' } as const;

/** Browsers write offers themselves, so that only the event tells who did. One that comes twice is written down once. */
const edited = (kind: OfferCollection) =>
  onDocumentWrittenWithAuthContext(
    { ...options, document: pathOf(kind, '{slug}'), retry: true },
    async ({ id, time, data, authType, authId }) => {
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
    },
  );

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

export const onTourEdited = edited(collections.tours);
export const onVillaEdited = edited(collections.villas);
