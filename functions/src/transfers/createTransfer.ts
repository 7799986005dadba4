import {
  collections,
  createTransferAnswerSchema,
  createTransferInputSchema,
  transfer,
  transferRouteSchema,
  transferSchema,
  transferSearch,
  type CreateTransferAnswer,
} from '@selasar/domain';
import { FieldValue } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { publicCallable, validate } from '../core/callable.ts';
import { db } from '../core/firestore.ts';
import { transferLetter } from './transferLetter.ts';
import { writeMail } from '../mail/writeMail.ts';
import { createOnce } from '../requests/createOnce.ts';
import { recordStatus } from '../status/statusEvent.ts';

/** A guest asks for an airport transfer. The request id makes it safe to send the same request again. */
export const createTransfer = publicCallable({
  name: 'createTransfer',
  input: () => createTransferInputSchema,
  run: async ({ requestId, website, ...request }, guest): Promise<CreateTransferAnswer> => {
    const reference = db.collection(collections.transfers).doc(requestId);
    const stored = await createOnce({
      reference,
      schema: transferSchema.omit({ id: true }),
      search: transferSearch,
      request,
      judge: () => validate(transferRouteSchema(new Date()), request),
      sender: { ...guest, email: request.customerEmail, website },
      countsAs: 'requests',
      complete: async (transaction) => {
        const { totalAmount } = transfer;
        const id = recordStatus(transaction, reference, null, 'pending', 'guest');
        const letter = transferLetter({ ...request, totalAmount, id: requestId }, 'pending');
        writeMail(transaction, { id, to: request.customerEmail }, letter);
        return {
          totalAmount,
          isStandalone: true,
          status: 'pending' as const,
          createdAt: FieldValue.serverTimestamp(),
          updatedAt: FieldValue.serverTimestamp(),
        };
      },
    });
    logger.info('transfer requested', { transferId: requestId });
    return createTransferAnswerSchema.parse({
      ...stored,
      status: 'pending',
      transferId: requestId,
    });
  },
});
