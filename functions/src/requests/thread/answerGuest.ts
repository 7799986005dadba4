import {
  type Colleague,
  colleagueSchema,
  collections,
  isStaffRole,
  pathOf,
} from '@selasar/domain/core';
import type { Transaction } from 'firebase-admin/firestore';
import { callError } from '../../platform/callError.ts';
import { db } from '../../platform/firestore.ts';
import * as logger from '../../platform/log.ts';
import { implement } from '../../platform/operation.ts';
import { applyChange, markRequest } from '../applyChange.ts';
import { changeByStaff } from '../changeByStaff.ts';
import { requireTripKey, writeToGuest } from './thread.ts';

export const answerGuest = implement('answerGuest', async (input, staff) => {
  const { kind, id, messageId, text } = input;
  await changeByStaff(staff, input, async ({ transaction, by, ...addressee }) => {
    if (text === '') {
      await requireTripKey(addressee);
      markRequest(transaction, addressee.document.ref, 'message', { unanswered: undefined });
      return;
    }
    await writeToGuest(transaction, addressee, { messageId, text, byName: by.fullName });
  });
  logger.info('guest answered', { kind, id, messageId, by: staff.uid });
  return { messageId };
});

export const assignThread = implement('assignThread', async (input, staff) => {
  const { kind, id, assignee, seen } = input;
  const stored = await changeByStaff(staff, input, async (change) => {
    const { transaction, document, by } = change;
    const { data: now } = colleagueSchema.safeParse(document.get('assignee'));
    // A repeated call after a lost response, or two people with the same choice: already done.
    if ((now?.uid ?? null) === assignee) return now ?? null;
    if ((now?.uid ?? null) !== seen) {
      throw callError({ code: 'assignee-changed', field: 'seen', facts: { name: now?.name } });
    }
    const next = assignee === null ? null : await readColleague(transaction, assignee);
    const fields = { assignee: next ?? undefined };
    await applyChange(transaction, { what: 'assigned', document, fields, by });
    return next;
  });
  logger.info('thread assigned', { kind, id, assignee, by: staff.uid });
  return { assignee: stored };
});

async function readColleague(transaction: Transaction, uid: string): Promise<Colleague> {
  const profile = await transaction.get(db.doc(pathOf(collections.users, uid)));
  if (!isStaffRole(profile.get('role'))) {
    throw callError({ code: 'not-a-colleague', field: 'assignee' });
  }
  return { uid, name: String(profile.get('fullName') || profile.get('email')) };
}
