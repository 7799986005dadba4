import { baliDate } from '@selasar/domain/core';
import type {
  ExportPersonAnswer,
  FindPersonAnswer,
  RemovePersonAnswer,
} from '@selasar/domain/people';
import { randomUUID } from 'node:crypto';
import { implement, type Staff } from '../../platform/operation.ts';
import { db } from '../../platform/firestore.ts';
import { currentRequestId } from '../../platform/log.ts';
import { recordSecurityEvent } from '../../platform/security/recordSecurityEvent.ts';
import { exportPerson as exportOf } from './exportPerson.ts';
import { removePerson as remove } from './removePerson.ts';
import { countsOf, openOf, tracesOf } from './tracesOf.ts';

/** Logs the admin and the call id, not the guest. */
const writeDown = (kind: 'person-exported' | 'person-removed', staff: Staff): Promise<void> =>
  db.runTransaction(async (transaction) => {
    const by = await staff.authorize(transaction);
    const what = { kind, ref: currentRequestId() ?? randomUUID() };
    recordSecurityEvent(transaction, db, { what, by });
  });

export const findPerson = implement('findPerson', async ({ email }): Promise<FindPersonAnswer> => {
  const found = await tracesOf(email);
  const { hasAccount } = found;
  return { counts: countsOf(found), open: openOf(found, baliDate(new Date())), hasAccount };
});

export const exportPerson = implement(
  'exportPerson',
  async ({ email }, staff): Promise<ExportPersonAnswer> => {
    const answer = await exportOf(email);
    await writeDown('person-exported', staff);
    return answer;
  },
);

export const removePerson = implement(
  'removePerson',
  async ({ email, evenOpen }, staff): Promise<RemovePersonAnswer> => {
    const answer = await remove({ email, evenOpen, authorize: staff.authorize });
    await writeDown('person-removed', staff);
    return answer;
  },
);
