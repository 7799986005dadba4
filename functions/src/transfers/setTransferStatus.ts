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
import { db, unlessChanged, writeUnlessChanged } from '../firestore.ts';
import { transferLetter } from '../mail/transferLetter.ts';
import { writeMail } from '../mail/writeMail.ts';
import { checkStatusChange } from '../status/statusChange.ts';
import { recordStatus } from '../status/statusEvent.ts';

/** Staff confirm, complete or cancel a transfer, given the status that they saw. */
export const setTransferStatus = staffCallable({
  name: 'setTransferStatus',
  input: () => setTransferStatusInputSchema,
  run: async (input, staff): Promise<SetTransferStatusAnswer> => {
    await writeUnlessChanged((transaction) => setStatus(transaction, input, staff));
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
  const stored = await reference.get();
  if (!stored.exists) {
    throw callError({ code: 'transfer-not-found', message: 'This transfer no longer exists.' });
  }
  const booked = storedSchema.parse(stored.data());
  checkStatusChange({
    name: 'transfer',
    currentStatus: booked.status,
    from,
    to,
    isAllowed: canSetTransferStatus,
  });
  transaction.update(
    reference,
    { status: to, updatedAt: FieldValue.serverTimestamp() },
    unlessChanged(stored),
  );
  const id = recordStatus(transaction, reference, from, to, staff);
  const letter = transferLetter({ ...booked, id: transferId }, to);
  writeMail(transaction, { id, to: booked.customerEmail }, letter);
}

/** What a change of status has to know of a transfer. */
const storedSchema = transferSchema.omit({ id: true, createdAt: true, updatedAt: true });
