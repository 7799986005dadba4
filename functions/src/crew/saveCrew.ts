import { isDeepStrictEqual } from 'node:util';
import { baliDate, instantSchema, subcollections } from '@selasar/domain/core';
import type { SaveCrewInput } from '@selasar/domain/crew';
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import { callError } from '../platform/callError.ts';
import { newCapability } from '../platform/capability.ts';
import { unlessChanged, writeUnlessChanged } from '../platform/firestore.ts';
import * as logger from '../platform/log.ts';
import { implement } from '../platform/operation.ts';
import { eventAuthor } from '../requests/history.ts';
import { crewKeys, memberDocument } from './crew.ts';
import { publishCrew } from './publishCrew.ts';

export const saveCrew = implement('saveCrew', async ({ crewId, seen, ...form }, staff) => {
  const reference = memberDocument(crewId);
  const fields = asStored(form);
  const changed = await writeUnlessChanged(async (transaction) => {
    const by = await staff.authorize(transaction);
    const document = await reference.get();
    const differing = Object.entries(fields).filter(
      ([name, value]) => !isDeepStrictEqual(document.get(name) ?? null, value),
    );
    // A repeated call after a lost response: already done.
    if (document.exists && differing.length === 0) return [];
    refuseOtherVersion(document, seen);
    const now = FieldValue.serverTimestamp();
    if (document.exists) {
      const written = differing.map(([name, value]) => [name, value ?? FieldValue.delete()]);
      const update = { ...Object.fromEntries(written), updatedAt: now };
      transaction.update(reference, update, unlessChanged(document));
    } else {
      const known = Object.entries(fields).filter(([, value]) => value !== null);
      const created = { ...Object.fromEntries(known), createdAt: now, updatedAt: now };
      transaction.create(reference, created);
      transaction.create(crewKeys.doc(crewId), { ...newCapability(), createdAt: now });
    }
    transaction.create(reference.collection(subcollections.events).doc(), {
      before: Object.fromEntries(differing.map(([name]) => [name, document.get(name) ?? null])),
      after: Object.fromEntries(differing),
      ...eventAuthor(by),
      at: now,
    });
    return differing.map(([name]) => name);
  });
  await publishCrew(crewId);
  logger.info('crew saved', { crewId, changed, by: staff.uid });
  return { crewId };
});

/** Null means absent. */
function asStored({ seats, daysOff, email, ...form }: Omit<SaveCrewInput, 'crewId' | 'seen'>) {
  const today = baliDate(new Date());
  return {
    ...form,
    ...(email === undefined ? {} : { email: email || null }),
    languages: [...new Set(form.languages)].toSorted(),
    seats: form.drives ? seats : null,
    daysOff: [...new Set(daysOff)].filter((date) => date >= today).toSorted(),
  };
}

function refuseOtherVersion(document: DocumentSnapshot, seen: number | undefined): void {
  const updatedAt = document.exists ? document.get('updatedAt') : undefined;
  const stored = instantSchema.safeParse(updatedAt).data?.getTime();
  if (stored === seen) return;
  if (stored === undefined) throw callError({ code: 'crew-not-found' });
  if (seen === undefined) throw callError({ code: 'request-id-reused', field: 'crewId' });
  throw callError({ code: 'crew-changed' });
}
