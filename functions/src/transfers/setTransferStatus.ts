import {
  canSetTransferStatus,
  setTransferStatusInputSchema,
  transferSchema,
  type SetTransferStatusAnswer,
  type SetTransferStatusInput,
} from '@selasar/domain';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { staffCallable, type Staff } from '../callable.ts';
import { callError } from '../callError.ts';
import { db } from '../firestore.ts';
import { checkStatusChange } from '../status/statusChange.ts';
import { recordStatus } from '../status/statusEvent.ts';

/** Staff confirm, complete or cancel a transfer, given the status that they saw. */
export const setTransferStatus = staffCallable({
  name: 'setTransferStatus',
  input: () => setTransferStatusInputSchema,
  run: async (input, staff): Promise<SetTransferStatusAnswer> => {
    await db.runTransaction((transaction) => setStatus(transaction, input, staff));
    logger.info('transfer status set', { ...input, by: staff.uid });
    return { transferId: input.transferId, status: input.to };
  },
});

async function setStatus(
  transaction: Transaction,
  { transferId, from, to }: SetTransferStatusInput,
  staff: Staff,
): Promise<void> {
  const reference = db.collection('transfers').doc(transferId);
  const stored = await transaction.get(reference);
  if (!stored.exists) {
    throw callError({ code: 'transfer-not-found', message: 'This transfer no longer exists.' });
  }
  const { status } = transferSchema.pick({ status: true }).parse(stored.data());
  checkStatusChange({
    name: 'transfer',
    currentStatus: status,
    from,
    to,
    isAllowed: canSetTransferStatus,
  });
  transaction.update(reference, { status: to, updatedAt: FieldValue.serverTimestamp() });
  recordStatus(transaction, reference, from, to, staff);
}
