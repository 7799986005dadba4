import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { callError } from '../platform/callError.ts';
import { capabilitySchema, replaceKey } from '../platform/capability.ts';
import { db } from '../platform/firestore.ts';
import * as logger from '../platform/log.ts';
import { implement } from '../platform/operation.ts';
import { crewKeys, crewOf, viewDocument } from './crew.ts';
import { publishCrew } from './publishCrew.ts';

export const openCrew = implement('openCrew', async ({ key }, guest) => {
  const { crewId, viewId } = await crewOf(key, guest);
  if (!(await viewDocument(viewId).get()).exists) await publishCrew(crewId);
  return { viewId };
});

export const crewAddress = implement('crewAddress', ({ crewId }, staff) =>
  db.runTransaction(async (transaction) => {
    await staff.authorize(transaction);
    const stored = there(await transaction.get(crewKeys.doc(crewId)));
    return { key: capabilitySchema.parse(stored.data()).key };
  }),
);

export const replaceCrewKey = implement('replaceCrewKey', async ({ crewId }, staff) => {
  const key = await db.runTransaction(async (transaction) => {
    await staff.authorize(transaction);
    const stored = there(await transaction.get(crewKeys.doc(crewId)));
    return replaceKey(transaction, stored, viewDocument);
  });
  await publishCrew(crewId);
  logger.info('crew key replaced', { crewId, by: staff.uid });
  return { key };
});

function there(stored: DocumentSnapshot): DocumentSnapshot {
  if (!stored.exists) throw callError({ code: 'crew-not-found' });
  return stored;
}
