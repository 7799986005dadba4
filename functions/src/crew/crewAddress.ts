import type { CrewAddressAnswer } from '@selasar/domain/crew';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as logger from '../platform/log.ts';
import { implement } from '../platform/operation.ts';
import { callError } from '../platform/callError.ts';
import { capabilitySchema, replaceKey } from '../platform/capability.ts';
import { db } from '../platform/firestore.ts';
import { crewKeys, viewDocument } from './crew.ts';
import { publishCrew } from './publishCrew.ts';

export const crewAddress = implement(
  'crewAddress',
  ({ crewId }, staff): Promise<CrewAddressAnswer> =>
    db.runTransaction(async (transaction) => {
      await staff.authorize(transaction);
      const stored = there(await transaction.get(crewKeys.doc(crewId)));
      return { key: capabilitySchema.parse(stored.data()).key };
    }),
);

export const replaceCrewKey = implement(
  'replaceCrewKey',
  async ({ crewId }, staff): Promise<CrewAddressAnswer> => {
    const key = await db.runTransaction(async (transaction) => {
      await staff.authorize(transaction);
      const stored = there(await transaction.get(crewKeys.doc(crewId)));
      return replaceKey(transaction, stored, viewDocument);
    });
    await publishCrew(crewId);
    logger.info('crew key replaced', { crewId, by: staff.uid });
    return { key };
  },
);

function there(stored: DocumentSnapshot): DocumentSnapshot {
  if (!stored.exists) throw callError({ code: 'crew-not-found' });
  return stored;
}
