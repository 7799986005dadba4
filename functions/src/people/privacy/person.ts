import {
  baliDate,
  type ExportPersonAnswer,
  type FindPersonAnswer,
  type RemovePersonAnswer,
} from '@selasar/domain';
import { randomUUID } from 'node:crypto';
import { implement, type Staff } from '../../platform/operation.ts';
import { db } from '../../platform/firestore.ts';
import { currentRequestId } from '../../platform/log.ts';
import { recordSecurityEvent } from '../../changes/audit/recordSecurityEvent.ts';
import { exportPerson as exportOf } from './exportPerson.ts';
import { removePerson as remove } from './removePerson.ts';
import { countsOf, openOf, tracesOf } from './tracesOf.ts';

/** Who did it, and under which call the log has more; not of whom. */
const writeDown = (kind: 'person-exported' | 'person-removed', staff: Staff): Promise<void> =>
  db.runTransaction(async (transaction) => {
    const by = await staff.authorize(transaction);
    const what = { kind, ref: currentRequestId() ?? randomUUID() };
    recordSecurityEvent(transaction, db, { what, by });
  });

/** Admins look what is kept of a guest. */
export const findPerson = implement('findPerson', async ({ email }): Promise<FindPersonAnswer> => {
  const found = await tracesOf(email);
  const { hasAccount } = found;
  return { counts: countsOf(found), open: openOf(found, baliDate(new Date())), hasAccount };
});

/** Admins take all of it, to give it to the guest. Whose it was is not written down. */
export const exportPerson = implement(
  'exportPerson',
  async ({ email }, staff): Promise<ExportPersonAnswer> => {
    const answer = await exportOf(email);
    await writeDown('person-exported', staff);
    return answer;
  },
);

/** Admins have a guest forgotten. Whose data it was is not written down. */
export const removePerson = implement(
  'removePerson',
  async ({ email, evenOpen }, staff): Promise<RemovePersonAnswer> => {
    const answer = await remove({ email, evenOpen, authorize: staff.authorize });
    await writeDown('person-removed', staff);
    return answer;
  },
);
